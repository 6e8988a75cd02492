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
import tabuleiro.rules.support.SeededRandom;

/// The positions of played games in two sets: the training set, and the held-out set, which has
/// positions of other games and measures how well the fit generalises. Not safe for several
/// threads.
public final class TrainingPositions {
  /// The maximum number of term values in each set: 160 MB.
  private static final int MAX_VALUES = 40_000_000;

  /// The endings whose result depends on the position.
  private static final Set<Ending.Kind> DECISIVE_ENDINGS =
      EnumSet.of(Ending.Kind.RULES, Ending.Kind.RESIGNATION, Ending.Kind.AGREEMENT);

  private final EvaluatorFactory factory;
  private final int heldOutPercent;
  private final RandomGenerator random;
  private final TrainingSamples training;
  private final TrainingSamples heldOut;
  private final int[] values;
  private int games;

  /// @param heldOutPercent the percentage of games that are held out
  /// @param seed selects these games
  public TrainingPositions(EvaluatorFactory factory, int heldOutPercent, long seed) {
    this.factory = factory;
    this.heldOutPercent = heldOutPercent;
    this.random = SeededRandom.of(seed);
    int terms = factory.termNames().size();
    values = new int[terms];
    int most = MAX_VALUES / Math.max(1, terms);
    training = new TrainingSamples(terms, most, SeededRandom.of(seed));
    heldOut = new TrainingSamples(terms, most, SeededRandom.of(seed));
  }

  /// Adds the positions of a game before each of its moves, except for those before the last move
  /// of a random opening. A game with another ending, such as a loss on time, is ignored.
  ///
  /// @param replay at the start of the game
  /// @throws tabuleiro.play.record.ReplayException when the record breaks the rules; some of its
  ///   positions may have been added
  public void add(Replay replay) {
    GameRecord record = replay.record();
    String termination = record.tag("Termination").orElse(Ending.Kind.RULES.key());
    boolean isDecisive = Ending.Kind.of(termination).filter(DECISIVE_ENDINGS::contains).isPresent();
    if (!isDecisive || record.result() == Result.NONE) {
      return;
    }
    games++;
    TrainingSamples part = random.nextInt(100) < heldOutPercent ? heldOut : training;
    int opening = Opening.plies(record);
    WeightedTrail trail = factory.weightedTrail(replay.start(), factory.weights());
    while (replay.hasNext()) {
      if (replay.ply() >= opening) {
        add(part, trail, record.result());
      }
      trail.play(replay.next());
    }
    replay.finish();
    add(part, trail, record.result());
  }

  private void add(TrainingSamples part, WeightedTrail trail, Result result) {
    if (!trail.outcome().isOver()) {
      trail.computeTerms(values);
      part.add(values, result.points(trail.sideToMove()));
    }
  }

  /// Returns the number of games whose positions were added.
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
