/** The page of the visitor's account: signing up, in and out, devices and recovery codes. */
import './header.ts';
import { ApiError, get, post, put, remove } from './api.js';
import { copyText } from './clipboard.ts';
import { byId, createElement, setText } from './dom.ts';
import { errorText, showProblem, warnWithoutCookies } from './errors.ts';
import { translate } from './messages.ts';
import { formatTime } from './format-time.ts';
import { createDeviceEntry } from './account-devices.ts';
import { hideRatings, loadRatings } from './account-ratings.ts';
import { createTokenEntry, hideToken, showToken, tokenRequest } from './account-tokens.ts';
import {
  PasskeyError,
  createPasskeyEntry,
  hasPasskeys,
  makePasskey,
  usePasskey,
} from './passkeys.ts';
import { createProfileLink } from './profile-link.ts';
import { forgetMember } from './forget-member.ts';
import { announceSession, onSessionChange, showAsMember } from './session.ts';
import { showOwnTile } from './player-tile.ts';
import { saveName, savedName } from './visitor.ts';

/** The keys of the errors that say that the member has signed out, here or elsewhere. */
const SIGNED_OUT = ['session', 'signed-out'];

/** Whether the member confirms with a password; else with a passkey. */
let hasPassword = false;

/** The name of the member whose account is shown; empty for none. */
let shown = '';

function draw(account: Api.Account) {
  if (shown !== account.name) {
    forgetShown();
  }
  shown = account.name;
  hasPassword = account.hasPassword;
  const isMember = account.name !== '';
  showAsMember(isMember);
  byId('visitor').hidden = isMember;
  byId('member').hidden = !isMember;
  byId('invited').hidden = !account.inviteOnly;
  byId('invitation', HTMLInputElement).required = account.inviteOnly;
  for (const check of document.querySelectorAll('[data-games]')) {
    (check as HTMLElement).hidden = !account.hasVisitorGames;
  }
  if (isMember) {
    drawMember(account);
    void loadRatings();
  }
}

/** Removes what belongs to the member who was shown. */
function forgetShown() {
  if (shown !== '') {
    forgetMember(shown);
  }
  shown = '';
  hideCodes();
  hideToken();
  hideRatings();
  byId('advanced', HTMLDetailsElement).open = false;
  byId('done').hidden = true;
  document.querySelectorAll('form').forEach(form => form.reset());
  byId('new-name', HTMLInputElement).value = savedName();
}

function hideCodes() {
  byId('codes').hidden = true;
  byId('code-list').replaceChildren();
}

/** Shows the account of the member who is signed in now, who may be another one. */
async function refresh() {
  try {
    draw(await get('/account'));
  } catch {
    // The next request says why.
  }
}

/** Shows the account of the member who has signed in elsewhere in this browser, if any. */
async function sessionChanged() {
  byId('visitor').hidden = true;
  byId('member').hidden = true;
  forgetShown();
  await attempt(async () => draw(await get('/account')));
}

function drawMember(account: Api.Account) {
  const { name, devices, tokens, bot, moderator, following, blocked, muted } = account;
  setText(byId('who'), translate('account.who', name));
  byId('profile', HTMLAnchorElement).href = `/player/${encodeURIComponent(name)}`;
  setText(byId('since'), translate('account.since', formatTime(account.createdMillis)));
  setText(byId('codes-left'), translate('account.codes-left', account.recoveryCodeCount));
  byId('devices').replaceChildren(...devices.map(device => createDeviceEntry(device, endDevice)));
  byId('token-list').replaceChildren(...tokens.map(token => createTokenEntry(token, endToken)));
  drawPasskeys(account);
  drawPeople('following', following);
  drawPeople('blocked', blocked);
  drawPeople('muted', muted);
  byId('moderation').hidden = !moderator;
  byId('is-bot').hidden = !bot;
  byId('bot').hidden = bot;
}

function drawPasskeys({ hasPassword: password, passkeys }: Api.Account) {
  byId('passkey-list').replaceChildren(
    ...passkeys.map(passkey => createPasskeyEntry(passkey, removePasskey)),
  );
  byId('no-passkeys').hidden = passkeys.length > 0;
  for (const field of document.querySelectorAll('[data-password]')) {
    (field as HTMLElement).hidden = !password;
    (field.querySelector('input') as HTMLInputElement).disabled = !password;
  }
  for (const text of document.querySelectorAll('[data-passkey-proof]')) {
    (text as HTMLElement).hidden = password;
  }
}

async function removePasskey({ id }: Api.Passkey) {
  if (await attempt(async () => draw(await remove(`/account/passkeys/${id}`)))) {
    report('account.passkey-removed');
  }
}

function drawPeople(id: string, names: string[]) {
  byId(`${id}-part`).hidden = names.length === 0;
  byId(id).replaceChildren(...names.map(name => createElement('li', {}, createProfileLink(name))));
}

async function endToken({ id }: Api.Token) {
  if (await attempt(async () => draw(await remove(`/account/tokens/${id}`)))) {
    report('account.token-ended');
  }
}

async function endDevice({ id }: Api.Device) {
  if (await attempt(async () => draw(await remove(`/account/devices/${id}`)))) {
    report('account.device-ended');
  }
}

/**
 * Runs a request and shows why it failed.
 *
 * @returns whether it has succeeded
 */
