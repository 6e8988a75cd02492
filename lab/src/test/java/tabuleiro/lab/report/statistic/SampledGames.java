package tabuleiro.lab.report.statistic;

import java.util.stream.IntStream;
import tabuleiro.games.Games;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.lab.report.sample.SampledGameBuilder;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// Games made by hand.
public final class SampledGames {
  public static final Game TALPA = Games.find("talpa").orElseThrow().game("4x4");
  public static final Outcome FIRST_WINS = Outcome.win(Side.FIRST, EndReason.PATH);
  public static final Outcome SECOND_WINS = Outcome.win(Side.SECOND, EndReason.PATH);
  public static final Outcome DRAW = Outcome.draw(EndReason.PLIES);

  private SampledGames() {}

  /// Returns a game of so many plies with so many legal moves at each.
  public static SampledGame branching(Outcome outcome, int... branching) {
    int[] moves = IntStream.rangeClosed(1, branching.length).toArray();
    return new SampledGame(0, TALPA.start(1), moves, branching, new int[0], outcome);
  }

  /// Returns a game with what the first side was expected to score at each ply, in hundredths;
  /// negative where it is not known.
  public static SampledGame expecting(Outcome outcome, int... hundredths) {
    int[] ones = IntStream.range(0, hundredths.length).map(ply -> 1).toArray();
    int[] expectations =
        IntStream.of(hundredths)
            .map(share -> share < 0 ? SampledGameBuilder.UNKNOWN : 100 * share)
            .toArray();
    return new SampledGame(0, TALPA.start(1), ones, ones, expectations, outcome);
  }
}
