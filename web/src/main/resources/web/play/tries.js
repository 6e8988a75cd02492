import { get } from '/site/api.js';

/** What the rules say of click paths, in positions that nobody has played yet or may not play. */

/** Returns the position after a click path, and the move that it enters. */
export async function afterPath(game, position, path) {
  const { position: after, moves } = await get(address(game, '', position, path));
  return { position: after, move: moves.at(-1) };
}

/** Returns why a click path enters no move, in words. */
export async function whyNot(game, position, path) {
  const { says } = await get(address(game, '/tries', position, path));
  return says;
}

function address({ game, variant }, what, position, path) {
  const query = new URLSearchParams({ position, path: path.join(' ') });
  return `/positions/${game}/${variant}${what}?${query}`;
}
