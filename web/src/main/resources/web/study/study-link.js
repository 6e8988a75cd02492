import { post } from '../site/api.js';
import { createElement, find } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';

/**
 * Saves a study and shows its link.
 *
 * @param {HTMLElement} element the section with the elements `.share-link` and `.share-status`
 * @param {string} record the text of the record
 * @returns {Promise<string | undefined>} the path of the study; undefined when the server refuses it
 */
export async function saveStudy(element, record) {
  const status = find(element, '.share-status');
  try {
    /** @type {Api.CreatedStudy} */
    const { link } = await post('/studies', { record });
    const address = new URL(link, location.href).href;
    find(element, '.share-link').replaceChildren(...createLinkField(address, status));
    status.textContent = translate('analysis.share.kept');
    return link;
  } catch (error) {
    status.textContent = errorText(error, 'analysis.offline');
    return undefined;
  }
}

/**
 * Returns a field with an address, and a button that copies it.
 *
 * @param {string} address
 * @param {HTMLElement} status
 */
function createLinkField(address, status) {
  /** @type {HTMLInputElement} */
  const field = createElement('input', {
    readonly: true,
    value: address,
    'aria-label': translate('analysis.share.link'),
    focus: () => field.select(),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      status.textContent = translate('analysis.share.copied');
    } catch {
      field.focus();
    }
  };
  const attributes = { type: 'button', class: 'button', click: copy };
  return [field, createElement('button', attributes, translate('analysis.share.copy'))];
}

/**
 * Downloads a text as a file.
 *
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  createElement('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
