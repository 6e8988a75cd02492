/** What scripts say. No word of a language stands in a script: the server has them all. */
export const language = document.documentElement.lang;

const { says } = await (await fetch(`/api/v1/words?language=${language}`)).json();

/** Returns the words of a key; `{0}`, `{1}` and so on are replaced by the arguments. */
export function say(key, ...values) {
  return (says[key] ?? key).replace(/\{(\d)\}/g, (_, index) => values[index] ?? '');
}

/** Returns whether there are words for a key. */
export function has(key) {
  return key in says;
}
