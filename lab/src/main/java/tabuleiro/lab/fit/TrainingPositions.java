package tabuleiro.lab.fit;

import java.util.EnumSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.lab.match.Opening;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// The positions of played games, in two parts: those that the weights are fitted on, and those of
/// other games, held out, on which the fit is judged. Not safe for several threads.
public final class TrainingPositions {
  /// Values kept in each part: 160 MB.
  private static final int MOST_VALUES = 40_000_000;

  /// The endings that say something about the positions.
  private static final Set<Ending.Kind> DECISIVE_ENDINGS =
      EnumSet.of(Ending.Kind.RULES, Ending.Kind.RESIGNATION, Ending.Kind.AGREEMENT);

  private final EvaluatorFactory expert;
  private final int heldOutPercent;
  private final RandomGenerator random;
  private final TrainingSamples training;
  private final TrainingSamples heldOut;
  private final int[] values;
  private int games;

  /// @param heldOutPercent how many of a hundred games are held out
  /// @param seed decides which games these are
  public TrainingPositions(EvaluatorFactory expert, int heldOutPercent, long seed) {
    this.expert = expert;
    this.heldOutPercent = heldOutPercent;
    this.random = SeededRandom.of(seed);
    int terms = expert.termNames().size();
    values = new int[terms];
    int most = MOST_VALUES / Math.max(1, terms);
    training = new TrainingSamples(terms, most, SeededRandom.of(seed));
    heldOut = new TrainingSamples(terms, most, SeededRandom.of(seed));
  }

  /// Adds the positions of a game in which the game went on, but for those before the last move of
  /// a random opening. A game that was not decided on the board adds nothing.
  ///
  /// @param replay no move of it replayed yet
  /// @throws tabuleiro.play.record.ReplayException when the record does not keep to the rules; then
  ///   some of its positions may have been added
  public void add(Replay replay) {
    GameRecord record = replay.record();
    String termination = record.tag("Termination").orElse(Ending.Kind.RULES.key());
    boolean tells = Ending.Kind.of(termination).filter(DECISIVE_ENDINGS::contains).isPresent();
    if (!tells || record.result() == Result.NONE) {
      return;
    }
    games++;
    TrainingSamples part = random.nextInt(100) < heldOutPercent ? heldOut : training;
    int opening = Opening.plies(record);
    WeightedTrail line = expert.evaluatedTrail(replay.start(), expert.weights());
    while (replay.hasNext()) {
      if (replay.ply() >= opening) {
        add(part, line, record.result());
      }
      line.play(replay.next());
    }
    replay.finish();
    add(part, line, record.result());
  }

  private void add(TrainingSamples part, WeightedTrail line, Result result) {
    if (!line.trail().outcome().isOver()) {
      line.computeTerms(values);
      part.add(values, target(result, line.trail().sideToMove()));
    }
  }

  private static double target(Result result, Side side) {
    return result.winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
  }

  /// Returns how many games said something.
  public int games() {
    return games;
  }

  /// Returns the positions that the weights are fitted on.
  public TrainingSamples training() {
    return training;
  }

  /// Returns the positions of the games that were held out.
  public TrainingSamples heldOut() {
    return heldOut;
  }
}
