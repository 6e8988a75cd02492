/**
 * The style of all board elements, loaded before the first of them is created, so that none is drawn
 * without it. A page preloads it by a link, whose address changes with the content.
 */
const preloaded = globalThis.document?.getElementById('board-style');
const address =
  preloaded instanceof HTMLLinkElement
    ? preloaded.href
    : new URL('board.css', import.meta.url).href;

export const boardStyle = new CSSStyleSheet();
boardStyle.replaceSync(await (await fetch(address)).text());
