package tabuleiro.lab.report.statistic;

import java.util.stream.IntStream;
import tabuleiro.games.Games;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.lab.report.sample.SampledGameBuilder;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// Hand-made games.
public final class SampledGames {
  public static final Game TALPA = Games.find("talpa").orElseThrow().game("4x4");
  public static final EndReason PATH = EndReason.of("path");
  public static final EndReason PLIES = EndReason.of("plies");
  public static final Outcome FIRST_WINS = Outcome.win(Side.FIRST, PATH);
  public static final Outcome SECOND_WINS = Outcome.win(Side.SECOND, PATH);
  public static final Outcome DRAW = Outcome.draw(PLIES);

  private SampledGames() {}

  /// Returns a game with the given numbers of legal moves at its plies.
  public static SampledGame branching(Outcome outcome, int... branching) {
    int[] moves = IntStream.rangeClosed(1, branching.length).toArray();
    return new SampledGame(0, TALPA.start(1), moves, branching, new int[0], outcome);
  }

  /// Returns a game with the expected scores of the first side at its plies, in percent; negative
  /// where they are unknown.
  public static SampledGame expecting(Outcome outcome, int... percentages) {
    int[] ones = IntStream.range(0, percentages.length).map(ply -> 1).toArray();
    int[] expectations =
        IntStream.of(percentages)
            .map(share -> share < 0 ? SampledGameBuilder.UNKNOWN : 100 * share)
            .toArray();
    return new SampledGame(0, TALPA.start(1), ones, ones, expectations, outcome);
  }
}
