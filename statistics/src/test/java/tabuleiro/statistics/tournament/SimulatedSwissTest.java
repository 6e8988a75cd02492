package tabuleiro.statistics.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Properties of Swiss tournaments with random results.
final class SimulatedSwissTest {
  private static final int DRAWS_PERCENT = 15;

  @Tag("full")
  @ParameterizedTest
  @CsvSource({"2,1,20", "3,3,20", "4,3,40", "5,4,40", "9,5,40", "16,7,20", "31,7,10", "100,9,2"})
  void everyRoundObeysTheRules(int players, int rounds, int runs) {
    for (int run = 0; run < runs; run++) {
      Random random = new Random(1000L * players + run);
      List<TournamentGame> games = new ArrayList<>();
      for (int round = 1; round <= rounds; round++) {
        List<PlayerHistory> before = PlayerHistory.of(players, round - 1, games);
        Optional<PairedRound> next = SwissPairing.pair(before, round == rounds);
        if (next.isEmpty()) {
          // With few players the rest of the pairs may not make up a whole round.
          assertThat(players).isLessThan(2 * rounds);
          break;
        }
        requireLegal(next.get(), before, "seed %d, round %d".formatted(run, round));
        play(next.get(), round, random, games);
      }
      requireFair(players, rounds, games);
    }
  }

  private static void requireLegal(PairedRound round, List<PlayerHistory> before, String where) {
    Set<Integer> present = new HashSet<>();
    for (Pairing game : round.games()) {
      assertThat(present.add(game.first())).as(where).isTrue();
      assertThat(present.add(game.second())).as(where).isTrue();
      assertThat(before.get(game.first() - 1).opponents()).as(where).doesNotContain(game.second());
    }
    for (int bye : round.byes()) {
      assertThat(present.add(bye)).as(where).isTrue();
    }
    if (round.byes().size() == 1 && before.size() > 8) {
      assertThat(before.get(round.byes().getFirst() - 1).isByeDue()).as(where).isTrue();
    }
    assertThat(present).as(where).hasSize(before.size());
    if (before.size() > 8) {
      requireManyPairsOfLeaders(round, before, where);
    }
  }

  /// As many players with the most points meet each other as the earlier meetings allow; one fewer
  /// where the sides or the bye forbid it.
  private static void requireManyPairsOfLeaders(
      PairedRound round, List<PlayerHistory> before, String where) {
    int most = before.stream().mapToInt(PlayerHistory::halves).max().orElseThrow();
    List<PlayerHistory> leaders =
        before.stream().filter(player -> player.halves() == most).limit(10).toList();
    Set<Integer> numbers = new HashSet<>();
    before.stream()
        .filter(player -> player.halves() == most)
        .forEach(player -> numbers.add(player.number()));
    long paired =
        round.games().stream()
            .filter(game -> numbers.contains(game.first()) && numbers.contains(game.second()))
            .count();
    assertThat(paired).as(where).isGreaterThanOrEqualTo(mostPairs(leaders));
  }

  private static int mostPairs(List<PlayerHistory> players) {
    if (players.size() < 2) {
      return 0;
    }
    PlayerHistory first = players.getFirst();
    List<PlayerHistory> rest = players.subList(1, players.size());
    int most = mostPairs(rest);
    for (PlayerHistory other : rest) {
      boolean canMeet =
          !first.opponents().contains(other.number())
              && !first
                  .preference()
                  .conflictsWith(other.preference(), SidePreference.Strength.ABSOLUTE);
      if (canMeet) {
        List<PlayerHistory> others = rest.stream().filter(player -> !player.equals(other)).toList();
        most = Math.max(most, 1 + mostPairs(others));
      }
    }
    return most;
  }

  private static void play(
      PairedRound paired, int round, Random random, List<TournamentGame> games) {
    for (Pairing game : paired.games()) {
      int halves = random.nextInt(100) < DRAWS_PERCENT ? 1 : random.nextBoolean() ? 2 : 0;
      games.add(new TournamentGame(round, game.first(), game.second(), halves, 2 - halves, true));
    }
    paired.byes().forEach(bye -> games.add(TournamentGame.bye(round, bye)));
  }

  /// Both sides come to each player about equally often, and none three times in a row, before the
  /// last round: in that one a player with most of the points may get a side once more.
  private static void requireFair(int players, int rounds, List<TournamentGame> games) {
    if (players < 2 * rounds) {
      return; // Too few players for a choice.
    }
    for (PlayerHistory player : PlayerHistory.of(players, rounds - 1, games)) {
      List<Boolean> sides = player.sides();
      long firsts = sides.stream().filter(isFirst -> isFirst).count();
      assertThat(Math.abs(2 * firsts - sides.size())).isLessThanOrEqualTo(2);
      for (int i = 2; i < sides.size(); i++) {
        Set<Boolean> three = new HashSet<>(sides.subList(i - 2, i + 1));
        assertThat(three).as("player %s", player).hasSize(2);
      }
    }
  }

  @Test
  void withoutSurprisesTheStrongestPlayerWins() {
    List<TournamentGame> games = new ArrayList<>();
    for (int round = 1; round <= 5; round++) {
      PairedRound paired =
          SwissPairing.pair(PlayerHistory.of(20, round - 1, games), round == 5).orElseThrow();
      for (Pairing game : paired.games()) {
        int halves = game.first() < game.second() ? 2 : 0;
        games.add(new TournamentGame(round, game.first(), game.second(), halves, 2 - halves, true));
      }
    }
    assertThat(Standings.of(20, 5, games, Standings.SWISS).getFirst().number()).isEqualTo(1);
  }
}
