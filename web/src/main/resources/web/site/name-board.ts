import { byId } from './dom.ts';
import type { TabuleiroBoard } from '../board/board.ts';

/** Writes on the page what its style has to know of the board: the game, the kind and the shape. */
export function nameBoard({ board: { kind, rows, columns } }: TabuleiroBoard, game: string) {
  const shape = kind === 'squares' && rows === columns ? 'square' : 'other';
  Object.assign(byId('main').dataset, { family: game, kind, shape });
}
