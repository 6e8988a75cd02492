package tabuleiro.statistics.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BergerTableTest {
  /// FIDE Handbook, C.05, annex 1: 3 or 4 players.
  @Test
  void fourPlayersMeetAsInTheHandbook() {
    assertThat(table(4)).containsExactly("1-4 2-3", "4-3 1-2", "2-4 3-1");
  }

  /// FIDE Handbook, C.05, annex 1: 5 or 6 players.
  @Test
  void sixPlayersMeetAsInTheHandbook() {
    assertThat(table(6))
        .containsExactly("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1");
  }

  /// FIDE Handbook, C.05, annex 1: 9 or 10 players, the first three rounds.
  @Test
  void tenPlayersMeetAsInTheHandbook() {
    assertThat(table(10))
        .startsWith("1-10 2-9 3-8 4-7 5-6", "10-6 7-5 8-4 9-3 1-2", "2-10 3-1 4-9 5-8 6-7");
  }

  private static List<String> table(int players) {
    return BergerTable.rounds(players, 1).stream()
        .map(round ->
            round.games().stream()
                .map(game -> game.first() + "-" + game.second())
                .collect(Collectors.joining(" ")))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8, 11, 24, 41})
  void eachPairMeetsOnceAndTheSidesAreEqual(int players) {
    List<PairedRound> rounds = BergerTable.rounds(players, 1);
    assertThat(rounds).hasSize(players % 2 == 0 ? players - 1 : players);
    Set<Set<Integer>> pairs = new HashSet<>();
    Map<Integer, Integer> firsts = new HashMap<>();
    for (PairedRound round : rounds) {
      Set<Integer> present = new HashSet<>();
      for (Pairing game : round.games()) {
        assertThat(pairs.add(Set.of(game.first(), game.second()))).isTrue();
        assertThat(present.add(game.first())).isTrue();
        assertThat(present.add(game.second())).isTrue();
        firsts.merge(game.first(), 1, Integer::sum);
      }
      round.byes().forEach(bye -> assertThat(present.add(bye)).isTrue());
      assertThat(present).hasSize(players);
    }
    assertThat(pairs).hasSize(players * (players - 1) / 2);
    if (players > 2) {
      assertThat(firsts.values()).allMatch(count -> Math.abs(2 * count - (players - 1)) <= 1);
    }
  }

  @Test
  void theSecondCycleExchangesTheSides() {
    List<PairedRound> rounds = BergerTable.rounds(6, 2);
    assertThat(rounds).hasSize(10);
    Set<Pairing> games =
        rounds.stream().flatMap(round -> round.games().stream()).collect(Collectors.toSet());
    assertThat(games).hasSize(30);
  }

  @Test
  void onePlayerIsTooFew() {
    assertThatThrownBy(() -> BergerTable.rounds(1, 1)).isInstanceOf(IllegalArgumentException.class);
  }
}
