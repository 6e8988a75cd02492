/** The texts of the pages. Scripts hold keys only; the server has the texts in every language. */
import { get } from './api.js';

/** @type {Api.Texts} */
const { texts } = await get('/texts');

/**
 * Returns the text of a key in the language of the page. `{0}`, `{1}` and so on are replaced by the
 * arguments. A key without a text is returned itself.
 *
 * @param {string} key
 * @param {...(string | number)} values
 */
export function translate(key, ...values) {
  return formatText(texts[key] ?? key, values);
}

/**
 * Returns the ending of the key of a text that has two forms, for one and for other numbers.
 *
 * @param {number} count
 */
export function pluralForm(count) {
  return count === 1 ? 'one' : 'other';
}

/**
 * Returns a text in which `{0}`, `{1}` and so on are replaced by the arguments.
 *
 * @param {string} text
 * @param {(string | number)[]} values
 */
function formatText(text, values) {
  return text.replace(/\{(\d)\}/g, (_, index) => String(values[index] ?? ''));
}
