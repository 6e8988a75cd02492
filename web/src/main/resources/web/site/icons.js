import { svg } from '/board/svg.js';

/** Signs for buttons, drawn in a square of 24. */
const SIGNS = {
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

/** Returns a sign. What it means stands beside it in words, or in the label of its button. */
export function icon(name) {
  return svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: SIGNS[name] }));
}
