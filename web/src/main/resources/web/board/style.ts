import { loadSymbols } from './symbols.ts';

/**
 * The style of all board elements and the symbols of their pieces, loaded before the first of them is
 * created, so that none is drawn without them. A page preloads both by links, whose addresses change
 * with the content.
 */
const preloaded = globalThis.document?.getElementById('board-style');
const address =
  preloaded instanceof HTMLLinkElement
    ? preloaded.href
    : new URL('board.css', import.meta.url).href;

export const boardStyle = new CSSStyleSheet();
const [style] = await Promise.all([
  fetch(address).then(answer => answer.text()),
  loadSymbols(new URL('pieces.svg', import.meta.url).href),
]);
boardStyle.replaceSync(style);
