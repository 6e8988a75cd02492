import { html, type TemplateResult } from 'lit/html.js';
import { ICON_PATHS, type IconName } from './icons.ts';

/** Returns an icon for a template. It is hidden from screen readers: its button has a text or a label. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ICON_PATHS[name]}></path>
  </svg>`;
}
