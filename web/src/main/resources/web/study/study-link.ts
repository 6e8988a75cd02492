import { html, render } from 'lit/html.js';
import { post } from '../site/api.js';
import { copyField, frameOf } from '../site/copy-field.ts';
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
  const part = (key: string, value: string) =>
    html`<h3>${translate(key)}</h3>
      ${copyField(translate(key), value)}`;
  const link = part('analysis.share.link', location.origin + path);
  const frame = part('analysis.share.embed', frameOf(`/embed${path}`));
  render(html`${link}${frame}`, find(element, '.share-link', HTMLElement));
}

/** Downloads a text as a file. */
export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  createElement('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
