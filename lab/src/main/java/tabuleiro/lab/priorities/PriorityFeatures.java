package tabuleiro.lab.priorities;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.PriorityModel;
import tabuleiro.lab.selfplay.TrainingGame;
import tabuleiro.rules.Position;

/// Finds which weights of a model count for which moves. As priorities are sums of weights, a
/// weight counts for a move as often as the move's priority says where this weight is 1 and all
/// others are 0. Immutable.
final class PriorityFeatures {
  /// For each weight, the evaluator in which it alone is 1.
  private final List<Evaluator> evaluators = new ArrayList<>();

  PriorityFeatures(PriorityModel model) {
    int count = model.weights().length;
    for (int weight = 0; weight < count; weight++) {
      int[] one = new int[count];
      one[weight] = 1;
      evaluators.add(model.evaluator(one));
    }
  }

  /// Returns the positions of a game whose searches tell something: those that did not prove the
  /// result.
  ///
  /// @param game with the visits of moves
  List<SearchedPosition> positions(TrainingGame game) {
    List<SearchedPosition> found = new ArrayList<>();
    Position position = game.start();
    int[] moves = game.moves();
    for (int ply = 0; ply < moves.length; ply++) {
      int index = ply - game.openingPlies();
      if (index >= 0) {
        position(position, game.visits()[index]).ifPresent(found::add);
      }
      position = position.playUnchecked(moves[ply]);
    }
    return found;
  }

  /// Returns a position with the shares of the visits that each move had beyond its first one,
  /// which it gets in any case; empty if none had more.
  private Optional<SearchedPosition> position(Position position, int[] visits) {
    int[] beyondFirst = Arrays.stream(visits).map(visit -> Math.max(0, visit - 1)).toArray();
    double sum = Arrays.stream(beyondFirst).asLongStream().sum();
    if (sum == 0) {
      return Optional.empty();
    }
    float[] shares = new float[visits.length];
    for (int move = 0; move < shares.length; move++) {
      shares[move] = (float) (beyondFirst[move] / sum);
    }
    int[] moves = position.legalMoves();
    int[] times = new int[moves.length];
    IntStream.Builder weights = IntStream.builder();
    IntStream.Builder ends = IntStream.builder();
    IntStream.Builder counted = IntStream.builder();
    int end = 0;
    for (int weight = 0; weight < evaluators.size(); weight++) {
      EvaluatedTrail trail = evaluators.get(weight).trail(position, 0);
      trail.prioritize(moves, 0, moves.length, times);
      int before = end;
      for (int move = 0; move < times.length; move++) {
        for (int i = 0; i < times[move]; i++) {
          counted.add(move);
          end++;
        }
      }
      if (end > before) {
        weights.add(weight);
        ends.add(end);
      }
    }
    return Optional.of(
        new SearchedPosition(
            weights.build().toArray(), ends.build().toArray(), counted.build().toArray(), shares));
  }
}
