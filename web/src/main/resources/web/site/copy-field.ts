import { html, type TemplateResult } from 'lit/html.js';
import { copyText } from './clipboard.ts';
import { find } from './dom.ts';
import { icon } from './icon.ts';
import * as icons from './icons.ts';
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
export function copyField(label: string, value: string): TemplateResult {
  const copy = async ({ currentTarget }: Event) => {
    const row = (currentTarget as Element).parentElement as Element;
    const isCopied = await copyText(find(row, 'input'));
    find(row, '[role=status]').textContent = translate(
      isCopied ? 'game.copied' : 'site.not-copied',
    );
  };
  const select = ({ currentTarget }: Event) => (currentTarget as HTMLInputElement).select();
  return html`<div class="row link">
    <input readonly value=${value} aria-label=${label} @focus=${select} />
    <button class="button small" type="button" @click=${copy}>
      ${icon(icons.copy)}${translate('game.copy')}
    </button>
    <span class="quiet" role="status"></span>
  </div>`;
}
