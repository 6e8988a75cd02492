/** The tokens of programs on the page of the account. */
import { byId, createElement, setText } from './dom.js';
import { formatTime } from './format-time.js';
import { translate } from './messages.js';

/** What a program may do, in the order of the page. */
const SCOPES = ['read', 'play', 'puzzles', 'studies'];

/**
 * Returns the request for a token.
 *
 * @param {Record<string, string>} fields the fields of the form; those of the checked scopes
 */
export function tokenRequest(fields) {
  return { name: fields['name'], scopes: SCOPES.filter(scope => scope in fields) };
}

/**
 * Returns the entry of a token in the list.
 *
 * @param {Api.Token} token
 * @param {(token: Api.Token) => void} end ends the token
 */
export function createTokenEntry(token, end) {
  const { name, scopes, createdMillis: created, usedMillis: used } = token;
  return createElement(
    'li',
    {},
    createElement(
      'p',
      {},
      name,
      createElement('br'),
      createElement(
        'span',
        { class: 'quiet' },
        scopes.map(scope => translate(`account.token-scope.${scope}`)).join(' · '),
      ),
      createElement('br'),
      createElement(
        'span',
        { class: 'quiet' },
        translate('account.token-used', formatTime(created), formatTime(used)),
      ),
    ),
    createElement(
      'button',
      {
        type: 'button',
        class: 'button small',
        click: () => end(token),
        'aria-label': translate('account.end-token-of', name),
      },
      translate('account.end-token'),
    ),
  );
}

/**
 * Shows a new token, once.
 *
 * @param {Api.NewToken} made
 */
export function showToken({ secret, token }) {
  setText(byId('token-title'), translate('account.token-secret', token.name));
  setText(byId('token-secret'), secret);
  byId('token').hidden = false;
  byId('token').focus();
}

/** Removes the shown token from the page. */
export function hideToken() {
  byId('token').hidden = true;
  setText(byId('token-secret'), '');
}
