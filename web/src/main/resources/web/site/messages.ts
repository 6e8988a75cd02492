/** The texts of the pages. Scripts hold keys only; the server has the texts in every language. */
import { get } from './api.js';

const { texts }: Api.Texts = await get('/texts');

/**
 * Returns the text of a key in the language of the page. `{0}`, `{1}` and so on are replaced by the
 * arguments. A key without a text is returned itself.
 */
export function translate(key: string, ...values: (string | number)[]) {
  return formatText(texts[key] ?? key, values);
}

/** Returns the ending of the key of a text that has two forms, for one and for other numbers. */
export function pluralForm(count: number) {
  return count === 1 ? 'one' : 'other';
}

/** Returns a text in which `{0}`, `{1}` and so on are replaced by the arguments. */
function formatText(text: string, values: (string | number)[]) {
  return text.replace(/\{(\d)\}/g, (_, index) => String(values[index] ?? ''));
}
