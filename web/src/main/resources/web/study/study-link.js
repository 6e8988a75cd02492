import { post } from '../site/api.js';
import { createCopyField, frameOf } from '../site/copy-field.js';
import { createElement, find } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';

/**
 * Saves a study and shows its link.
 *
 * @param {HTMLElement} element the section with the elements `.share-link` and `.share-status`
 * @param {Api.NewStudy} study
 * @returns {Promise<string | undefined>} the path of the study; undefined when the server refuses it
 */
export async function saveStudy(element, study) {
  const status = find(element, '.share-status');
  try {
    /** @type {Api.CreatedStudy} */
    const { path: link } = await post('/studies', study);
    showStudyLinks(element, link);
    status.textContent = translate(
      study.folder === undefined ? 'analysis.share.kept' : 'analysis.share.kept-mine',
    );
    return link;
  } catch (error) {
    status.textContent = errorText(error, 'analysis.offline');
    return undefined;
  }
}

/**
 * Shows the link of a study, and the HTML by which another page shows it.
 *
 * @param {HTMLElement} element the section with the element `.share-link`
 * @param {string} path
 */
export function showStudyLinks(element, path) {
  find(element, '.share-link').replaceChildren(
    ...createPart('analysis.share.link', location.origin + path),
    ...createPart('analysis.share.embed', frameOf(`/embed${path}`)),
  );
}

/**
 * @param {string} key the key of the heading
 * @param {string} value
 */
function createPart(key, value) {
  return [createElement('h3', {}, translate(key)), createCopyField(translate(key), value)];
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
