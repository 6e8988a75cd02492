package tabuleiro.server.rating;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tabuleiro.engine.Level;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.store.rating.EngineAgreement;

/// Compares the moves of a game with the engine's. Each position is searched with a fixed number of
/// nodes, so the result is the same each time.
public final class EngineComparison {
  /// Each position is searched with the number of nodes of this level: some hundredths of a second.
  private static final int LEVEL = 7;

  /// The size of the transposition table, in mebibytes.
  private static final int HASH_MEBIBYTES = 4;

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
    String family = position.game().id().game();
    SearchInfo best =
        SearcherFactory.create(family, HASH_MEBIBYTES, 1)
            .search(
                position,
                MoveLimits.ofNodes(Level.of(family, LEVEL).nodes()),
                1,
                new StopSignal(),
                _ -> {})
            .getFirst();
    return RatedGames.key(position.playUnchecked(best.firstMove())) == RatedGames.key(after);
  }
}
