package tabuleiro.engine;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;

/// The computer at full strength in an opening that it varies: it chooses randomly among the best
/// moves, and seldom one that is noticeably worse. So a game that was won against it once cannot be
/// repeated move by move. Not thread-safe.
public final class VariedPlayer implements Player {
  /// The number of best moves that it chooses from.
  private static final int CANDIDATES = 6;

  /// The temperature of the choice, in Elo points: a move whose score is that much less than the
  /// best is chosen about a third as often. A guess: in four moves it gives away less than a match
  /// of hundreds of games would show.
  private static final double TEMPERATURE = 10;

  private final Searcher searcher;

  /// @param family the family's name, such as `talpa`
  /// @param hashMebibytes the memory of the search
  public VariedPlayer(String family, int hashMebibytes) {
    this.searcher = SearcherFactory.create(family, hashMebibytes, 1);
  }

  @Override
  public int chooseMove(MoveRequest request) {
    List<SearchInfo> best =
        searcher.search(
            request.position(), request.limits(), CANDIDATES, request.stop(), request.listener());
    return best.getFirst().score().isProven()
        ? best.getFirst().firstMove()
        : choose(best, request.random());
  }

  private static int choose(List<SearchInfo> best, RandomGenerator random) {
    int top = best.getFirst().score().value();
    double[] shares = best.stream().mapToDouble(info -> share(info.score(), top)).toArray();
    double left = random.nextDouble() * Arrays.stream(shares).sum();
    for (int i = 0; i < shares.length; i++) {
      left -= shares[i];
      if (left < 0) {
        return best.get(i).firstMove();
      }
    }
    return best.getFirst().firstMove();
  }

  /// Returns how often a move is chosen, relative to the best. A proven result other than the best
  /// is a loss, or a draw that is worse than the estimate of the best.
  private static double share(Score score, int top) {
    return score.isProven() ? 0 : StrictMath.exp((score.value() - top) / TEMPERATURE);
  }

  @Override
  public void startNewGame() {
    searcher.forget();
  }
}
