import { get } from '/site/api.js';

/** What the server says of positions and moves. */

function query(values) {
  return new URLSearchParams(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * Returns the position after some moves, with the moves as they are shown.
 *
 * @param id game and variant
 * @param from position or seed, and moves; or a click path after them
 */
export function line({ game, variant }, { position, seed, moves = [], path = [] }) {
  return get(`/positions/${game}/${variant}?${
    query({ position, seed, moves: moves.join(' '), path: path.join(' ') })}`);
}

/** Returns what a click path would do: the move that it enters, or why it enters none. */
export function tries({ game, variant }, position, path) {
  return get(`/positions/${game}/${variant}/tries?${query({ position, path: path.join(' ') })}`);
}

/** Returns how position texts write the pieces and sides of a game. */
export function editorWords({ game, variant }) {
  return get(`/positions/${game}/${variant}/editor`);
}
