import { isNumberedTile, NEIGHBOURS } from './tile.ts';

/** What stands where a tile has a mark: nothing yet, a tile of the same side, or an enemy. */
export type MarkState = 'wanted' | 'there' | 'spoiled';

/**
 * Returns the states of the eight cells around a tile that may be laid.
 *
 * @param pieces the pieces by cell
 * @param cell the empty cell
 */
export function progressAt(
  pieces: Map<string, { piece: Api.Piece }>,
  cell: string,
  tile: Api.Piece,
) {
  const laid = [...pieces].map(([name, { piece }]) => ({ piece, cells: [name] }));
  return tileProgress({ pieces: [...laid, { piece: tile, cells: [cell] }] }).get(cell);
}

/** Returns the states of the eight cells around each tile of a position, by the tile's cell. */
export function tileProgress({ pieces }: Pick<Api.Position, 'pieces'>) {
  const tiles = pieces.filter(({ piece }) => isNumberedTile(piece));
  const sides = new Map(
    tiles.flatMap(({ piece, cells }) => cells.map(cell => [cell, piece.side] as const)),
  );
  const progress: Map<string, MarkState[]> = new Map();
  for (const [cell, side] of sides) {
    const [x, y] = cell.split(',').map(Number);
    const states = NEIGHBOURS.map(([right, down]) => {
      const other = sides.get(`${x + right},${y - down}`);
      return other === undefined ? 'wanted' : other === side ? 'there' : 'spoiled';
    });
    progress.set(cell, states);
  }
  return progress;
}
