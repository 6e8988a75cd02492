package tabuleiro.lab.priorities;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.PriorityModel;
import tabuleiro.games.Games;
import tabuleiro.lab.backend.ThreadBackend;
import tabuleiro.lab.priorities.PriorityFit.Epoch;
import tabuleiro.lab.selfplay.NetworkGames;
import tabuleiro.lab.selfplay.TrainingDataException;
import tabuleiro.lab.selfplay.TrainingDataFile;
import tabuleiro.lab.selfplay.TrainingGame;
import tabuleiro.lab.selfplay.TrainingGames;
import tabuleiro.lab.selfplay.VisitGames;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// The fit of move priorities: the features that it finds, its gradient, and what it learns.
final class PriorityFitTest {
  private static final Game GAME = Games.find("niju").orElseThrow().game("most-7");
  private static final PriorityModel MODEL =
      EvaluatorFactories.of("niju").priorityModel(GAME).orElseThrow();
  private static final long NODES = 300;

  @TempDir private Path folder = Path.of("");

  private static TrainingGames games(long seed) {
    return games(GAME, MODEL, seed);
  }

  private static TrainingGames games(Game game, PriorityModel model, long seed) {
    return new VisitGames(game, model.weights(), NODES, seed);
  }

  private static void play(TrainingGames games, Path file, int blocks) throws IOException {
    try (TrainingDataFile data = TrainingDataFile.open(file, games.source())) {
      new ThreadBackend(2)
          .playTraining(games, 0, blocks, new StopSignal(), data.appending(_ -> true, _ -> {}));
      data.save();
    }
  }

  private static List<TrainingGame> read(Path file, Game rules) throws IOException {
    List<TrainingGame> games = new ArrayList<>();
    TrainingDataFile.read(file, rules, games::add);
    return games;
  }

  private VisitPositions positions(int blocks) throws IOException {
    Path file = folder.resolve("games.data");
    play(games(1), file, blocks);
    VisitPositions positions = new VisitPositions(GAME, MODEL);
    positions.read(file);
    positions.divide(25, 1, 2, new StopSignal(), _ -> {});
    return positions;
  }

  @Test
  void fileKeepsTheVisitsOfAllMoves() throws IOException {
    Path file = folder.resolve("games.data");
    play(games(1), file, 1);
    List<TrainingGame> played = games(1).generator(new StopSignal()).play(0).orElseThrow();
    assertThat(read(file, GAME)).isEqualTo(played).hasSize(4);
    for (TrainingGame game : played) {
      Position position = game.start();
      for (int ply = 0; ply < game.moves().length; ply++) {
        if (ply >= game.openingPlies()) {
          int[] visits = game.visits()[ply - game.openingPlies()];
          assertThat(visits).hasSize(position.countMoves());
          assertThat(Arrays.stream(visits).sum()).isPositive();
        }
        position = position.play(game.moves()[ply]);
      }
    }
  }

  @Tag("full")
  @ParameterizedTest
  @CsvSource({"niju, most-7", "morelli, 13"})
  void sumsOfTheWeightsAreThePrioritiesOfTheEngine(String family, String variant)
      throws IOException {
    Game rules = Games.find(family).orElseThrow().game(variant);
    PriorityModel model = EvaluatorFactories.of(family).priorityModel(rules).orElseThrow();
    Path file = folder.resolve("games.data");
    play(games(rules, model, 2), file, 1);
    PriorityFeatures features = new PriorityFeatures(model);
    int[] weights = model.weights();
    for (TrainingGame game : read(file, rules)) {
      List<SearchedPosition> found = features.positions(game);
      Position position = game.start();
      int next = 0;
      for (int ply = 0; ply < game.moves().length; ply++) {
        int index = ply - game.openingPlies();
        if (index >= 0 && Arrays.stream(game.visits()[index]).anyMatch(visit -> visit > 1)) {
          assertThat(sums(found.get(next++), weights))
              .isEqualTo(priorities(model, position, weights));
        }
        position = position.play(game.moves()[ply]);
      }
      assertThat(next).isEqualTo(found.size());
    }
  }

