import { html, type TemplateResult } from 'lit/html.js';

/**
 * Returns an icon for a template. It is hidden from screen readers: its button has a text or a label.
 *
 * @param path one of `icons.ts`
 */
export function icon(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${path}></path>
  </svg>`;
}
