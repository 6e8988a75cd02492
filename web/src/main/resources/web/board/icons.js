import { svg } from './svg.js';

/** Buttons with drawn signs, which look the same whatever fonts there are. */
const SIGNS = {
  'zoom-in': 'M12 5 V19 M5 12 H19',
  'zoom-out': 'M5 12 H19',
  'zoom-fit': 'M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15',
  'turn-left': 'M4 4 V10 H10 M4.5 10 A8 8 0 1 1 4 14',
  'turn-right': 'M20 4 V10 H14 M19.5 10 A8 8 0 1 0 20 14',
};

/** Returns a button with a sign; `name` is what it is called. */
export function iconButton(sign, name, act) {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = name;
  button.setAttribute('aria-label', name);
  button.append(svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: SIGNS[sign] })));
  button.addEventListener('click', act);
  return button;
}
