/** The tokens of programs on the page of the account. */
import { byId, createElement, setText } from './dom.ts';
import { formatTime } from './format-time.ts';
import { translate } from './messages.ts';

/** What a program may do, in the order of the page. */
const SCOPES = ['read', 'play', 'puzzles', 'studies'];

/**
 * Returns the request for a token.
 *
 * @param fields the fields of the form; those of the checked scopes
 */
export function tokenRequest(fields: Record<string, string>) {
  return { name: fields['name'], scopes: SCOPES.filter(scope => scope in fields) };
}

/**
 * Returns the entry of a token in the list.
 *
 * @param end ends the token
 */
export function createTokenEntry(token: Api.Token, end: (token: Api.Token) => void) {
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

/** Shows a new token, once. */
export function showToken({ secret, token }: Api.NewToken) {
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
