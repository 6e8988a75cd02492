package tabuleiro.games.morelli;

import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.rules.Motif;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The motif of the broken frame: the right move breaks a frame of the opponent's (rule 6). Either
/// it turns over a corner of a frame that stands, or the opponent threatened to complete a frame
/// and take the Throne (rule 7) with the next move, and no longer does.
final class BrokenFrame {
  /// The motif; only the first move of a variation counts.
  static final Motif MOTIF = new Motif("break-frame", BrokenFrame::isShown);

  private BrokenFrame() {}

  private static boolean isShown(Position position, List<Integer> line) {
    MorelliPosition before = (MorelliPosition) position;
    MorelliPosition after = before.playUnchecked(line.getFirst());
    Side opponent = after.sideToMove();
    return breaksStandingFrame(before, after, opponent)
        || (canTakeThrone(before.withSideToMove(opponent)) && !canTakeThrone(after));
  }

  private static boolean breaksStandingFrame(
      MorelliPosition before, MorelliPosition after, Side owner) {
    for (int cell = 0; cell < before.game().board().cellCount(); cell++) {
      if (before.hasFrame(owner, cell) && !after.hasFrame(owner, cell)) {
        return true;
      }
    }
    return false;
  }

  /// Returns whether the Throne is not the mover's, and one move makes it so.
  private static boolean canTakeThrone(MorelliPosition position) {
    Side mover = position.sideToMove();
    return !isThroneOf(mover, position)
        && IntStream.of(position.legalMoves())
            .anyMatch(move -> isThroneOf(mover, position.playUnchecked(move)));
  }

  private static boolean isThroneOf(Side side, MorelliPosition position) {
    return position.throneOwner().filter(side::equals).isPresent();
  }
}
