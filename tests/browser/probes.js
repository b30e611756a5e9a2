/** What a page can tell of itself: what moved, where the board is, what is too small. */
(() => {
  const shifts = [];
  new PerformanceObserver((list) => {
    // As the web vital counts: what follows a click at once was asked for.
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts.push(value);
  }).observe({ type: 'layout-shift' });

  const said = (element) => element.dataset.target ?? element.textContent.trim().slice(0, 24);

  window.probes = {
    /** The cumulative layout shift since the probes were loaded. */
    shifted: () => shifts.reduce((sum, value) => sum + value, 0),

    board() {
      const { x, y, width, height } = document.querySelector('section.board').getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    },

    /** Text in sight that is drawn smaller than so many pixels. */
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
        if (!node.textContent.trim() || element.closest('.vh') || !width || !height || style.visibility === 'hidden') continue;
        const scale = element.ownerSVGElement?.getScreenCTM().a ?? 1;
        const size = parseFloat(style.fontSize) * scale;
        if (size < least - 0.1) small.push(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 24)}`);
      }
      return small;
    },

    /** What can be tapped and is shorter than `long` at its longer side, or than `short` at the other. */
    targetsBelow(long, short) {
      const small = [];
      for (const thing of document.querySelectorAll('.table button, .table a, .table [data-state]')) {
        const { width, height } = thing.getBoundingClientRect();
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
