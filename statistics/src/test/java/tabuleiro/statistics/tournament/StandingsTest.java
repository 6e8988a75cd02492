package tabuleiro.statistics.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class StandingsTest {
  @Test
  void tieBreaksOfARoundRobin() {
    // 1 and 2 have 2 points; 2 has won against 1.
    List<Placing> placings =
        Standings.of(4, 3, Results.of("1+4 2=3", "4-3 1-2", "2=4 3-1"), Standings.ROUND_ROBIN);
    assertThat(format(placings)).isEqualTo("1. 2 (4), 2. 1 (4), 3. 3 (3), 4. 4 (1)");
    // Direct encounter, wins, and in quarter points: 1 x 3 + 2 x 4 + 1 x 1 halves.
    assertThat(placings.getFirst().tieBreaks()).containsExactly(2, 1, 12);
    assertThat(placings.get(1).tieBreaks()).containsExactly(0, 2, 8);
  }

  @Test
  void buchholzIsTheSumOfTheOpponentsPoints() {
    List<TournamentGame> games = Results.of("1+3 4-2", "2=1 3+4");
    List<Placing> placings =
        Standings.of(4, 2, games, List.of(TieBreak.BUCHHOLZ_CUT, TieBreak.BUCHHOLZ));
    assertThat(format(placings)).isEqualTo("1. 1 (3), 2. 2 (3), 3. 3 (2), 4. 4 (0)");
    assertThat(placings.getFirst().tieBreaks()).containsExactly(3, 5);
    assertThat(placings.get(1).tieBreaks()).containsExactly(3, 3);
  }

  @Test
  void anUnplayedRoundCountsLikeAnOpponentWithTheSamePoints() {
    List<Placing> placings =
        Standings.of(3, 2, Results.of("1+2 3*", "3-1 2*"), List.of(TieBreak.BUCHHOLZ));
    // Player 3 has 1 point. The bye counts as much; player 1, the opponent, has 2 points.
    Placing third = placings.stream().filter(row -> row.number() == 3).findFirst().orElseThrow();
    assertThat(third.halves()).isEqualTo(2);
    assertThat(third.played()).isEqualTo(1);
    assertThat(third.tieBreaks()).containsExactly(6);
  }

  @Test
  void equalPlayersShareAPlace() {
    List<Placing> placings = Standings.of(4, 1, Results.of("1=2 3=4"), Standings.ROUND_ROBIN);
    assertThat(placings).extracting(Placing::place).containsOnly(1);
  }

  @Test
  void aWinWithoutAGameIsNoWinAtTheBoard() {
    List<Placing> placings = Standings.of(2, 1, Results.of("2*"), List.of(TieBreak.WINS));
    assertThat(placings.getFirst().number()).isEqualTo(2);
    assertThat(placings.getFirst().tieBreaks()).containsExactly(0);
  }

  private static String format(List<Placing> placings) {
    return placings.stream()
        .map(row -> row.place() + ". " + row.number() + " (" + row.halves() + ")")
        .collect(Collectors.joining(", "));
  }
}
