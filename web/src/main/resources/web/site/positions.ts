import { get } from './api.js';
import { errorText } from './errors.ts';

/**
 * The positions that were loaded without moves, by path: a board returns to its first position
 * often. A failed request is removed, so that it can be repeated.
 */
const starts: Map<string, Promise<Api.Variation>> = new Map();

/**
 * Returns the position after some moves, and the moves.
 *
 * @param from.position the text of the first position; by default the start of the game
 * @param from.seed the seed of a random start
 * @param from.moves the moves to play
 * @param from.path the click path of a move after them
 */
export function loadVariation(
  id: GameId,
  {
    position,
    seed,
    moves = [],
    path = [],
  }: { position?: string; seed?: string; moves?: string[]; path?: string[] },
): Promise<Api.Variation> {
  const words = { moves: moves.join(' '), targets: path.join(' ') };
  const address = positionsPath(id, '', { position, seed, ...words });
  return words.moves === '' && words.targets === '' ? loadStart(address) : get(address);
}

function loadStart(address: string) {
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
 * @param position the text of the position
 */
export function tryPath(id: GameId, position: string, path: string[]): Promise<Api.PathResult> {
  return get(positionsPath(id, '/move-check', { position, targets: path.join(' ') }));
}

/**
 * Returns why a click path enters no move. Without an answer it says so and names no cells.
 *
 * @param failureKey the key of the text where the server does not answer
 */
export function explainPath(
  id: GameId,
  { position }: Api.Position,
  path: string[],
  failureKey: string,
): Promise<Pick<Api.PathResult, 'message' | 'refusal'>> {
  return tryPath(id, position, path).catch(error => ({ message: errorText(error, failureKey) }));
}

/** Returns how the texts of positions write the pieces and sides of a game. */
export function loadEditorPieces(id: GameId): Promise<Api.EditorPieces> {
  return get(positionsPath(id, '/editor', {}));
}

/** @param parameters those without a value are left out */
function positionsPath(
  { game, variant }: GameId,
  resource: string,
  parameters: Record<string, string | undefined>,
) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') {
      query.set(name, value);
    }
  }
  const path = `/positions/${game}/${variant}${resource}`;
  return `${query}` === '' ? path : `${path}?${query}`;
}
