package tabuleiro.statistics.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class SwissPairingTest {
  @Test
  void theFirstRoundPairsTheUpperHalfWithTheLowerOne() {
    assertThat(next(7)).isEqualTo("1-4 5-2 3-6 bye 7");
  }

  @Test
  void theWinnersMeetWithExchangedSides() {
    assertThat(next(8, "1+5 6-2 3+7 8-4")).isEqualTo("4-1 2-3 5-8 7-6");
  }

  /// FIDE Handbook, C.04.3, D: of 1, 2, 3, 4 against 5, 6, 7, 8, the first transposition is 5, 6,
  /// 8, 7. Here 4 and 8 have met.
  @Test
  void aTranspositionBeginsAtTheEndOfTheLowerHalf() {
    assertThat(next(8, "4=8 1=6 2=7 3=5")).isEqualTo("5-1 6-2 8-3 7-4");
  }

  /// Criterion C.5 of 2025, with the example of the program bbpPairings: the two leaders have not
  /// met, but if they did, the bye would go to a player with a point.
  @Test
  void theByeGoesToAPlayerWithTheFewestPoints() {
    List<TournamentGame> games = Results.of("1+4 5-2 3+6", "2-1 4-3 6-5");
    List<PlayerHistory> present =
        PlayerHistory.of(6, 2, games).stream().filter(player -> player.number() != 4).toList();
    assertThat(format(SwissPairing.pair(present, false))).isEqualTo("1-5 3-2 bye 6");
  }

  /// Criterion C.9 of 2025, with the example of the program bbpPairings: 5 was absent.
  @Test
  void theByeGoesToAPlayerWhoHasMissedNoRound() {
    assertThat(next(5, "1+3 4-2")).isEqualTo("2-1 3-5 bye 4");
  }

  @Test
  void aPlayerWithAByeGetsNoSecondOne() {
    assertThat(next(3, "1+2 3*")).isEqualTo("3-1 bye 2");
  }

  @Test
  void theLowestPlayerOfAScoreFloatsToTheHighestOfTheNext() {
    assertThat(next(6, "1+4 5-2 3+6")).isEqualTo("2-1 4-3 6-5");
  }

  @Test
  void twoPlayersWhoMustHaveTheSameSideDoNotMeet() {
    // After two games with the first move, 1 and 3 cannot have it again.
    assertThat(next(8, "1+5 6-2 3+7 8-4", "1+8 4-6 3+2 7-5"))
        .doesNotContain("1-3")
        .doesNotContain("3-1");
  }

  /// All pairs of 1, 2, 3 and 4 have met but 1 and 2. The others rest, as they would in a
  /// tournament of an arbiter who lets it go on.
  @Test
  void playersWhoHaveMetAllOthersRest() {
    assertThat(next(4, "1+3 4-2", "3=2 1=4")).isEqualTo("2-1 4-3");
    assertThat(next(4, "1+3 4-2", "3=2 1=4", "3+4 2* 1*")).isEqualTo("2-1 bye 3 bye 4");
  }

  /// After three rounds of five players, 5 withdraws. Of the others only 3 and 4 have not met.
  @Test
  void aWithdrawalDoesNotEndASmallTournament() {
    List<PlayerHistory> present =
        PlayerHistory.of(5, 3, Results.of("1+3 2+4 5*", "1+2 3+5 4*", "1+4 2+5 3*")).stream()
            .filter(player -> player.number() != 5)
            .toList();
    assertThat(format(SwissPairing.pair(present, true))).isEqualTo("4-3 bye 1 bye 2");
  }

  @Test
  void aRoundIsImpossibleWhenMostPlayersWouldRest() {
    List<TournamentGame> games =
        Results.of("1+4 5-2 3+6", "2+1 6-5 4=3", "1+3 2+6 5=4", "6+1 3+5 4+2", "1+5 2+3");
    assertThat(format(SwissPairing.pair(PlayerHistory.of(6, 5, games), false)))
        .isEqualTo("impossible");
  }

  @Test
  void aRoundIsImpossibleWhenAllHaveMet() {
    assertThat(next(2, "1+2")).isEqualTo("impossible");
    assertThat(next(4, "1+3 4-2", "2+1 3=4", "1=4 2=3")).isEqualTo("impossible");
  }

  @Test
  void aLonePlayerHasNoRound() {
    assertThat(next(1)).isEqualTo("impossible");
  }

  private static String next(int players, String... rounds) {
    List<PlayerHistory> histories = PlayerHistory.of(players, rounds.length, Results.of(rounds));
    return format(SwissPairing.pair(histories, false));
  }

  private static String format(Optional<PairedRound> paired) {
    if (paired.isEmpty()) {
      return "impossible";
    }
    PairedRound round = paired.get();
    String games =
        round.games().stream()
            .map(game -> game.first() + "-" + game.second())
            .collect(Collectors.joining(" "));
    return round.byes().stream()
        .map(bye -> " bye " + bye)
        .collect(Collectors.joining("", games, ""));
  }
}
