import type { TabuleiroBoard } from './board.ts';

/**
 * Runs the command of a key that means the same in the grid and in the hand.
 *
 * @returns whether the key has a command
 */
export function runKeyCommand(
  board: TabuleiroBoard,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): boolean {
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
