const NAMES = ['--first', '--first-sign', '--second', '--second-sign'];

/**
 * Gives an element and all in it the colours of the pieces on a board, with the board's style.
 *
 * @param {import('../board/board.js').TabuleiroBoard} board a board in the document
 * @param {HTMLElement} element
 */
export function useBoardColors(board, element) {
  const style = getComputedStyle(board.table);
  for (const name of NAMES) {
    element.style.setProperty(name, style.getPropertyValue(name));
  }
}
