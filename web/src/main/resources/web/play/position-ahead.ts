import { isNumberedTile, rotateTile } from '../board/tile.ts';
import type { Steps } from '../board/move-entry.ts';

const TURNS = ['turn0', 'turn1', 'turn2', 'turn3'];

/**
 * Returns a position in which a side can enter a move ahead of its turn: each piece to each other
 * cell, or each tile of the hand, in each rotation that looks different, to each empty cell. In a
 * game with removals, selecting a piece twice removes it. Which moves are legal is known after the
 * opponent's move.
 *
 * @param board.cells the names of the cells that are drawn
 */
export function positionAhead(
  position: Api.Position,
  side: Side,
  { cells, hasRemovals = false }: { cells: string[]; hasRemovals?: boolean },
): Api.Position {
  const tiles = position.hands.find(hand => hand.side === side)?.pieces ?? [];
  const isOfTiles = tiles.some(isNumberedTile);
  return {
    ...position,
    toMove: side,
    nextTargets: isOfTiles
      ? tileSteps(position, tiles, cells)
      : pieceSteps(position, side, cells, hasRemovals),
  };
}

/** Returns the click path of a move that was entered ahead of its turn: a removal is one cell. */
export function pathAhead(path: string[]) {
  return path.length === 2 && path[0] === path[1] ? [path[0]] : path;
}

function pieceSteps(
  { pieces }: Api.Position,
  side: Side,
  cells: string[],
  hasRemovals: boolean,
): Steps {
  const own = pieces.filter(({ piece }) => piece.side === side).flatMap(placed => placed.cells);
  const targets = own.map(from =>
    mapTo(
      cells.filter(cell => hasRemovals || cell !== from),
      0,
    ),
  );
  return [Object.fromEntries(own.map((from, index) => [from, index + 1])), ...targets];
}

function tileSteps({ pieces }: Api.Position, tiles: Api.Piece[], cells: string[]): Steps {
  const occupied = new Set(pieces.flatMap(placed => placed.cells));
  const empty = mapTo(
    cells.filter(cell => !occupied.has(cell)),
    0,
  );
  // A tile leads to the entry with as many rotations as look different, and these to the cells.
  const rotations = [1, 2, 3, 4].map(count => mapTo(TURNS.slice(0, count), 5));
  const first = tiles.map(tile => [`tile${tile.number}`, countRotations(tile)]);
  return [Object.fromEntries(first), ...rotations, empty];
}

function countRotations(tile: Api.Piece) {
  return new Set([0, 1, 2, 3].map(turns => rotateTile(tile, turns).pattern)).size;
}

function mapTo(spots: string[], next: number) {
  return Object.fromEntries(spots.map(spot => [spot, next]));
}
