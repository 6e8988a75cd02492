package tabuleiro.terminal.screen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.ThinkingTask;

/// Reviews a finished game on its own thread, to find the moves after which the score fell most.
final class GameReview implements AutoCloseable {
  /// The score of a proven result, in Elo points: more than any estimate that matters.
  private static final int PROVEN_SCORE = 1000;

  /// The smallest fall that is a turning point, in Elo points; 400 points are odds of 10 to 1. A
  /// guess.
  private static final int SMALLEST_FALL = 100;

  /// The most turning points of a game: more would mark ordinary mistakes as well. A guess.
  private static final int MAX_TURNING_POINTS = 4;

  private static final int HASH_MEBIBYTES = 16;

  private final List<Position> positions;
  private final ThinkingTask<List<Integer>> thinking;

  /// Starts the review of a game.
  ///
  /// @param positions the first position and those after each move
  /// @param limits the limits of the search for each position
  GameReview(List<Position> positions, MoveLimits limits) {
    this.positions = List.copyOf(positions);
    this.thinking = ThinkingTask.start((stop, _) -> () -> scores(limits, stop));
  }

  private List<Integer> scores(MoveLimits limits, StopSignal stop) {
    String family = positions.getFirst().game().id().game();
    Searcher searcher = SearcherFactory.create(family, HASH_MEBIBYTES, 1);
    List<Integer> scores = new ArrayList<>();
    for (Position position : positions) {
      if (stop.isRequested()) {
        return List.of();
      }
      scores.add(score(position, searcher, limits, stop));
    }
    return scores;
  }

  /// Returns the score of a position for the first side.
  private static int score(
      Position position, Searcher searcher, MoveLimits limits, StopSignal stop) {
    if (position.outcome().isOver()) {
      return position
          .outcome()
          .winner()
          .map(w -> w == Side.FIRST ? PROVEN_SCORE : -PROVEN_SCORE)
          .orElse(0);
    }
    Score score = searcher.search(position, limits, 1, stop, info -> {}).getFirst().score();
    int value =
        switch (score.kind()) {
          case ESTIMATE -> Math.clamp(score.value(), -PROVEN_SCORE, PROVEN_SCORE);
          case WIN -> PROVEN_SCORE;
          case LOSS -> -PROVEN_SCORE;
          case DRAW -> 0;
        };
    return position.sideToMove() == Side.FIRST ? value : -value;
  }

  /// Returns whether the review is complete.
  boolean isDone() {
    return thinking.future().isDone();
  }

  /// Returns the turning points: the plies, counted from 1, of the moves after which the score of
  /// the moving player fell most.
  ///
  /// Precondition: [#isDone()].
  Set<Integer> turningPoints() {
    return turningPoints(positions, thinking.result());
  }

  /// Returns the score of each position for the first side, in Elo points.
  ///
  /// Precondition: [#isDone()].
  List<Integer> scores() {
    return thinking.result();
  }

  /// @param scores the score of each position for the first side; empty when the review was stopped
  static Set<Integer> turningPoints(List<Position> positions, List<Integer> scores) {
    return IntStream.range(1, scores.size())
        .boxed()
        .filter(ply -> fall(positions, scores, ply) >= SMALLEST_FALL)
        .sorted(Comparator.comparingInt((Integer ply) -> -fall(positions, scores, ply)))
        .limit(MAX_TURNING_POINTS)
        .collect(Collectors.toSet());
  }

  private static int fall(List<Position> positions, List<Integer> scores, int ply) {
    int fall = scores.get(ply - 1) - scores.get(ply);
    return positions.get(ply - 1).sideToMove() == Side.FIRST ? fall : -fall;
  }

  @Override
  public void close() {
    thinking.close();
  }
}
