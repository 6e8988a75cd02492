package tabuleiro.lab.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.lab.match.Opening;
import tabuleiro.lab.selfplay.SelfPlaySearch.FoundMove;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Plays games of an engine against itself. A game ends as soon as its result is proven. Not safe
/// for several threads.
final class SelfPlay {
  private final SelfPlaySearch search;

  /// @param search chooses the moves of both sides
  SelfPlay(SelfPlaySearch search) {
    this.search = search;
  }

  /// Returns the game after an opening; empty if it was stopped.
  ///
  /// @param number of the game
  Optional<TrainingGame> play(Opening opening, int number) {
    search.startGame(number);
    int openingPlies = opening.moves().size();
    List<Integer> moves = new ArrayList<>(opening.moves());
    List<Integer> scores = new ArrayList<>();
    List<int[]> visits = new ArrayList<>();
    Position position = opening.position();
    double points = -1;
    while (points < 0) {
      if (position.outcome().isOver()) {
        points = pointsOfFirst(position.outcome().winner());
        continue;
      }
      Optional<FoundMove> found = search.search(position, moves.size() - openingPlies);
      if (found.isEmpty()) {
        return Optional.empty();
      }
      Score score = found.get().score();
      scores.add(ScoreCode.of(score));
      visits.add(found.get().visits());
      if (score.isProven()) {
        points = pointsOfFirst(winner(score, position.sideToMove()));
        continue;
      }
      moves.add(found.get().move());
      position = position.playUnchecked(found.get().move());
    }
    return Optional.of(
        new TrainingGame(
            opening.start(),
            openingPlies,
            toArray(moves),
            toArray(scores),
            points,
            visits.toArray(int[][]::new)));
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
