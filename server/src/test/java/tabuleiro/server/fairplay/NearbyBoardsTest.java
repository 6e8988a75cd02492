package tabuleiro.server.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.view.catalogue.RatedBoards;

/// Which boards are near that of a position.
final class NearbyBoardsTest {
  private static final Game TRENCH = Games.find("trench").orElseThrow().game("classic");

  private static final int POSITIONS = 8;

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

  /// Rule 5: the stone that comes to d5 turns a stone over in each of seven directions.
  @Test
  void moveThatTurnsMuchOverIsNear() {
    Game game = Games.find("morelli").orElseThrow().game("13");
    Position now = game.parse("13/13/13/13/13/13/1b1b1b7/2www8/b3wb7/2www8/1b1b1b7/13/13 b -");
    Position all = now.play(now.parseMove("a5d5"));
    assertThat(PlacedPieces.of(all).differenceFrom(PlacedPieces.of(now)).total()).isEqualTo(9);
    requireNear(near(now), all, 1);
    requireNear(near(now), all, 2);
  }

  /// A position after a move, and how much of the board the move has changed.
  private record Change(Position position, int size) {}

  /// Returns the positions after some moves: those that change most of the board.
  private static List<Position> boldest(Position position, int count) {
    PlacedPieces pieces = PlacedPieces.of(position);
    return position.outcome().isOver()
        ? List.of()
        : Arrays.stream(position.legalMoves())
            .mapToObj(position::playUnchecked)
            .map(next -> new Change(next, PlacedPieces.of(next).differenceFrom(pieces).total()))
            .sorted(Comparator.comparingInt(Change::size).reversed())
            .limit(count)
            .map(Change::position)
            .toList();
  }

  private static void requireNear(NearbyBoards near, Position asked, int plies) {
    String what = "%s and %s".formatted(near.position().format(), asked.format());
    assertThat(isNear(near, asked, plies)).as(what).isTrue();
    List<PlacedPieces> images = PlacedPieces.of(asked).images();
    PlacedPieces image = images.get(Math.floorMod(asked.format().hashCode(), images.size()));
    assertThat(near.contains(image.images(), plies)).as("an image of " + what).isTrue();
  }

  /// Rare moves change more of the board than those of a few random games.
  @Tag("full")
  @Test
  void movesThatChangeMostAreNear() {
    for (GameId id : RatedBoards.all()) {
      Game game = Games.find(id.game()).orElseThrow().game(id.variant());
      BoardChange usual = BoardChange.ofMove(game);
      for (int seed = 1; seed <= POSITIONS; seed++) {
        RandomGenerator random = SeededRandom.of(100 + seed);
        Position now = Playout.play(game.start(seed), random, 6 + random.nextInt(60));
        NearbyBoards near = new NearbyBoards(now, usual);
        for (Position one : boldest(now, 3)) {
          requireNear(near, one, 1);
          boldest(one, 2).forEach(two -> requireNear(near, two, 2));
        }
      }
    }
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
