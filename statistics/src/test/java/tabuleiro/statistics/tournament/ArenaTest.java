package tabuleiro.statistics.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ArenaTest {
  @Test
  void theThirdWinInARowCountsTwice() {
    List<Placing> standings =
        ArenaScores.standings(3, Results.of("1+2", "1+3", "2-1", "1=3", "1+2"));
    Placing best = standings.getFirst();
    assertThat(best.number()).isEqualTo(1);
    // 2 + 2 + 4, a draw that counts twice, and a win after the end of the streak.
    assertThat(best.halves()).isEqualTo(12);
    assertThat(best.wins()).isEqualTo(4);
    assertThat(best.played()).isEqualTo(5);
    assertThat(standings).extracting(Placing::place).containsExactly(1, 2, 3);
  }

  @Test
  void neighboursInTheStandingsMeet() {
    assertThat(ArenaPairing.pair(PlayerHistory.of(4, 0, List.of()), _ -> false, 4))
        .containsExactly(new Pairing(1, 2), new Pairing(3, 4));
  }

  @Test
  void noPlayerMeetsTheLastOpponentAgain() {
    List<PlayerHistory> players = PlayerHistory.of(4, 1, Results.of("1+2 3=4"));
    assertThat(ArenaPairing.pair(players, _ -> false, 4))
        .extracting(pair -> pair.first() + pair.second())
        .containsExactly(4, 6);
    List<PlayerHistory> two = PlayerHistory.of(2, 1, Results.of("1+2"));
    assertThat(ArenaPairing.pair(two, _ -> false, 3)).isEmpty();
    assertThat(ArenaPairing.pair(two, _ -> false, 2)).containsExactly(new Pairing(2, 1));
  }

  @Test
  void substitutesMeetOnlyOthers() {
    List<PlayerHistory> players = PlayerHistory.of(4, 0, List.of());
    assertThat(ArenaPairing.pair(players, number -> number != 3, 4))
        .containsExactly(new Pairing(1, 3));
    assertThat(ArenaPairing.pair(players, number -> number <= 2, 4))
        .containsExactly(new Pairing(1, 3), new Pairing(4, 2));
  }
}