async function attempt(request: () => Promise<void>): Promise<boolean> {
  byId('problem').hidden = true;
  byId('done').hidden = true;
  try {
    await request();
    return true;
  } catch (error) {
    if (error instanceof ApiError && SIGNED_OUT.includes(error.error)) {
      await refresh();
    }
    showProblem(error instanceof PasskeyError ? error.message : errorText(error, 'account.failed'));
    byId('problem').scrollIntoView({ block: 'nearest' });
    return false;
  }
}

function report(key: string) {
  const done = byId('done');
  done.hidden = false;
  setText(done, translate(key));
}

/**
 * @param id of the element with the text
 * @param key of what to report
 */
async function copySecret(id: string, key: string) {
  report((await copyText(byId(id))) ? key : 'site.not-copied');
}

function showCodes(codes: string[]) {
  const section = byId('codes');
  byId('code-list').replaceChildren(...codes.map(code => createElement('li', {}, code)));
  section.hidden = false;
  section.focus();
}

/** Sends a form when it is submitted. Its passwords are then forgotten. */
function onSubmit(id: string, send: (fields: Record<string, string>) => Promise<void>) {
  const form = byId(id, HTMLFormElement);
  form.addEventListener('submit', async event => {
    event.preventDefault();
    const fields = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, `${value}`]),
    );
    const button = form.querySelector('[type=submit]') as HTMLButtonElement;
    button.disabled = true;
    if (await attempt(() => send(fields))) {
      form.reset();
    }
    button.disabled = false;
  });
}

/** Signs in, and shows the account. */
async function enter(path: string, { claim, ...fields }: Record<string, string>) {
  const member: Api.SignedIn = await post(path, { ...fields, leaveGames: claim === undefined });
  saveName(member.name);
  showOwnTile();
  announceSession();
  draw(await get('/account'));
  if (member.recoveryCodes.length > 0) {
    showCodes(member.recoveryCodes);
  } else {
    report('account.signed-in');
    byId('main').focus();
  }
}

/**
 * Returns the fields of a form that asks again who the member is, with the answer of a passkey where
 * the member has no password.
 */
async function prove(fields: Record<string, string>): Promise<Record<string, string>> {
  return hasPassword ? fields : { ...fields, passkey: await usePasskey() };
}

/** Signs up or in with a passkey when a button of a form is pressed. */
function onPasskey(id: string, send: (fields: Record<string, string>) => Promise<void>) {
  const button = byId(id, HTMLButtonElement);
  button.addEventListener('click', async () => {
    const form = button.form as HTMLFormElement;
    const { password: _, ...fields } = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, `${value}`]),
    );
    button.disabled = true;
    if (await attempt(() => send(fields))) {
      form.reset();
    }
    button.disabled = false;
  });
}

onPasskey('sign-up-passkey', async fields => {
  const passkey = await makePasskey({ name: fields['name'] ?? '' });
  await enter('/account', { ...fields, passkey });
});
onPasskey('sign-in-passkey', async ({ name: _, ...fields }) =>
  enter('/account/session', { ...fields, passkey: await usePasskey() }),
);
onSubmit('new-passkey', async fields => {
  const passkey = await makePasskey(await prove(fields));
  draw(await post('/account/passkeys', { passkey }));
  report('account.passkey-added');
});
onSubmit('sign-up', fields => enter('/account', fields));
onSubmit('sign-in', fields => enter('/account/session', fields));
onSubmit('recover', fields => enter('/account/session', fields));
onSubmit('change-password', async fields => {
  draw(await put('/account/password', await prove(fields)));
  report('account.password-changed');
});
onSubmit('new-codes', async fields => {
  const { recoveryCodes }: Api.SignedIn = await post(
    '/account/recovery-codes',
    await prove(fields),
  );
  draw(await get('/account'));
  showCodes(recoveryCodes);
});
onSubmit('new-token', async fields => {
  const made: Api.NewToken = await post('/account/tokens', tokenRequest(fields));
  draw(await get('/account'));
  showToken(made);
});
onSubmit('become-bot', async fields => {
  draw(await post('/account/bot', await prove(fields)));
  report('account.bot-done');
});
onSubmit('delete', async fields => {
  draw(await post('/account/deletion', await prove(fields)));
  announceSession();
  report('account.deleted');
  byId('main').focus();
});
byId('sign-out').addEventListener('click', async () => {
  if (await attempt(async () => draw(await remove('/account/session')))) {
    announceSession();
    report('account.signed-out');
    byId('main').focus();
  }
});
byId('codes-kept').addEventListener('click', () => {
  hideCodes();
  byId('main').focus();
});
byId('copy-codes').addEventListener('click', () => copySecret('code-list', 'account.copied'));

byId('token-kept').addEventListener('click', () => {
  hideToken();
  byId('main').focus();
});
byId('copy-token').addEventListener('click', () =>
  copySecret('token-secret', 'account.token-copied'),
);

for (const part of document.querySelectorAll('[data-passkeys]')) {
  (part as HTMLElement).hidden = !hasPasskeys();
}
byId('new-name', HTMLInputElement).value = savedName();
await attempt(async () => draw(await get('/account')));
onSessionChange(sessionChanged);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') {
    refresh();
  }
});
warnWithoutCookies();
document.documentElement.dataset.ready = 'yes';
