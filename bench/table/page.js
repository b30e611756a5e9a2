/** What the bench asks a page; it is there before the page's own scripts. */
window.bench = (() => {
    const SHIFT = ['startTime', 'value', 'hadRecentInput'];
    const shifts = [];
    let changed = 0;
    let clicked = null;
    let seen = null;

    const table = () => document.querySelector('[data-step]');
    const all = (selector) => [...document.querySelectorAll(selector)];

    /** Where the game stands and what the reader is asked. */
    const place = () => `${table()?.dataset.step} ${table()?.dataset.question ?? ''}`;
    const isOver = () => table()?.dataset.status === 'over';
    const isMoving = ({playState, effect}) =>
        playState === 'running' && effect.getComputedTiming().endTime !== Infinity;

    /** Until I am asked or the game is over, and nothing has changed or moved for `still` ms. */
    const quiet = (still) => new Promise((done) => {
        const begin = performance.now();
        changed = begin;
        const look = () => {
            const now = performance.now();
            if (document.getAnimations().some(isMoving)) changed = now;
            const wait = changed + still - now;
            const rests = table() && ('question' in table().dataset || isOver());
            if (rests && wait <= 0) done(true);
            else if (now - begin > 20_000) done(false);
            else setTimeout(look, Math.max(wait, 20));
        };
        look();
    });

    /** The next click is timed, until the frame that shows another place. */
    const arm = () => {
        clicked = seen = null;
        const note = (event) => (clicked = event.timeStamp);
        addEventListener('click', note, {capture: true, once: true});
        const before = place();
        const observer = new MutationObserver(() => {
            if (place() === before) return;
            observer.disconnect();
            requestAnimationFrame(() => (seen = performance.now()));
        });
        observer.observe(table(), {attributeFilter: ['data-step', 'data-question']});
    };
    /** From that click to that frame; null if it showed no other place. */
    const latency = () => (clicked === null || seen === null ? null : seen - clicked);

    const boardHeight = () =>
        document.querySelector('section.board').getBoundingClientRect().height;

    // What is offered

    const SPOTS = [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8]];
    const hits = (element, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (element.contains(hit) || hit.closest('label')?.control === element);
    };
    const spot = (element) => {
        const box = element.getBoundingClientRect();
        const points = SPOTS.map(([fx, fy]) => [box.left + fx * box.width, box.top + fy * box.height]);
        const [x, y] = points.find(([x, y]) => hits(element, x, y)) ?? [];
        const what = element.dataset.target ?? element.textContent.trim();
        return x === undefined ? null : {x, y, what};
    };
    /** The first of these that is in sight, or else can be brought into sight. */
    const first = (elements) => {
        for (const scrolls of [false, true]) {
            for (const element of elements) {
                if (scrolls) element.scrollIntoView({block: 'nearest', behavior: 'instant'});
                const found = spot(element);
                if (found) return found;
            }
        }
        return null;
    };
    /**
     * The first thing to click: a yes that is due, a line of an opened list, something on the board,
     * a worded answer; where none can be seen, another part of a narrow board. Conversions never end.
     */
    const offered = (passing) => {
        const due = all('[role=alertdialog] button').slice(0, 1);
        const lines = all('dialog[open] .act');
        if (due.length || lines.length) return first(due) ?? first(lines);
        const glowing = all('[data-target][data-state=target]');
        const targets = glowing.filter(({dataset}) => !dataset.target.startsWith('convert:'));
        const passes = targets.filter(({dataset}) => /^(booster:|pass$)/.test(dataset.target));
        const others = targets.filter((target) => !passes.includes(target));
        const words = all('[data-digit]:not([aria-disabled=true])');
        // A part of the board in which something can be pointed at says so by a dot with a title.
        const parts = all('section.board button[aria-pressed=false]:has([title])');
        if (passing && passes.length) return first(passes) ?? first(parts) ?? first(others);
        return first(others) ?? first(passes) ?? first(words) ?? first(parts);
    };

    /** The key that brings the focus nearer to a target: an arrow, or Tab where it leads nowhere. */
    let tried = null;
    const towards = (wanted) => {
        const from = document.activeElement;
        const to = document.querySelector(`[data-target="${wanted}"]`);
        if (from === to) return null;
        tried = tried === from ? null : from;
        if (!tried || !from.hasAttribute('data-state')) return 'Tab';
        const [here, there] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
        const dx = there.x + there.width / 2 - here.x - here.width / 2;
        const dy = there.y + there.height / 2 - here.y - here.height / 2;
        if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
        return dy > 0 ? 'ArrowDown' : 'ArrowUp';
    };

    // What is small

    const isShown = (element, box) =>
        element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true})
        && box.width > 2 && box.height > 2
        && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    const nameOf = (element) => {
        const {target} = element.dataset;
        const names = [...element.classList].filter((name) => !name.startsWith('svelte-'));
        const more = target ? `[data-target="${target}"]` : names.slice(0, 2).map((name) => `.${name}`).join('');
        return element.localName + more;
    };
    const path = (element) => {
        const names = [];
        for (let at = element; at !== document.body && names.length < 3; at = at.parentElement) {
            names.unshift(nameOf(at));
        }
        return names.join(' > ');
    };
    const scale = (element) => {
        if (!(element instanceof SVGElement)) return element.currentCSSZoom;
        const {a, b} = element.getScreenCTM();
        return Math.hypot(a, b);
    };
    const cut = (words) => words.trim().replace(/\s+/g, ' ').slice(0, 40);

    /** Every text in sight, by the size it has on the screen. */
    const texts = () => {
        const found = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
            const element = walker.currentNode.parentElement;
            const words = cut(walker.currentNode.textContent);
            range.selectNodeContents(walker.currentNode);
            const hidden = element.closest('.vh, title, defs, symbol, script, style');
            if (!words || hidden || !isShown(element, range.getBoundingClientRect())) continue;
            const px = parseFloat(getComputedStyle(element).fontSize) * scale(element);
            found.push({px, words, path: path(element)});
        }
        return found;
    };

    const CLICKABLE = 'button:enabled, a[href], input, select, textarea, [role=button], [role=tab]';
    const GRID = [...Array(24).keys()].map((at) => (at + 0.5) / 24);
    const extent = (values, side) => Math.max(...values) - Math.min(...values) + side / GRID.length;
    /** Everything in sight that can be clicked, by the box that nothing else covers. */
    const boxes = () => all(CLICKABLE).flatMap((element) => {
        const box = element.getBoundingClientRect();
        if (!isShown(element, box)) return [];
        const points = GRID
            .flatMap((fx) => GRID.map((fy) => [box.left + fx * box.width, box.top + fy * box.height]))
            .filter(([x, y]) => hits(element, x, y));
        if (!points.length) return [];
        const width = extent(points.map(([x]) => x), box.width);
        const height = extent(points.map(([, y]) => y), box.height);
        const words = cut(element.getAttribute('aria-label') ?? element.textContent);
        return [{side: Math.min(width, height), width, height, whole: [box.width, box.height], words, path: path(element)}];
    });

    /** The smallest of each kind, the smallest of all first. */
    const ranked = (list, size, kind, count) => {
        const kinds = new Set();
        const isNew = (each) => !kinds.has(kind(each)) && kinds.add(kind(each));
        return list.toSorted((one, other) => size(one) - size(other)).filter(isNew).slice(0, count);
    };
    const smallest = (count) => {
        const clickable = boxes();
        const sideOf = ({side}) => side;
        return {
            all: clickable.length,
            under24: clickable.filter(({side}) => side < 24).length,
            under44: clickable.filter(({side}) => side < 44).length,
            boxes: ranked(clickable, sideOf, ({path}) => path, count),
            texts: ranked(texts(), ({px}) => px, ({px, path}) => path + px.toFixed(1), count),
        };
    };

    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            shifts.push(Object.fromEntries(SHIFT.map((name) => [name, entry[name]])));
        }
    }).observe({type: 'layout-shift', buffered: true});
    const watch = new MutationObserver(() => (changed = performance.now()));
    document.addEventListener('DOMContentLoaded', () => {
        watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    });
    const shifted = () => shifts.splice(0);
    return {place, isOver, quiet, arm, latency, boardHeight, offered, towards, smallest, shifted};
})();
