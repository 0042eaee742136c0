// What is cut or covered on the page as it is now, in sentences. `asked` says what may be scrolled and what may lie above
// something else: { scrolls, scrollers: [selector], above: [selector], fanned: [selector] }.

const SLACK = 1.5;
const shown = { opacityProperty: true, visibilityProperty: true };
const root = document.querySelector('dialog[open]') ?? document.body;
const found = new Set();

const named = (element) => {
  const classes = typeof element.className === 'string' ? element.className : element.className.baseVal;
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const name = element.tagName.toLowerCase() + classes.split(/\s+/).filter(Boolean).map((one) => `.${one}`).join('');
  return `${name} “${words}”`;
};
// Asking for styles is slow: what was found once is kept.
const remembering = (ask) => {
  const known = new Map();
  return (element) => {
    if (!known.has(element)) known.set(element, ask(element));
    return known.get(element);
  };
};
const styleOf = remembering((element) => {
  const { position, overflowX, overflowY, transform, containerType, clipPath, backgroundColor, backgroundImage, borderTopLeftRadius, textOverflow } = getComputedStyle(element);
  const alpha = /rgba\(.*?([\d.]+)\)$/.exec(backgroundColor);
  return {
    position, overflowX, overflowY, textOverflow,
    isAround: position !== 'static' || transform !== 'none' || containerType !== 'normal',
    isFilled: backgroundImage !== 'none' || (alpha === null ? backgroundColor !== 'transparent' : Number(alpha[1]) > 0.05),
    isRound: borderTopLeftRadius === '50%',
    isClipped: clipPath !== 'none',
  };
});
const isAmong = (selectors) => { const all = selectors.join(', '); return remembering((element) => element.closest(all) !== null); };
const mayLieAbove = isAmong(asked.above);
const isFanned = isAmong(asked.fanned);
const scrolls = isAmong(asked.scrollers);
const isAway = remembering((element) => styleOf(element).isClipped || element.closest('.skip-link, .wz-art, option, script, .side-log li:nth-child(n + 4)') !== null ||
  (element.parentElement !== null && isAway(element.parentElement)));
const isHidden = remembering((element) => isAway(element) || !element.checkVisibility(shown));

const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
const meet = (one, other) => ({
  left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
});
const isEmpty = ({ left, top, right, bottom }) => right - left < 1 || bottom - top < 1;

// The inside of an element that cuts what sticks out.
const inside = (element) => {
  const rect = element.getBoundingClientRect();
  return {
    left: rect.left + element.clientLeft, top: rect.top + element.clientTop,
    right: rect.left + element.clientLeft + element.clientWidth, bottom: rect.top + element.clientTop + element.clientHeight,
  };
};

// What is left of a box within all that cuts it; says so where something is lost that cannot be scrolled to.
const seen = (element, rect, isText) => {
  let left = rect;
  let { position } = styleOf(element);
  const cut = (by, axis) => found.add(`cut (${axis}) by ${by}: ${named(element)}`);
  for (let outer = isText ? element : element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const style = styleOf(outer);
    if (position === 'absolute' && outer !== element && !style.isAround) continue;
    if (position === 'fixed') break;
    if (outer instanceof SVGElement && outer.tagName !== 'svg') continue;
    for (const [axis, from, to, overflow] of [['x', 'left', 'right', style.overflowX], ['y', 'top', 'bottom', style.overflowY]]) {
      if (overflow === 'visible') continue;
      const limit = outer instanceof SVGElement ? box(outer.getBoundingClientRect()) : inside(outer);
      const isOut = left[from] < limit[from] - SLACK || left[to] > limit[to] + SLACK;
      if (isOut && !((overflow === 'auto' || overflow === 'scroll') && scrolls(outer))) cut(named(outer), axis);
      left = { ...left, [from]: Math.max(left[from], limit[from]), [to]: Math.min(left[to], limit[to]) };
    }
    if (isEmpty(left)) return left;
    position = style.position;
    if (outer === root) break;
  }
  if (left.left < -SLACK || left.right > innerWidth + SLACK) cut('the window', 'x');
  if (!asked.scrolls && root === document.body && (left.top < -SLACK || left.bottom > innerHeight + SLACK)) cut('the window', 'y');
  return left;
};

// Whether something is to be seen of an element at a point.
const paints = (element, x, y) => {
  if (isHidden(element)) return false;
  if (element instanceof SVGElement) return element.tagName !== 'svg';
  if (styleOf(element).isFilled) return true;
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (x > rect.left && x < rect.right && y > rect.top + rect.height * 0.15 && y < rect.bottom - rect.height * 0.15) return true;
    }
  }
  return false;
};

const isOne = (element, other) => element === other || element.contains(other) || other.contains(element) ||
  (element instanceof SVGElement && (element.ownerSVGElement ?? element) === (other.ownerSVGElement ?? other)) ||
  (element.closest('label') !== null && element.closest('label') === other.closest('label'));

