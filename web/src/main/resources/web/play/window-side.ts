import { windowStorage } from '../site/storage.ts';

/**
 * Returns the side that this window plays, where one browser has both seats; else empty.
 *
 * @param game the id of the game
 */
export function loadSide(game: string) {
  return windowStorage.getItem(`side:${game}`) ?? '';
}

/**
 * Returns the query of a request that names the side that this window plays; empty without one.
 *
 * @param game the id of the game
 */
export function sideQuery(game: string) {
  const side = loadSide(game);
  return side === '' ? '' : `?side=${side}`;
}

/**
 * Stores the side that this window plays; an empty side changes nothing.
 *
 * @param game the id of the game
 */
export function saveSide(game: string, side: Side | '') {
  if (side) {
    windowStorage.setItem(`side:${game}`, side);
  }
}

/**
 * Returns the path of the socket of a game; the server sends the events after the last one that was
 * seen.
 */
export function livePath({ id, head: { sequence, hash } }: Api.Game) {
  const side = loadSide(id);
  const query = `after=${sequence}&hash=${hash}${side === '' ? '' : `&side=${side}`}`;
  return `/games/${id}/live?${query}`;
}
