package tabuleiro.terminal.common;

import java.util.Map;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.rules.GameId;
import tabuleiro.text.Messages;

/// The lines of the menus that choose puzzles.
public final class PuzzleNames {
  private PuzzleNames() {}

  /// Returns the name of a board with puzzles, with its variant.
  public static String board(GameId board, Messages messages) {
    Messages ofGame = messages.forGame(board.game());
    return ofGame.nameOf(board.variant()) + ": " + ofGame.variantName(board.variant());
  }

  /// Returns the name of a difficulty with its number of puzzles.
  ///
  /// @param difficulty an entry of [tabuleiro.play.puzzle.PuzzleRound#difficulties]
  public static String difficulty(Map.Entry<Integer, Integer> difficulty, Messages messages) {
    return messages.format(
        "puzzles-of",
        messages.format("page.puzzle.difficulty", difficulty.getKey(), Puzzle.MAX_DIFFICULTY),
        difficulty.getValue());
  }
}
