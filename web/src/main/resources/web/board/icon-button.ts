import { createSvg } from './svg.ts';

/** The icons of a board's buttons, as SVG paths in a square of 24 units. */
const ICON_PATHS = {
  'zoom-in': 'M12 5 V19 M5 12 H19',
  'zoom-out': 'M5 12 H19',
  'zoom-fit': 'M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15',
  'turn-left': 'M4 4 V10 H10 M4.5 10 A8 8 0 1 1 4 14',
  'turn-right': 'M20 4 V10 H14 M19.5 10 A8 8 0 1 0 20 14',
};

export type BoardIcon = keyof typeof ICON_PATHS;

/**
 * Creates a button with an icon.
 *
 * @param label the accessible name
 */
export function createIconButton(icon: BoardIcon, label: string, onClick: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = label;
  button.setAttribute('aria-label', label);
  button.append(
    createSvg(
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
      createSvg('path', { d: ICON_PATHS[icon] }),
    ),
  );
  button.addEventListener('click', onClick);
  return button;
}
