/** Passkeys of this browser, in place of a password. */
import { post } from './api.js';
import { createElement } from './dom.ts';
import { formatTime } from './format-time.ts';
import { translate } from './messages.ts';

/** The code of an error when the person has closed the browser's question, or let it time out. */
const CANCELLED = 'NotAllowedError';

/** Returns whether passkeys work in this browser and at this address. */
export function hasPasskeys() {
  return (
    window.isSecureContext &&
    globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON !== undefined &&
    !/^[0-9.]+$|^\[/.test(location.hostname)
  );
}

/**
 * Asks the browser to make a passkey.
 *
 * @param owner for whom
 * @returns the passkey for a request
 * @throws {Error} when the server refuses it, or no passkey is made
 */
export async function makePasskey(owner: Api.PasskeyOwner): Promise<string> {
  const options: Api.PasskeyOptions = await post('/account/passkeys/creation', owner);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.publicKey as any);
  return answer(() => navigator.credentials.create({ publicKey }));
}

/**
 * Asks the browser to sign with a passkey of this site.
 *
 * @returns the answer for a request
 * @throws {Error} when the server refuses it, or no passkey is used
 */
export async function usePasskey(): Promise<string> {
  const options: Api.PasskeyOptions = await post('/account/passkeys/request', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.publicKey as any);
  return answer(() => navigator.credentials.get({ publicKey }));
}

async function answer(ask: () => Promise<Credential | null>) {
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === CANCELLED;
    throw new PasskeyError(
      translate(isCancelled ? 'account.passkey-cancelled' : 'account.passkey-failed'),
    );
  }
}

/** No passkey was made or used. The message is for people. */
export class PasskeyError extends Error {}

/**
 * Returns the entry of a passkey in the list.
 *
 * @param remove removes the passkey
 */
export function createPasskeyEntry(passkey: Api.Passkey, remove: (passkey: Api.Passkey) => void) {
  const name = passkey.name === '' ? translate('account.unknown-device') : passkey.name;
  const times = [formatTime(passkey.createdMillis), formatTime(passkey.usedMillis)];
  return createElement(
    'li',
    {},
    createElement(
      'p',
      {},
      name,
      createElement('br'),
      createElement('span', { class: 'quiet' }, translate('account.token-used', ...times)),
    ),
    createElement(
      'button',
      {
        type: 'button',
        class: 'button small',
        click: () => remove(passkey),
        'aria-label': translate('account.remove-passkey-of', name),
      },
      translate('account.remove-passkey'),
    ),
  );
}
