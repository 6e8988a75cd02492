/** @typedef {import('../board/move-entry.js').Steps} Steps */

/**
 * Returns the index of the step that follows some spots: 0 after a whole move, undefined where no
 * legal move begins with them, or where there are none.
 *
 * @param {Steps} steps
 * @param {string[]} spots
 */
export function stepAfter(steps, spots) {
  /** @type {number | undefined} */
  let index;
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
 * @param {Steps} steps
 * @param {number} limit
 * @param {number} [from] the index of the step
 */
export function legalPaths(steps, limit, from = 0) {
  /** @type {string[][]} */
  const paths = [];
  /** @type {(index: number, path: string[]) => void} */
  const walk = (index, path) => {
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

/**
 * Returns whether a path is a whole legal move.
 *
 * @param {Steps} steps
 * @param {string[]} path
 */
export function isLegal(steps, path) {
  return stepAfter(steps, path) === 0;
}
