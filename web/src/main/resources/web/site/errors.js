import { ApiError, NO_COOKIES } from './api.js';
import { hasCookies } from './cookies.js';
import { byId } from './dom.js';
import { translate } from './messages.js';

/**
 * Returns the server's reason for an error, or the text of a key when it gave none.
 *
 * @param {unknown} error
 * @param {string} key
 */
export function errorText(error, key) {
  if (!(error instanceof ApiError)) {
    return translate(key);
  }
  return error.error === NO_COOKIES ? translate('site.no-cookies') : error.says || translate(key);
}

/**
 * Says that the network blocks sockets, or no longer says so.
 *
 * @param {boolean} isBlocked
 */
export function showBlocked(isBlocked) {
  showProblem(translate('site.blocked'));
  byId('problem').hidden = !isBlocked;
}

/** Says that games cannot be played where the browser keeps no cookies. */
export function warnWithoutCookies() {
  if (!hasCookies()) {
    showProblem(translate('site.no-cookies'));
  }
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

/**
 * Shows why what the visitor has asked for failed, where they see it: the page may be scrolled.
 *
 * @param {unknown} error
 */
export function showFailure(error) {
  showProblem(errorText(error, 'game.failed'));
  byId('problem').scrollIntoView({ block: 'nearest' });
}
