import { createSvg } from '../board/svg.js';

/** The icons of buttons, as SVG paths in a square of 24 units. */
const ICON_PATHS = {
  start: 'M6 5V19M18 5L9 12L18 19Z',
  back: 'M15 5L7 12L15 19Z',
  forward: 'M9 5L17 12L9 19Z',
  end: 'M18 5V19M6 5L15 12L6 19Z',
  flip: 'M7 4V18M7 18L3 14M7 18L11 14M17 20V6M17 6L13 10M17 6L21 10',
  copy: 'M9 9H20V20H9ZM5 15H4V4H15V5',
  download: 'M12 4V15M7 11L12 16L17 11M4 20H20',
  pause: 'M8 5V19M16 5V19',
  play: 'M8 5L18 12L8 19Z',
};

/** @typedef {keyof typeof ICON_PATHS} IconName */

/**
 * Returns an icon. It is hidden from screen readers: its button has a text or a label.
 *
 * @param {IconName} name
 */
export function createIcon(name) {
  return createSvg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    createSvg('path', { d: ICON_PATHS[name] }),
  );
}
