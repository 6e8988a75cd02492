package tabuleiro.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tabuleiro.play.Ending;
import tabuleiro.play.Nim;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

final class MatchTest {
  private static final Seat ANA = Seat.human("Ana");
  private static final Seat RUI = Seat.human("Rui");
  private static final Nim NIM = new Nim();

  private final Match match = new Match(NIM, NIM.game("7"), ANA, RUI);
  private final Position end = NIM.game("7").parse("3 f");

  @Test
  void theSidesAreExchangedAndTheNamesFollow() {
    Match.Round first = match.nextRound().orElseThrow();
    assertThat(first).isEqualTo(new Match.Round(1, NIM.game("7"), ANA, RUI));
    match.add(end, Ending.resignation(Side.SECOND));
    Match.Round second = match.nextRound().orElseThrow();
    assertThat(second).isEqualTo(new Match.Round(2, NIM.game("7"), RUI, ANA));
  }

  @Test
  void winnerOfBothGamesWinsTheMatch() {
    match.add(end, Ending.resignation(Side.SECOND));
    assertThat(match.winner()).as("not yet over").isEmpty();
    match.add(end, Ending.resignation(Side.FIRST));
    assertThat(match.isOver()).isTrue();
    assertThat(match.winner()).hasValue(0);
    assertThat(match.points(0)).isEqualTo(2);
    assertThat(match.points(1)).isEqualTo(0);
  }

  @Test
  void aWinAndADrawAreEnough() {
    match.add(end, Ending.agreement());
    match.add(end, Ending.timeout(Side.SECOND));
    assertThat(match.winner()).hasValue(1);
    assertThat(match.points(0)).isEqualTo(0.5);
    assertThat(match.points(1)).isEqualTo(1.5);
  }

  @Test
  void equalPointsDrawTheMatch() {
    match.add(end, Ending.resignation(Side.SECOND));
    match.add(end, Ending.resignation(Side.SECOND));
    assertThat(match.isOver()).isTrue();
    assertThat(match.winner()).isEmpty();
    assertThat(match.points(0)).isEqualTo(match.points(1));
  }

  @Test
  void gamesOutsideTheMatchAreRefused() {
    Position other = NIM.game("20").parse("3 f");
    assertThatThrownBy(() -> match.add(other, Ending.agreement()))
        .isInstanceOf(SessionException.class)
        .hasMessageContaining("match.other-game");
    assertThatThrownBy(() -> match.add(end, Ending.unfinished()))
        .isInstanceOf(SessionException.class)
        .hasMessageContaining("match.unfinished");
    assertThat(match.playedRounds()).isEmpty();
    match.add(end, Ending.agreement());
    match.add(end, Ending.agreement());
    assertThatThrownBy(() -> match.add(end, Ending.agreement()))
        .isInstanceOf(SessionException.class)
        .hasMessageContaining("match.over");
  }

  @Test
  void playersKeepTheirTimesInTheSecondGame() {
    TimeControls odds = TimeControls.parse("10m,3m");
    assertThat(match.nextRound().orElseThrow().setup(1, odds).timeControls()).isEqualTo(odds);
    match.add(end, Ending.agreement());
    Match.Round second = match.nextRound().orElseThrow();
    assertThat(second.setup(1, odds).timeControls()).isEqualTo(odds.exchanged());
  }
}
