package tabuleiro.lab.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.engine.search.Searcher;
import tabuleiro.lab.match.Opening;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Plays games of a searcher against itself. A game ends as soon as its result is proven. Not safe
/// for several threads.
final class SelfPlay {
  private final Searcher searcher;
  private final MoveLimits limits;
  private final StopSignal stop;

  /// @param limits of each search
  /// @param stop stops the game
  SelfPlay(Searcher searcher, MoveLimits limits, StopSignal stop) {
    this.searcher = searcher;
    this.limits = limits;
    this.stop = stop;
  }

  /// Returns the game after an opening; empty if it was stopped.
  Optional<TrainingGame> play(Opening opening) {
    searcher.forget();
    List<Integer> moves = new ArrayList<>(opening.moves());
    List<Integer> scores = new ArrayList<>();
    Position position = opening.position();
    double points = -1;
    while (points < 0) {
      if (position.outcome().isOver()) {
        points = pointsOfFirst(position.outcome().winner());
        continue;
      }
      SearchInfo best = searcher.search(position, limits, 1, stop, _ -> {}).getFirst();
      if (stop.isRequested()) {
        return Optional.empty();
      }
      scores.add(ScoreCode.of(best.score()));
      if (best.score().isProven()) {
        points = pointsOfFirst(winner(best.score(), position.sideToMove()));
        continue;
      }
      moves.add(best.firstMove());
      position = position.playUnchecked(best.firstMove());
    }
    return Optional.of(
        new TrainingGame(
            opening.start(), opening.moves().size(), toArray(moves), toArray(scores), points));
  }

  private static Optional<Side> winner(Score score, Side toMove) {
    return switch (score.kind()) {
      case WIN -> Optional.of(toMove);
      case LOSS -> Optional.of(toMove.other());
      case DRAW, ESTIMATE -> Optional.empty();
    };
  }

  private static double pointsOfFirst(Optional<Side> winner) {
    return winner.map(won -> won == Side.FIRST ? 1.0 : 0.0).orElse(0.5);
  }

  private static int[] toArray(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
