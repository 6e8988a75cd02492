package tabuleiro.games.trench;

import java.util.List;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Violations;

/// The text of a move: the square that a piece leaves, then the square where it arrives, as `d4e4`.
/// A square may also be read by the two letters of the diamond: `emdm`.
final class MoveText {
  /// A move that shows the form.
  static final String EXAMPLE = "d4e4";

  private MoveText() {}

  /// As [TrenchPosition#formatMove(int)].
  static String format(TrenchPosition position, int move) {
    return TrenchGame.BOARD.name(TrenchMove.from(move))
        + TrenchGame.BOARD.name(TrenchMove.to(move));
  }

  /// As [TrenchPosition#parseMove(String)].
  static int parse(TrenchPosition position, String text) {
    if (!text.matches("[a-z][a-z0-9][a-z][a-z0-9]")) {
      throw new MoveFormatException(Violations.malformedMove(text, EXAMPLE));
    }
    int from = MoveChecks.parseCell(TrenchGame.BOARD, text.substring(0, 2));
    return legalMove(position, from, MoveChecks.parseCell(TrenchGame.BOARD, text.substring(2)));
  }

  /// Returns the legal move between two squares.
  ///
  /// @throws IllegalMoveException when there is none
  static int legalMove(TrenchPosition position, int from, int to) {
    MoveChecks.require(
        position.findViolation(List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to))));
    return TrenchMove.of(from, to);
  }
}
