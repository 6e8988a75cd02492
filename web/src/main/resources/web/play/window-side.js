import { windowStorage } from '../site/storage.js';

/**
 * Returns the side that this window plays, where one browser has both seats; else empty.
 *
 * @param {string} game the id of the game
 */
export function loadSide(game) {
  return windowStorage.getItem(`side:${game}`) ?? '';
}

/**
 * Returns the query of a request that names the side that this window plays; empty without one.
 *
 * @param {string} game the id of the game
 */
export function sideQuery(game) {
  const side = loadSide(game);
  return side === '' ? '' : `?side=${side}`;
}

/**
 * Stores the side that this window plays; an empty side changes nothing.
 *
 * @param {string} game the id of the game
 * @param {Side | ''} side
 */
export function saveSide(game, side) {
  if (side) {
    windowStorage.setItem(`side:${game}`, side);
  }
}

/**
 * Returns the path of the socket of a game; the server sends the events after the last one that was
 * seen.
 *
 * @param {Api.Game} game
 */
export function livePath({ id, head: { sequence, hash } }) {
  const side = loadSide(id);
  const query = `after=${sequence}&hash=${hash}${side === '' ? '' : `&side=${side}`}`;
  return `/games/${id}/live?${query}`;
}