// What lies above an element at a point, if anything does.
const above = (element, x, y, isText) => {
  const first = document.elementFromPoint(x, y);
  if (first === null || isOne(element, first)) return null;
  for (const hit of document.elementsFromPoint(x, y)) {
    if (isOne(element, hit)) return null;
    if (mayLieAbove(hit) || (asked.scrolls && hit.closest('.bar'))) continue;
    if (isFanned(element) && isFanned(hit) && !isText) continue;
    if (paints(hit, x, y)) return hit;
  }
  return null;
};

const look = (element, rect, isText) => {
  if (isEmpty(rect) || (asked.scrolls && root === document.body && (rect.bottom < 0 || rect.top > innerHeight))) return;
  const left = seen(element, rect, isText);
  if (isEmpty(left)) return;
  // What is laid out line below line is long, and nothing small lies above it: to ask at fewer points is much faster.
  const across = Math.min(asked.scrolls ? 4 : 24, Math.max(3, Math.round((left.right - left.left) / 14)));
  const down = asked.scrolls ? (isText ? 1 : 2) : isText ? 2 : 4;
  const { isRound } = isText ? {} : styleOf(element);
  for (let n = 0; n < across; n++) {
    for (let m = 0; m < down; m++) {
      // Where there are many points, every other one, as on a chessboard: to ask what lies there takes most of the time.
      if (across > 4 && (n + m) % 2 === 1) continue;
      const x = left.left + 2 + ((left.right - left.left - 4) * (n + 0.5)) / across;
      const y = left.top + 2 + ((left.bottom - left.top - 4) * (m + 0.5)) / down;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      if (isRound && Math.hypot((2 * n + 1) / across - 1, (2 * m + 1) / down - 1) > 0.95) continue;
      const hit = above(element, x, y, isText);
      if (hit) { found.add(`covered by ${named(hit)}: ${named(element)}`); return; }
    }
  }
};

// The lines of all texts, where they are without scrolling: to ask for them is slow, and scrolling moves them all alike, but for
// those in what stays where it is.
const stays = remembering((element) => ['fixed', 'sticky'].includes(styleOf(element).position) ||
  (element.parentElement !== null && stays(element.parentElement)));
const linesOf = (node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map(({ left, top, right, bottom }) => {
    // A face is higher than its letters.
    const spare = (bottom - top) * 0.15;
    return { left, right, top: top + spare, bottom: bottom - spare };
  });
};
const texts = () => {
  const all = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim() && !isHidden(node.parentElement)) all.push({ node, lines: linesOf(node) });
  }
  return all;
};

const everything = (all, scrolled) => {
  for (const { node, lines } of all) {
    const element = node.parentElement;
    const now = scrolled > 0 && stays(element) ? linesOf(node).map((line) => [line, 0]) : lines.map((line) => [line, scrolled]);
    for (const [line, by] of now) look(element, { ...line, top: line.top - by, bottom: line.bottom - by }, true);
  }
  for (const element of root.querySelectorAll('button, a[href], input, select, textarea, summary, [role=spinbutton], svg')) {
    if (isHidden(element) || (element.tagName === 'svg' && element.closest('button, .mag-lying-spell'))) continue;
    look(element, box(element.getBoundingClientRect()), false);
  }
};

// What lets the pointer through is there to be seen all the same. It stays so: to take it back costs as much as to look.
if (document.adoptedStyleSheets.length === 0) {
  const style = new CSSStyleSheet();
  style.replaceSync('* { pointer-events: auto !important; } .skip-link { display: none !important; }');
  document.adoptedStyleSheets = [style];
}
document.querySelectorAll('[inert]').forEach((one) => one.removeAttribute('inert'));
{
  if (asked.scrolls && root === document.body) {
    scrollTo(0, 0);
    const all = texts();
    const last = Math.max(0, document.documentElement.scrollHeight - innerHeight);
    for (let top = 0; ; top += Math.max(120, innerHeight - 140)) {
      scrollTo(0, Math.min(top, last));
      everything(all, scrollY);
      if (top >= last) break;
    }
    scrollTo(0, 0);
  } else {
    everything(texts(), 0);
  }
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof SVGElement || isHidden(element)) continue;
    const { overflowX, textOverflow } = styleOf(element);
    if (overflowX !== 'visible' && textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) {
      found.add(`shortened by …: ${named(element)}`);
    }
  }
  // Advice may lie above much, but not above what one chooses from; slots can be chosen in two places.
  for (const element of root.querySelectorAll('[data-choice]:not(.mag-slot-button)')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.hint');
    if (hit && !isHidden(element)) found.add(`covered by ${named(hit)}: ${named(element)}`);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + SLACK) found.add(`the page is ${scrollWidth} wide, the window ${innerWidth}`);
  if (!asked.scrolls && root === document.body && scrollHeight > innerHeight + SLACK) found.add(`the page is ${scrollHeight} high, the window ${innerHeight}`);
}
return [...found];
