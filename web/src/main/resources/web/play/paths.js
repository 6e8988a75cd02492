/** The moves that can be entered, as the server writes them: see Steps. */

/** Returns the number of the step to which spots lead; undefined where no legal move begins so, 0
 * after a whole one. */
export function stepAfter(steps, spots) {
  let at;
  for (const spot of spots) {
    at = at === 0 ? undefined : steps[at ?? 0]?.[spot];
    if (at === undefined) {
      return undefined;
    }
  }
  return at;
}

/** Returns the click paths of the legal moves that go on from a step; one more than so many where
 * there are more. */
export function legalPaths(steps, most, from = 0) {
  const paths = [];
  const walk = (at, path) => {
    for (const [spot, next] of Object.entries(steps[at] ?? {})) {
      if (paths.length > most) {
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

/** Returns whether spots are a whole legal move. */
export function isLegal(steps, path) {
  return stepAfter(steps, path) === 0;
}
