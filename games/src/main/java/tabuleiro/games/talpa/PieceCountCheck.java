package tabuleiro.games.talpa;

import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;

/// Tells a set-up from which a game can go on from one that breaks off.
final class PieceCountCheck {
  private PieceCountCheck() {}

  /// Returns why no game could go on from the pieces, or empty when one could or is over.
  static Optional<Violation> violation(TalpaPosition position) {
    for (Side side : Side.values()) {
      int most = pieces(position.game().start(0), side);
      int found = pieces(position, side);
      if (found > most) {
        return Optional.of(Violations.tooManyPieces("1", side, most, found));
      }
    }
    return position.outcome().isOver() ? Optional.empty() : runningOut(position);
  }

  /// A player who must remove a piece and has none could not move, and rule 3 knows no passing.
  /// That needs all paths shut by the other side's pieces alone, which are `shut` at least: as many
  /// as the longer edge has squares. With `lead`, the mover's pieces less the other's:
  ///
  /// - a removal changes the lead, as the next mover counts it, from `lead` to `1 - lead`;
  /// - a capture changes it to `-1 - lead`, and happens only while there are captures.
  ///
  /// So once `-shut < lead < shut - 1` while there are captures, and `-shut < lead < shut + 1` when
  /// there are none, that stays true and nobody runs out. It is true at the start, where the lead
  /// is 0 or 1.
  private static Optional<Violation> runningOut(TalpaPosition position) {
    SquareBoard board = position.game().board();
    Side mover = position.sideToMove();
    int own = pieces(position, mover);
    int other = pieces(position, mover.other());
    int lead = own - other;
    int shut = Math.max(board.columns(), board.rows());
    if (lead <= -shut) {
      return Optional.of(TalpaViolations.couldRunOut(mover, own, other));
    }
    if (lead >= shut + (position.canCapture() ? -1 : 1)) {
      return Optional.of(TalpaViolations.couldRunOut(mover.other(), other, own));
    }
    return Optional.empty();
  }

  private static int pieces(TalpaPosition position, Side side) {
    int count = 0;
    for (int word = 0; word < 2; word++) {
      count += Long.bitCount(side == Side.FIRST ? position.red(word) : position.blue(word));
    }
    return count;
  }
}
