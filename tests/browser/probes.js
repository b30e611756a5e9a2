/** What a page can tell of itself: what moved, where the board is, what is too small. */
(() => {
  const shifts = [];
  const name = (node) => (node?.nodeType === 1 ? `${node.tagName}.${node.className?.baseVal ?? node.className}` : String(node?.nodeName));
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  // What comes between a click and its answer was asked for, however long a machine takes. The web
  // vital forgives half a second instead, in which bots may have moved.
  const asked = [];
  for (const input of ['pointerdown', 'keydown']) {
    addEventListener(input, () => asked.push({ from: performance.now(), until: Infinity }), true);
  }
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      if (asked.some(({ from, until }) => from <= startTime && startTime <= until)) continue;
      shifts.push({ value, what: sources.map(({ node, previousRect, currentRect }) => `${name(node)} ${box(previousRect)} -> ${box(currentRect)}`) });
    }
  }).observe({ type: 'layout-shift' });

  const said = (element) => element.dataset.target ?? element.textContent.trim().slice(0, 24);

  window.probes = {
    /**
     * What was clicked is done: what moves from now on moves by itself. A page may know an answer before it
     * has drawn it, on a busy machine for long; some parts are as large as they should be one frame later.
     */
    async answered() {
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      await drawn();
      await drawn();
      for (const wish of asked) wish.until = Math.min(wish.until, performance.now());
    },

    /** Every layout shift since the probes were loaded, with what moved. */
    shifts: () => shifts,

    board() {
      const { x, y, width, height } = document.querySelector('section.board').getBoundingClientRect();
      return [x, y, width, height];
    },

    /**
     * Text in sight that is drawn smaller than so many pixels. What is printed on a drawn piece is a
     * picture, as large as the piece: `data-about` says it.
     */
    textBelow(least) {
      const small = [];
      const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const element = node.parentElement;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        const style = getComputedStyle(element);
        if (!node.textContent.trim() || element.closest('.vh, [data-about] .rw-print') || !width || !height || style.visibility === 'hidden') continue;
        const scale = element instanceof SVGElement ? element.getScreenCTM().a : 1;
        const size = parseFloat(style.fontSize) * scale;
        if (size < least - 0.1) small.push(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 24)}`);
      }
      return small;
    },

    /** What can be tapped and is shorter than `long` at its longer side, or than `short` at the other. */
    targetsBelow(long, short) {
      const small = [];
      for (const thing of document.querySelectorAll('.table button, .table a, .table [data-state]')) {
        // A button may reach over all of what it stands in.
        const reach = getComputedStyle(thing, '::after').inset === '0px' ? thing.offsetParent : thing;
        const { width, height } = reach.getBoundingClientRect();
        if (!width || !height || !thing.checkVisibility({ visibilityProperty: true })) continue;
        const [less, more] = [width, height].sort((one, other) => one - other);
        if (more < long - 0.5 || less < short - 0.5) small.push(`${Math.round(width)}x${Math.round(height)}: ${said(thing)}`);
      }
      return small;
    },

    /** How many animations have no end. */
    endless: () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().iterations === Infinity)
        .length,
  };
})();
