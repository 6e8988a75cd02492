/** @typedef {import('./board.js').TabuleiroBoard} TabuleiroBoard */

/**
 * Runs the command of a key that means the same in the grid and in the hand.
 *
 * @param {TabuleiroBoard} board
 * @param {{ key: string, shiftKey: boolean }} event
 * @returns {boolean} whether the key has a command
 */
export function runKeyCommand(board, { key, shiftKey }) {
  switch (key) {
    case 'r':
      board.rotate(shiftKey ? -1 : 1);
      return true;
    case 'R':
      board.rotate(-1);
      return true;
    case '+':
      board.camera?.zoom(1);
      return true;
    case '-':
      board.camera?.zoom(-1);
      return true;
    case '0':
      board.camera?.fit();
      return true;
    default:
      return false;
  }
}
