import { loadSymbols } from './symbols.ts';

/**
 * The style of all board elements and the symbols of their pieces, loaded before the first of them is
 * created, so that none is drawn without them. A page preloads both by links, whose addresses change
 * with the content.
 */
const preloaded = globalThis.document?.getElementById('board-style');
const address = preloaded instanceof HTMLLinkElement ? preloaded.href : beside('board.css');

/** Returns the address of a file beside this script; empty where the script comes from no address. */
function beside(name: string): string {
  return import.meta.url.startsWith('blob:') ? '' : new URL(name, import.meta.url).href;
}

export const boardStyle = new CSSStyleSheet();
const [style] = await Promise.all([
  fetch(address).then(answer => answer.text()),
  loadSymbols(beside('pieces.svg')),
]);
boardStyle.replaceSync(style);
