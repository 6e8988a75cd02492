package tabuleiro.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.engine.Level;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.rating.EngineAgreement;

final class EngineComparisonTest {
  private static final int PLIES = 24;

  private static int engineMove(Position position) {
    return SearcherFactory.create("jostle", 4, 1)
        .search(
            position,
            MoveLimits.ofNodes(Level.of("jostle", 7).nodes()),
            1,
            new StopSignal(),
            _ -> {})
        .getFirst()
        .firstMove();
  }

  @Test
  void countsTheMovesThatTheEngineWouldHavePlayed() {
    List<Position> positions = new ArrayList<>();
    Position position = Games.find("jostle").orElseThrow().game("10x10").start(0);
    positions.add(position);
    for (int ply = 0; ply < PLIES; ply++) {
      int move =
          position.sideToMove() == Side.FIRST
              ? engineMove(position)
              : position.moveAt(position.countMoves() - 1);
      position = position.playUnchecked(move);
      positions.add(position);
    }
    Map<Side, EngineAgreement> sides = EngineComparison.of(positions);
    EngineAgreement first = sides.getOrDefault(Side.FIRST, EngineAgreement.NONE);
    assertThat(first).isEqualTo(new EngineAgreement(10, 10)); // Without two of the opening.
    EngineAgreement second = sides.getOrDefault(Side.SECOND, EngineAgreement.NONE);
    assertThat(second.moves()).isPositive();
    assertThat(second.same()).isLessThan(second.moves());
  }

  @Test
  void aShortGameSaysNothing() {
    Position start = Games.find("talpa").orElseThrow().game("8x8").start(0);
    assertThat(EngineComparison.of(List.of(start, start.playUnchecked(start.moveAt(0))))).isEmpty();
  }
}
