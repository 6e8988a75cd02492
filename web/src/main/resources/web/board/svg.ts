const NAMESPACE = 'http://www.w3.org/2000/svg';

/** A point of a drawing; x grows to the right, y downwards. */
export type Point = { x: number; y: number };

/** Creates an SVG element with attributes and children. */
export function createSvg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number> = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** Creates a layer that screen readers skip. */
export function createLayer(name: string) {
  return createSvg('g', { class: name, 'aria-hidden': 'true' });
}

/**
 * Creates a polygon around 0,0.
 *
 * @param corners each `[x, y]`
 * @param scale the factor by which the corners are moved away from 0,0
 */
export function createPolygon(
  corners: number[][],
  scale: number,
  attributes: Record<string, string | number> = {},
) {
  const points = corners.map(([x, y]) => `${round(x * scale)},${round(y * scale)}`).join(' ');
  return createSvg('polygon', { points, ...attributes });
}

/** Returns the attribute that moves an element to a point. */
export function translateTo({ x, y }: Point) {
  return { transform: `translate(${round(x)} ${round(y)})` };
}

/** Returns the point of a drawing that is shown at a point of the window. */
export function toDrawingPoint(root: SVGSVGElement, clientX: number, clientY: number): Point {
  const toWindow = root.getScreenCTM() ?? new DOMMatrix();
  return new DOMPoint(clientX, clientY).matrixTransform(toWindow.inverse());
}

/** Rounds to hundredths. */
function round(value: number) {
  return Math.round(value * 100) / 100;
}
