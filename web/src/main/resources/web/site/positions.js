import { get } from './api.js';
import { errorText } from './errors.js';

/**
 * The positions that were loaded without moves, by path: a board returns to its first position
 * often. A failed request is removed, so that it can be repeated.
 *
 * @type {Map<string, Promise<Api.Variation>>}
 */
const starts = new Map();

/**
 * Returns the position after some moves, and the moves.
 *
 * @param {GameId} id
 * @param {object} from
 * @param {string} [from.position] the text of the first position; by default the start of the game
 * @param {string} [from.seed] the seed of a random start
 * @param {string[]} [from.moves] the moves to play
 * @param {string[]} [from.path] the click path of a move after them
 * @returns {Promise<Api.Variation>}
 */
export function loadVariation(id, { position, seed, moves = [], path = [] }) {
  const words = { moves: moves.join(' '), targets: path.join(' ') };
  const address = positionsPath(id, '', { position, seed, ...words });
  return words.moves === '' && words.targets === '' ? loadStart(address) : get(address);
}

/** @param {string} address */
function loadStart(address) {
  let start = starts.get(address);
  if (start === undefined) {
    start = get(address);
    starts.set(address, start);
    start.catch(() => starts.delete(address));
  }
  return start;
}

/**
 * Returns the move that a click path enters, or why it enters none.
 *
 * @param {GameId} id
 * @param {string} position the text of the position
 * @param {string[]} path
 * @returns {Promise<Api.PathResult>}
 */
export function tryPath(id, position, path) {
  return get(positionsPath(id, '/move-check', { position, targets: path.join(' ') }));
}

/**
 * Returns why a click path enters no move. Without an answer it says so and names no cells.
 *
 * @param {GameId} id
 * @param {Api.Position} position
 * @param {string[]} path
 * @param {string} failureKey the key of the text where the server does not answer
 * @returns {Promise<Pick<Api.PathResult, 'message' | 'refusal'>>}
 */
export function explainPath(id, { position }, path, failureKey) {
  return tryPath(id, position, path).catch(error => ({ message: errorText(error, failureKey) }));
}

/**
 * Returns how the texts of positions write the pieces and sides of a game.
 *
 * @param {GameId} id
 * @returns {Promise<Api.EditorPieces>}
 */
export function loadEditorPieces(id) {
  return get(positionsPath(id, '/editor', {}));
}

/**
 * @param {GameId} id
 * @param {string} resource
 * @param {Record<string, string | undefined>} parameters those without a value are left out
 */
function positionsPath({ game, variant }, resource, parameters) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') {
      query.set(name, value);
    }
  }
  const path = `/positions/${game}/${variant}${resource}`;
  return `${query}` === '' ? path : `${path}?${query}`;
}
