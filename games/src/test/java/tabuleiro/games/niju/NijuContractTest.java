package tabuleiro.games.niju;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.testkit.PositionContract;

class NijuContractTest {
  private final NijuFamily niju = new NijuFamily();

  @ParameterizedTest
  @CsvSource({
    "most, 1",
    "first, 1",
    "most-19, 1",
    "first-16, 1",
    "most-10, 2",
    "first-10, 2",
    "most-7, 3",
    "first-6, 4",
    "most-4, 5",
    "first-4, 5",
    "most-2, 5",
    "first-1, 5",
    "most-20-8, 2",
    "first-10-20, 2"
  })
  void positionsKeepTheContract(String variant, int games) {
    NijuGame game = niju.game(variant);
    PositionContract.check(game, NijuSymmetries.of(game), 1, games);
  }

  @Test
  void someHandsHaveTheMirrorAsASymmetry() {
    assertThat(NijuSymmetries.hasMirror(niju.game("most"))).isTrue();
    assertThat(NijuSymmetries.hasMirror(niju.game("most-2"))).isFalse();
  }

  /// A trail that went back and forth is where a position is that knows only the tiles.
  @ParameterizedTest
  @ValueSource(strings = {"most", "first", "most-5"})
  void aTrailAgreesWithFreshPositionsAfterUndo(String variant) {
    long seed = 5;
    RandomGenerator random = SeededRandom.of(seed);
    NijuGame game = niju.game(variant);
    NijuTrail trail = game.start(1).trail();
    for (int i = 0; i < 3000; i++) {
      boolean back = trail.length() > 0 && (trail.countMoves() == 0 || random.nextInt(9) < 4);
      if (back) {
        trail.undo();
      } else {
        trail.play(Playout.randomMove(trail, random));
      }
      NijuPosition fresh = game.parse(trail.position().format());
      String about = "seed " + seed + ", step " + i + ": " + fresh;
      assertThat(trail.position()).as(about).isEqualTo(fresh);
      assertThat(trail.hash()).as(about).isEqualTo(fresh.hash());
      assertThat(trail.outcome()).as(about).isSameAs(fresh.outcome());
      assertThat(trail.countMoves()).as(about).isEqualTo(fresh.countMoves());
      int[] moves = new int[game.maxMoves()];
      int end = trail.generateMoves(moves, 0);
      assertThat(Arrays.copyOf(moves, end)).as(about).isEqualTo(fresh.legalMoves());
      for (Side side : Side.values()) {
        assertThat(trail.completePatterns(side)).as(about).isEqualTo(fresh.completePatterns(side));
      }
    }
  }

  /// Random games hardly ever meet two positions that differ only in whose tile lies where.
  @Test
  void allPositionsOfASmallHandHaveDifferentHashes() {
    NijuGame game = niju.game("most-2");
    Set<NijuPosition> positions = new HashSet<>(Set.of(game.start(1)));
    Set<NijuPosition> seen = new HashSet<>();
    while (!positions.isEmpty()) {
      seen.addAll(positions);
      Set<NijuPosition> next = new HashSet<>();
      for (NijuPosition position : positions) {
        for (int move : position.legalMoves()) {
          next.add(position.playUnchecked(move));
        }
      }
      positions = next;
    }
    Set<Long> hashes = seen.stream().map(NijuPosition::hash).collect(Collectors.toSet());
    assertThat(hashes).hasSameSizeAs(seen).hasSizeGreaterThan(100_000);
  }
}
