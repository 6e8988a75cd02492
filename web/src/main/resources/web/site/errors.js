import { ApiError } from './api.js';
import { byId } from './dom.js';
import { translate } from './messages.js';

/**
 * Returns the server's reason for an error, or the text of a key when it gave none.
 *
 * @param {unknown} error
 * @param {string} key
 */
export function errorText(error, key) {
  return error instanceof ApiError && error.says ? error.says : translate(key);
}

/**
 * Shows a text in the page's alert.
 *
 * @param {string} text
 */
export function showProblem(text) {
  const problem = byId('problem');
  problem.textContent = text;
  problem.hidden = false;
}
