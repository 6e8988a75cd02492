/** Who a new game can be against, each with its picture. */
import { html, type TemplateResult } from 'lit/html.js';
import { hasServer } from '../site/address.ts';
import { translate } from '../site/messages.ts';

/**
 * Returns the kinds of opponents and their labels; without a server only the computer and a person at
 * the same screen.
 */
export function opponents(): (readonly [string, TemplateResult])[] {
  const computer = ['computer', label(ROBOT, translate('new.computer'))] as const;
  const here = ['here', label(SCREEN, translate('new.here'))] as const;
  return hasServer
    ? [
        computer,
        ['friend', label(PEOPLE, translate('new.friend'))],
        ['open', label(WORLD, translate('new.open'))],
        here,
      ]
    : [computer, here];
}

const ROBOT =
  'M8 8h8a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3Zm4 0V4M9.5 13v1m5-1v1M10 17h4';
const PEOPLE =
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.3M18 14.5c2.2.8 3.3 2.7 3.5 5.5';
const WORLD =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17Z';
const SCREEN =
  'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5Zm7 0v12M8 20.5h8';

/** @param path the picture, drawn on 24x24 */
function label(path: string, text: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg
    >${text}`;
}
