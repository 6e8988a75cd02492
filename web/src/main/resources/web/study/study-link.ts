import { post } from '../site/api.js';
import { createCopyField, frameOf } from '../site/copy-field.ts';
import { createElement, find } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';

/**
 * Saves a study and shows its link.
 *
 * @param element the section with the elements `.share-link` and `.share-status`
 * @returns the path of the study; undefined when the server refuses it
 */
export async function saveStudy(
  element: HTMLElement,
  study: Api.NewStudy,
): Promise<string | undefined> {
  const status = find(element, '.share-status');
  try {
    const { path: link }: Api.CreatedStudy = await post('/studies', study);
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
 * @param element the section with the element `.share-link`
 */
export function showStudyLinks(element: HTMLElement, path: string) {
  find(element, '.share-link').replaceChildren(
    ...createPart('analysis.share.link', location.origin + path),
    ...createPart('analysis.share.embed', frameOf(`/embed${path}`)),
  );
}

/** @param key the key of the heading */
function createPart(key: string, value: string) {
  return [createElement('h3', {}, translate(key)), createCopyField(translate(key), value)];
}

/** Downloads a text as a file. */
export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  createElement('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
