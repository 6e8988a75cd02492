const NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * A point of a drawing; x grows to the right, y downwards.
 *
 * @typedef {{ x: number, y: number }} Point
 */

/**
 * Creates an SVG element with attributes and children.
 *
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function createSvg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Creates a layer that screen readers skip.
 *
 * @param {string} name
 */
export function createLayer(name) {
  return createSvg('g', { class: name, 'aria-hidden': 'true' });
}

/**
 * Creates a polygon around 0,0.
 *
 * @param {number[][]} corners each `[x, y]`
 * @param {number} scale the factor by which the corners are moved away from 0,0
 * @param {Record<string, string | number>} [attributes]
 */
export function createPolygon(corners, scale, attributes = {}) {
  const points = corners.map(([x, y]) => `${round(x * scale)},${round(y * scale)}`).join(' ');
  return createSvg('polygon', { points, ...attributes });
}

/**
 * Returns the attribute that moves an element to a point.
 *
 * @param {Point} point
 */
export function translateTo({ x, y }) {
  return { transform: `translate(${round(x)} ${round(y)})` };
}

/**
 * Returns the point of a drawing that is shown at a point of the window.
 *
 * @param {SVGSVGElement} root
 * @param {number} clientX
 * @param {number} clientY
 * @returns {Point}
 */
export function toDrawingPoint(root, clientX, clientY) {
  const toWindow = root.getScreenCTM() ?? new DOMMatrix();
  return new DOMPoint(clientX, clientY).matrixTransform(toWindow.inverse());
}

/**
 * Rounds to hundredths.
 *
 * @param {number} value
 */
function round(value) {
  return Math.round(value * 100) / 100;
}
