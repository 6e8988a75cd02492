package tabuleiro.server.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.analysis.Playout;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.rating.RatedBoards;

/// Which boards are near that of a position.
final class NearbyBoardsTest {
  private static final Game TRENCH = Games.find("trench").orElseThrow().game("classic");

  private static boolean isNear(NearbyBoards near, Position asked, int plies) {
    PlacedPieces pieces = PlacedPieces.of(asked);
    return near.canContain(pieces.count(), plies) && near.contains(pieces.images(), plies);
  }

  private static NearbyBoards near(Position position) {
    return new NearbyBoards(position, BoardChange.ofMove(position.game()));
  }

  /// Rule 6b: the General on d5 captures on e6, f7 and g8, and is compared as any other move.
  @Test
  void moveThatCapturesMuchIsNear() {
    Position now = TRENCH.parse("6t1/5c2/4s1kg/3G3t/TSS5/CTSS4/KCTS4/2KCT3 b 38-2 20 0");
    Position all = now.play(now.parseMove("d5g8"));
    NearbyBoards near = near(now);
    assertThat(PlacedPieces.of(all).differenceFrom(PlacedPieces.of(now)).occupied()).isEqualTo(3);
    for (Position asked : new Position[] {all, Playout.play(all, SeededRandom.of(1), 1)}) {
      assertThat(isNear(near, asked, 2)).as(asked.format()).isTrue();
    }
    assertThat(isNear(near, all, 1)).isTrue();
    assertThat(isNear(near, Playout.play(all, SeededRandom.of(1), 6), 2)).isFalse();
  }

  @Test
  void allThatTwoMovesReachIsNear() {
    for (GameId id : RatedBoards.all()) {
      Game game = Games.find(id.game()).orElseThrow().game(id.variant());
      BoardChange usual = BoardChange.ofMove(game);
      for (int seed = 1; seed <= 5; seed++) {
        RandomGenerator random = SeededRandom.of(seed);
        Position now = Playout.play(game.start(seed), random, 6 + random.nextInt(30));
        NearbyBoards near = new NearbyBoards(now, usual);
        for (int i = 0; i < 5 && !now.outcome().isOver(); i++) {
          Position two = Playout.play(now, random, 2);
          assertThat(isNear(near, two, 2)).as("%s %s %s", id, now, two).isTrue();
        }
      }
    }
  }
}
