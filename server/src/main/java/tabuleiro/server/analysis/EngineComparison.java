package tabuleiro.server.analysis;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.rating.EngineAgreement;
import tabuleiro.solver.SolverGames;
import tabuleiro.view.analysis.ScoreCurve;

/// Compares the moves of a game with the engine's, by the searches of its [ScoreCurve]: the result
/// is the same each time.
public final class EngineComparison {
  /// The plies of the opening, which people know by heart. A guess.
  private static final int OPENING = 4;

  private EngineComparison() {}

  /// Compares the moves of both sides after the opening. Forced moves do not count. A move is the
  /// same when it leads to the same position, or to an image of it where the solver knows the
  /// symmetries.
  ///
  /// @param positions the positions of the game, from the start
  public static Map<Side, EngineAgreement> of(List<Position> positions) {
    Map<Side, EngineAgreement> sides = new EnumMap<>(Side.class);
    for (int ply = OPENING; ply + 1 < positions.size(); ply++) {
      Position position = positions.get(ply);
      if (position.countMoves() > 1) {
        boolean isSame = isSame(position, positions.get(ply + 1));
        sides.merge(
            position.sideToMove(), EngineAgreement.NONE.with(isSame), (all, _) -> all.with(isSame));
      }
    }
    return sides;
  }

  private static boolean isSame(Position position, Position after) {
    SearchInfo best = ScoreCurve.search(position, new StopSignal()).orElseThrow();
    return SolverGames.key(position.playUnchecked(best.firstMove())) == SolverGames.key(after);
  }
}
