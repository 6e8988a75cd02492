import { createSvg } from './svg.ts';

/** The symbols of pieces.svg by name, ready to be copied. */
const symbols: Map<string, SVGGElement> = new Map();

let paints: Element[] = [];

/**
 * Loads the symbols. A page preloads them by a link, whose address changes with the content.
 *
 * @param address the address where no link names one
 */
export async function loadSymbols(address: string) {
  const preloaded = document.getElementById('board-pieces');
  const source = preloaded instanceof HTMLLinkElement ? preloaded.href : address;
  const text = await (await fetch(source)).text();
  const sheet = new DOMParser().parseFromString(text, 'image/svg+xml');
  paints = [...sheet.querySelectorAll('defs > *')];
  for (const { id, childNodes } of sheet.querySelectorAll('symbol')) {
    symbols.set(id, createSvg('g', {}, ...copies(childNodes)));
  }
}

function copies(nodes: Iterable<Node>): Node[] {
  return [...nodes].map(node => document.importNode(node, true));
}

/** Returns the first of some names that a symbol has, or undefined. */
export function symbolName(...names: string[]) {
  return names.find(name => symbols.has(name));
}

/** Creates a symbol around 0,0 in a cell of 48. */
export function createSymbol(name: string, attributes: Record<string, string | number> = {}) {
  const symbol = symbols.get(name);
  if (symbol === undefined) {
    throw new Error(`no symbol ${name}`);
  }
  const copy = symbol.cloneNode(true) as SVGGElement;
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
