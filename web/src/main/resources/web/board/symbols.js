import { createSvg } from './svg.js';

/**
 * The symbols of pieces.svg by name, ready to be copied.
 *
 * @type {Map<string, SVGGElement>}
 */
const symbols = new Map();

/** @type {Element[]} */
let paints = [];

/**
 * Loads the symbols. A page preloads them by a link, whose address changes with the content.
 *
 * @param {string} address the address where no link names one
 */
export async function loadSymbols(address) {
  const preloaded = document.getElementById('board-pieces');
  const source = preloaded instanceof HTMLLinkElement ? preloaded.href : address;
  const text = await (await fetch(source)).text();
  const sheet = new DOMParser().parseFromString(text, 'image/svg+xml');
  paints = [...sheet.querySelectorAll('defs > *')];
  for (const { id, childNodes } of sheet.querySelectorAll('symbol')) {
    symbols.set(id, createSvg('g', {}, ...copies(childNodes)));
  }
}

/**
 * @param {Iterable<Node>} nodes
 * @returns {Node[]}
 */
function copies(nodes) {
  return [...nodes].map(node => document.importNode(node, true));
}

/**
 * Returns the first of some names that a symbol has, or undefined.
 *
 * @param {...string} names
 */
export function symbolName(...names) {
  return names.find(name => symbols.has(name));
}

/**
 * Creates a symbol around 0,0 in a cell of 48.
 *
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 */
export function createSymbol(name, attributes = {}) {
  const symbol = symbols.get(name);
  if (symbol === undefined) {
    throw new Error(`no symbol ${name}`);
  }
  const copy = /** @type {SVGGElement} */ (symbol.cloneNode(true));
  for (const [key, value] of Object.entries(attributes)) {
    copy.setAttribute(key, String(value));
  }
  return copy;
}

/** Creates the gradients that symbols refer to. Each shadow tree with symbols needs them once. */
export function createPaints() {
  return createSvg(
    'svg',
    { class: 'paints', width: 0, height: 0, 'aria-hidden': 'true' },
    createSvg('defs', {}, ...copies(paints)),
  );
}
