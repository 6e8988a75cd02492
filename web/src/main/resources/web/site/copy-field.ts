import { copyText } from './clipboard.ts';
import { createElement } from './dom.ts';
import { createIcon } from './icons.ts';
import { translate } from './messages.ts';

/**
 * Returns the HTML by which another page shows one of this site in a frame.
 *
 * @param path a page that other sites may frame
 */
export function frameOf(path: string) {
  const address = location.origin + path;
  return `<iframe src="${address}" title="Tabuleiro" width="480" height="600" loading="lazy"></iframe>`;
}

/** Returns a text with a button that copies it. */
export function createCopyField(label: string, value: string) {
  const field: HTMLInputElement = createElement('input', {
    readonly: true,
    value,
    'aria-label': label,
    focus: () => field.select(),
  });
  const status = createElement('span', { class: 'quiet', role: 'status' });
  const copy = async () => {
    const isCopied = await copyText(field);
    status.textContent = translate(isCopied ? 'game.copied' : 'site.not-copied');
  };
  const button = createElement(
    'button',
    { type: 'button', class: 'button small', click: copy },
    createIcon('copy'),
    translate('game.copy'),
  );
  return createElement('div', { class: 'row link' }, field, button, status);
}
