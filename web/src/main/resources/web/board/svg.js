/** Making SVG elements. */
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Returns a new SVG element with attributes and children. */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** Returns a polygon of `points`, each `[x, y]`, drawn towards their middle by a factor. */
export function polygon(points, factor, attributes = {}) {
  const text = points.map(([x, y]) => `${round(x * factor)},${round(y * factor)}`).join(' ');
  return svg('polygon', { points: text, ...attributes });
}

/** Returns the attribute that moves an element to a place. */
export function at({ x, y }) {
  return { transform: `translate(${round(x)} ${round(y)})` };
}

function round(number) {
  return Math.round(number * 100) / 100;
}
