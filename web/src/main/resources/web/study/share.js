import { post } from '/site/api.js';
import { make } from '/site/dom.js';
import { say } from '/site/words.js';

/**
 * Keeps a study and shows its link.
 *
 * @param element has places `.share-link` and `.share-status`
 * @param record the text of the record
 */
export async function keep(element, record) {
  const status = element.querySelector('.share-status');
  const place = element.querySelector('.share-link');
  try {
    const { link } = await post('/studies', { record });
    const address = new URL(link, location.href).href;
    const field = make('input', {
      readonly: true, value: address, 'aria-label': say('analysis.share.link'),
      focus: event => event.target.select(),
    });
    const copy = make('button', { type: 'button', class: 'button', click: copyIt },
      say('analysis.share.copy'));
    async function copyIt() {
      try {
        await navigator.clipboard.writeText(address);
        status.textContent = say('analysis.share.copied');
      } catch {
        field.focus();
      }
    }
    place.replaceChildren(field, copy);
    status.textContent = say('analysis.share.kept');
    return link;
  } catch (refusal) {
    status.textContent = refusal.says || say('analysis.offline');
    return undefined;
  }
}

/** Lets the browser save a text as a file. */
export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
