import type { Steps } from '../board/move-entry.ts';

/**
 * Returns the index of the step that follows some spots: 0 after a whole move, undefined where no
 * legal move begins with them, or where there are none.
 */
export function stepAfter(steps: Steps, spots: string[]) {
  let index: number | undefined;
  for (const spot of spots) {
    index = index === 0 ? undefined : steps[index ?? 0]?.[spot];
    if (index === undefined) {
      return undefined;
    }
  }
  return index;
}

/**
 * Returns the click paths of the legal moves from a step on. Where there are more than a limit, it
 * returns limit + 1 of them.
 *
 * @param from the index of the step
 */
export function legalPaths(steps: Steps, limit: number, from = 0) {
  const paths: string[][] = [];
  const walk: (index: number, path: string[]) => void = (index, path) => {
    for (const [spot, next] of Object.entries(steps[index] ?? {})) {
      if (paths.length > limit) {
        return;
      }
      if (next === 0) {
        paths.push([...path, spot]);
      } else {
        walk(next, [...path, spot]);
      }
    }
  };
  walk(from, []);
  return paths;
}

/** Returns whether a path is a whole legal move. */
export function isLegal(steps: Steps, path: string[]) {
  return stepAfter(steps, path) === 0;
}
