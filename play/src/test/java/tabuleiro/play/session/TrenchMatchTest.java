package tabuleiro.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.games.trench.TrenchFamily;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.play.Ending;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A match of Trench: "the points that a player captured in both add up".
final class TrenchMatchTest {
  private static final TrenchFamily TRENCH = new TrenchFamily();
  private static final Game CLASSIC = TRENCH.game("classic");
  private static final Seat ANA = Seat.human("Ana");
  private static final Seat RUI = Seat.human("Rui");

  private final Match match = new Match(TRENCH, CLASSIC, ANA, RUI);

  /// A position with points captured by Black and by White.
  private static Position points(int black, int white) {
    String start = CLASSIC.start(0).format();
    String text = start.replace("b 0-0 0 0", "b " + black + "-" + white + " 0 0");
    return CLASSIC.parse(text);
  }

  private static Ending winOf(Side side) {
    return Ending.byRules(Outcome.win(side, TrenchPosition.PLIES));
  }

  @Test
  void pointsOfBothGamesAddUp() {
    match.add(points(20, 10), winOf(Side.FIRST));
    // Rui is Black now and wins this game, but by less.
    match.add(points(18, 12), winOf(Side.FIRST));
    assertThat(match.points(0)).isEqualTo(32);
    assertThat(match.points(1)).isEqualTo(28);
    assertThat(match.isOver()).isTrue();
    assertThat(match.winner()).hasValue(0);
  }

  @Test
  void equalPointsLeadToAThirdGameToFortyWithTheSidesOfTheFirst() {
    match.add(points(20, 10), winOf(Side.FIRST));
    match.add(points(20, 10), winOf(Side.FIRST));
    Match.Round third = match.nextRound().orElseThrow();
    assertThat(third).isEqualTo(new Match.Round(3, TRENCH.game("to40"), ANA, RUI));
    assertThat(match.winner()).isEmpty();
    match.add(TRENCH.game("to40").start(0), winOf(Side.SECOND));
    assertThat(match.isOver()).isTrue();
    assertThat(match.winner()).hasValue(1);
  }

  @Test
  void drawnThirdGameDrawsTheMatch() {
    match.add(points(6, 6), Ending.byRules(Outcome.draw(TrenchPosition.PLIES)));
    match.add(points(6, 6), Ending.byRules(Outcome.draw(TrenchPosition.PLIES)));
    match.add(TRENCH.game("to40").start(0), Ending.agreement());
    assertThat(match.isOver()).isTrue();
    assertThat(match.winner()).isEmpty();
  }

  @Test
  void resigningLosesAllPieces() {
    match.add(points(30, 0), winOf(Side.FIRST));
    match.add(points(0, 0), Ending.resignation(Side.SECOND));
    assertThat(match.points(1)).isEqualTo(72);
    assertThat(match.winner()).hasValue(1);
  }
}
