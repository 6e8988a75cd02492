import type { TabuleiroBoard } from '../board/board.ts';

const NAMES = ['--first', '--first-sign', '--second', '--second-sign'];

/**
 * Gives an element and all in it the colours of the pieces on a board, with the board's style.
 *
 * @param board a board in the document
 */
export function useBoardColors(board: TabuleiroBoard, element: HTMLElement) {
  const style = getComputedStyle(board.table);
  for (const name of NAMES) {
    element.style.setProperty(name, style.getPropertyValue(name));
  }
}
