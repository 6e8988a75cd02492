package tabuleiro.lab.priorities;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.PriorityModel;
import tabuleiro.lab.selfplay.TrainingDataException;
import tabuleiro.lab.selfplay.TrainingDataFile;
import tabuleiro.lab.selfplay.TrainingGame;
import tabuleiro.lab.tasks.OrderedTasks;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.support.SeededRandom;

/// The positions of games with the visits of moves, in two sets: the training set, and the held-out
/// set, which has positions of other games and measures how well a fit generalises. Not safe for
/// several threads.
public final class VisitPositions {
  private final Game game;
  private final PriorityModel model;
  private final List<TrainingGame> games = new ArrayList<>();
  private final List<SearchedPosition> training = new ArrayList<>();
  private final List<SearchedPosition> heldOut = new ArrayList<>();

  /// @param game the rules of the games
  /// @param model its move priorities
  public VisitPositions(Game game, PriorityModel model) {
    this.game = game;
    this.model = model;
  }

  /// Reads the games of a file.
  ///
  /// @throws TrainingDataException if it is no such file, or has games of other rules or without
  ///   visits
  public void read(Path file) throws IOException {
    if (!TrainingDataFile.source(file).hasVisits()) {
      throw new TrainingDataException(Message.of("training-no-visits", file.toString()));
    }
    TrainingDataFile.read(file, game, games::add);
  }

  /// Finds which weights count in the positions of the games; some milliseconds for each. A stop
  /// leaves games out.
  ///
  /// @param heldOutPercent the percentage of games that are held out
  /// @param seed selects these games
  /// @param threads how many compute at once; it does not change the sets
  /// @param stop is requested at the end in any case
  /// @param done receives the number of games whose positions are in the sets
  public void divide(
      int heldOutPercent, long seed, int threads, StopSignal stop, IntConsumer done) {
    PriorityFeatures features = new PriorityFeatures(model);
    RandomGenerator random = SeededRandom.of(seed);
    int[] count = {0};
    try (OrderedTasks tasks = new OrderedTasks(threads, stop)) {
      tasks.run(
          0,
          games.size(),
          number -> Optional.of(features.positions(games.get(number))),
          positions -> {
            (random.nextInt(100) < heldOutPercent ? heldOut : training).addAll(positions);
            done.accept(++count[0]);
            return true;
          });
    }
  }

  /// Returns the number of games.
  public int games() {
    return games.size();
  }

  /// Returns how many positions the weights are fitted to.
  public int trainingSize() {
    return training.size();
  }

  /// Returns how many positions are held out.
  public int heldOutSize() {
    return heldOut.size();
  }

  List<SearchedPosition> training() {
    return training;
  }

  List<SearchedPosition> heldOut() {
    return heldOut;
  }
}
