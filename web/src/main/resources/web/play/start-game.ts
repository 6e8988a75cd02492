/** Starts a game against the computer with what the visitor has chosen last. */
import { showFailure } from '../site/errors.ts';
import { playerName } from '../site/visitor.ts';
import { chosenLevel, computerGame, createGame } from './create-game.js';

/** Opens the page of a new game, or shows why there is none. */
export async function startGame(board: GameId): Promise<void> {
  try {
    await createGame(computerGame(board, chosenLevel(), playerName()));
  } catch (error) {
    showFailure(error);
  }
}
