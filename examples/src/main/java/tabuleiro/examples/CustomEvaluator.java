package tabuleiro.examples;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.search.PrincipalVariationSearcher;
import tabuleiro.engine.search.SearchSettings;
import tabuleiro.engine.search.Searcher;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// Searches with an evaluator of its own for Jostle: the side to move is better off with more legal
/// moves.
public final class CustomEvaluator {
  private static final int HASH_MEBIBYTES = 16;

  /// What a legal move is worth, in Elo points. A guess.
  private static final int MOVE_VALUE = 10;

  private CustomEvaluator() {}

  /// The evaluator's state along a variation. This one needs no state: it counts the moves again.
  private static final class MobilityTrail extends EvaluatedTrail {
    MobilityTrail(Position start) {
      super(start.trail());
    }

    @Override
    public int evaluate() {
      return MOVE_VALUE * countMoves();
    }

    @Override
    public void prioritize(int[] moves, int from, int to, int[] priorities) {
      // All moves are equal here, so the search orders them by what it learns itself.
      for (int i = from; i < to; i++) {
        priorities[i] = 0;
      }
    }
  }

  /// Returns a new searcher with this evaluator.
  static Searcher searcher() {
    return new PrincipalVariationSearcher(
        (position, _) -> new MobilityTrail(position), HASH_MEBIBYTES, 1, SearchSettings.STANDARD);
  }

  /// Prints the best variation from the start, searched to a depth of four plies.
  public static void main(String[] arguments) {
    Game game = Games.find("jostle").orElseThrow().game("6x6");
    Position start = game.start(1);
    SearchInfo best =
        searcher().search(start, MoveLimits.ofDepth(4), 1, new StopSignal(), _ -> {}).getFirst();
    System.out.println("score " + best.score() + ": " + String.join(" ", best.moveTexts(start)));
  }
}
