import { createSvg } from '../board/svg.ts';

/**
 * Creates an icon. It is hidden from screen readers: its button has a text or a label.
 *
 * @param path one of `icons.ts`
 */
export function createIcon(path: string) {
  return createSvg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    createSvg('path', { d: path }),
  );
}