  private static int[] sums(SearchedPosition position, int[] weights) {
    int[] sums = new int[position.shares().length];
    int from = 0;
    for (int i = 0; i < position.weights().length; i++) {
      for (int j = from; j < position.ends()[i]; j++) {
        sums[position.moves()[j]] += weights[position.weights()[i]];
      }
      from = position.ends()[i];
    }
    return sums;
  }

  private static int[] priorities(PriorityModel model, Position position, int[] weights) {
    int[] moves = position.legalMoves();
    int[] priorities = new int[moves.length];
    model.evaluator(weights).trail(position, 0).prioritize(moves, 0, moves.length, priorities);
    return priorities;
  }

  @Test
  void gradientIsThatOfFiniteDifferences() {
    SearchedPosition position =
        new SearchedPosition(
            new int[] {0, 2, 3},
            new int[] {3, 5, 6},
            new int[] {0, 1, 1, 0, 2, 2},
            new float[] {0.5f, 0.2f, 0.3f});
    float[] values = {0.3f, 1.0f, -0.4f, 0.8f};
    float[] gradient = new float[values.length];
    assertThat(position.addGradient(values, gradient)).isEqualTo(position.loss(values));
    for (int i = 0; i < values.length; i++) {
      float step = 1e-2f;
      float[] more = values.clone();
      more[i] += step;
      float[] less = values.clone();
      less[i] -= step;
      double slope = (position.loss(more) - position.loss(less)) / (2 * step);
      assertThat((double) gradient[i]).isCloseTo(slope, within(1e-4));
    }
  }

  /// The searches are replaced by what hidden weights would visit, so that the fit must find them,
  /// up to what no search tells.
  @Tag("full")
  @Test
  void fitFindsHiddenWeights() throws IOException {
    VisitPositions positions = positions(3);
    RandomGenerator random = SeededRandom.of(5);
    float[] hidden = new float[MODEL.weights().length];
    for (int i = 0; i < hidden.length; i++) {
      hidden[i] = (float) random.nextGaussian();
    }
    positions.training().replaceAll(position -> visited(position, hidden));
    positions.heldOut().replaceAll(position -> visited(position, hidden));
    PriorityFit fit = new PriorityFit(MODEL, positions, 1);
    Epoch last = last(fit);
    double least = fit.leastLosses().heldOut();
    double before = fit.losses(new int[hidden.length]).heldOut() - least;
    assertThat(last.losses().heldOut() - least).isBetween(0.0, before / 2);
    assertThat(last.losses()).isEqualTo(fit.losses(last.weights()));
    assertThat(last(fit).weights()).isEqualTo(last.weights());
  }

  private static SearchedPosition visited(SearchedPosition position, float[] hidden) {
    double[] probabilities = position.probabilities(hidden);
    float[] shares = new float[probabilities.length];
    for (int move = 0; move < shares.length; move++) {
      shares[move] = (float) probabilities[move];
    }
    return new SearchedPosition(position.weights(), position.ends(), position.moves(), shares);
  }

  private static Epoch last(PriorityFit fit) {
    List<Epoch> epochs = new ArrayList<>();
    fit.run(new StopSignal(), epochs::add);
    assertThat(epochs).hasSize(PriorityFit.EPOCHS);
    return epochs.getLast();
  }

  @Test
  void gamesWithoutVisitsAreRefused() throws IOException {
    Path file = folder.resolve("games.data");
    TrainingGames games =
        new NetworkGames(GAME, EvaluatorFactories.of("niju"), Optional.empty(), 20, 1);
    play(games, file, 0);
    assertThatThrownBy(() -> new VisitPositions(GAME, MODEL).read(file))
        .isInstanceOf(TrainingDataException.class)
        .hasMessageContaining("training-no-visits");
  }
}
