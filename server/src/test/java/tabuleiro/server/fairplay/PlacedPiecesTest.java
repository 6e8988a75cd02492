package tabuleiro.server.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// How boards are compared.
@Tag("full")
final class PlacedPiecesTest {
  private static boolean isNear(Position one, Position other) {
    return isNear(one, other, twoMoves(other.game()));
  }

  private static BoardChange twoMoves(Game game) {
    return BoardChange.ofMove(game).times(2);
  }

  private static boolean isNear(Position one, Position other, BoardChange limit) {
    PlacedPieces pieces = PlacedPieces.of(other);
    return PlacedPieces.of(one).images().stream().anyMatch(image -> image.isWithin(limit, pieces));
  }

  private static Position parse(String family, String variant, String text) {
    return Games.find(family).orElseThrow().game(variant).parse(text);
  }

  @Test
  void twoMovesAreNearAndRandomPositionsAreFar() {
    for (Game game : Games.representativeGames()) {
      BoardChange limit = twoMoves(game);
      RandomGenerator random = SeededRandom.of(3);
      for (int i = 0; i < 30; i++) {
        Position position = Playout.play(game.start(i), random, 6 + i % 8);
        Position two = Playout.play(position, random, 2);
        Position sibling = Playout.play(position, random, 1);
        assertThat(isNear(two, position, limit)).as("%s %s", game.id(), position.format()).isTrue();
        assertThat(isNear(position, two, limit)).as("%s %s", game.id(), position.format()).isTrue();
        assertThat(isNear(sibling, Playout.play(position, random, 1), limit))
            .as("%s %s", game.id(), position.format())
            .isTrue();
        Position far = Playout.play(game.start(i + 50), SeededRandom.of(i), 20);
        assertThat(isNear(far, position, limit))
            .as("%s %s", game.id(), position.format())
            .isFalse();
      }
    }
  }

  @Test
  void largestChangeOfMoveIsSmall() {
    for (Game game : Games.representativeGames()) {
      BoardChange change = BoardChange.ofMove(game);
      assertThat(change.occupied()).as("%s", game.id()).isBetween(1, 4);
      assertThat(change.total()).as("%s", game.id()).isBetween(1, 9);
    }
  }

  @Test
  void otherNamesOfSameBoardDoNotMatter() {
    Position position = parse("niju", "most", "w7r0@0,0;b12r1@1,0 w");
    assertThat(isNear(parse("niju", "first-15", position.format()), position)).isTrue();
    Position small =
        parse("jostle", "8x8", "8/r1brbrb1/1brbrbr1/1rb2rb1/1br2br1/1rbrbrb1/1brbrbr1/8 b");
    Position large =
        parse(
            "jostle",
            "10x10",
            "10/10/1r1brbrb2/2brbrbr2/2rb2rb2/2br2br2/2rbrbrb2/2brbrbr2/10/10 b");
    assertThat(isNear(small, large)).as("the same pieces on a smaller board").isTrue();
  }

  /// A quarter turn adds 2 to the directions of a pattern, and moves the tiles; either tile can be
  /// the first one.
  @Test
  void turnedAndShiftedTilesAreAnImage() {
    Position position = parse("niju", "most", "w7r0@0,0;b12r0@1,0;w3r0@2,0;b4r0@2,1 w");
    Position turned = parse("niju", "most", "w7r1@0,0;b12r1@0,-1;w3r1@0,-2;b4r1@1,-2 w");
    Position shifted = parse("niju", "most", "w7r0@-2,0;b12r0@-1,0;w3r0@0,0;b4r0@0,1 w");
    BoardChange same = BoardChange.NONE;
    for (Position image : List.of(turned, shifted)) {
      assertThat(
              PlacedPieces.of(image).images().stream()
                  .anyMatch(pieces -> pieces.isWithin(same, PlacedPieces.of(position))))
          .as(image.format())
          .isTrue();
    }
  }

  @Test
  void hexagonHasTwelveSymmetries() {
    Position position =
        parse("jostle", "hex", "6/7/2brbr2/2r3b2/2b1rb1r2/2r1b1r1b2/2b1rb1r2/2r3b2/2brbr2/7/6 r");
    Position moved = position.playUnchecked(position.moveAt(0));
    assertThat(PlacedPieces.of(moved).images().stream().distinct()).hasSize(24);
  }
}
