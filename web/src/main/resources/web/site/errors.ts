import { ApiError, NO_COOKIES } from './api.js';
import { hasCookies } from './cookies.ts';
import { byId } from './dom.ts';
import { translate } from './messages.ts';

/** Returns the server's reason for an error, or the text of a key when it gave none. */
export function errorText(error: unknown, key: string) {
  if (!(error instanceof ApiError)) {
    return translate(key);
  }
  return error.error === NO_COOKIES ? translate('site.no-cookies') : error.says || translate(key);
}

/** Says that the network blocks sockets, or no longer says so. */
export function showBlocked(isBlocked: boolean) {
  showProblem(translate('site.blocked'));
  byId('problem').hidden = !isBlocked;
}

/** Says that games cannot be played where the browser keeps no cookies. */
export function warnWithoutCookies() {
  if (!hasCookies()) {
    showProblem(translate('site.no-cookies'));
  }
}

/** Shows a text in the page's alert. */
export function showProblem(text: string) {
  const problem = byId('problem');
  problem.textContent = text;
  problem.hidden = false;
}

/** Shows why what the visitor has asked for failed, where they see it: the page may be scrolled. */
export function showFailure(error: unknown) {
  showProblem(errorText(error, 'game.failed'));
  byId('problem').scrollIntoView({ block: 'nearest' });
}
