import { isCell } from './move-entry.ts';
import type { Annotation } from './annotations.ts';

/**
 * Returns what points out a move: an arrow between its first and its last cell, or a circle where it
 * has only one.
 *
 * @param path the click path of the move
 */
export function pointOut(path: readonly string[]): Annotation[] {
  const cells = path.filter(isCell);
  const [from] = cells;
  const to = cells.at(-1);
  if (from === undefined || to === undefined) {
    return [];
  }
  return [
    from === to
      ? { kind: 'circle', cell: from, style: 'hint' }
      : { kind: 'arrow', from, to, style: 'hint' },
  ];
}
