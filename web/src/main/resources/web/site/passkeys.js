/** Passkeys of this browser, in place of a password. */
import { post } from './api.js';
import { createElement } from './dom.js';
import { formatTime } from './format-time.js';
import { translate } from './messages.js';

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
 * @param {Api.PasskeyOwner} owner for whom
 * @returns {Promise<string>} the passkey for a request
 * @throws {Error} when the server refuses it, or no passkey is made
 */
export async function makePasskey(owner) {
  /** @type {Api.PasskeyOptions} */
  const options = await post('/account/passkeys/creation', owner);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    /** @type {any} */ (options.publicKey),
  );
  return answer(() => navigator.credentials.create({ publicKey }));
}

/**
 * Asks the browser to sign with a passkey of this site.
 *
 * @returns {Promise<string>} the answer for a request
 * @throws {Error} when the server refuses it, or no passkey is used
 */
export async function usePasskey() {
  /** @type {Api.PasskeyOptions} */
  const options = await post('/account/passkeys/request', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    /** @type {any} */ (options.publicKey),
  );
  return answer(() => navigator.credentials.get({ publicKey }));
}

/** @param {() => Promise<Credential | null>} ask */
async function answer(ask) {
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
 * @param {Api.Passkey} passkey
 * @param {(passkey: Api.Passkey) => void} remove removes the passkey
 */
export function createPasskeyEntry(passkey, remove) {
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
