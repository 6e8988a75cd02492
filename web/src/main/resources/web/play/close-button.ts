import { html, type TemplateResult } from 'lit/html.js';
import { icon } from '../site/icon.ts';
import * as icons from '../site/icons.ts';
import { translate } from '../site/messages.ts';

/** Returns a button with a cross. */
export function closeButton(onClose: () => void): TemplateResult {
  const label = translate('game.close');
  return html`<button
    class="tool close"
    type="button"
    aria-label=${label}
    title=${label}
    @click=${onClose}
  >
    ${icon(icons.close)}
  </button>`;
}
