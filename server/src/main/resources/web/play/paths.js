/** The moves that can be entered, as the server writes them: see Steps. */

/** Returns the click paths of the legal moves, at most so many. */
export function legalPaths(steps, most) {
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
  walk(0, []);
  return paths;
}

/** Returns whether spots are a whole legal move. */
export function isLegal(steps, path) {
  let at = 0;
  for (const [index, spot] of path.entries()) {
    at = steps[at]?.[spot];
    if (at === undefined || (at === 0 && index < path.length - 1)) {
      return false;
    }
  }
  return path.length > 0 && at === 0;
}
