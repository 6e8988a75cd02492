/** The language of the page: `en`, `pt` or `pt-BR`. */
export const language = document.documentElement.lang;

/** How dates and numbers are written where the browser names no region of the language. */
const REGIONS = new Map([
  ['en', 'en-GB'],
  ['pt', 'pt-PT'],
]);

/** The language with its region, for dates and numbers. */
export const locale =
  (globalThis.navigator?.languages ?? []).find(isOfPage) ?? REGIONS.get(language) ?? language;

function isOfPage(tag: string) {
  return tag.startsWith(`${language}-`) && /^[a-z]{2}-[A-Z]{2}$/.test(tag) && tag !== 'pt-BR';
}
