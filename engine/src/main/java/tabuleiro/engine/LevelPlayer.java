package tabuleiro.engine;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;

/// The computer at some level. Below the highest it searches a fixed number of positions, with
/// nothing remembered from earlier moves, and chooses by chance among the moves it has found, the
/// better the likelier.
public final class LevelPlayer implements Player {
  /// Memory of the searches that a choice is made from, in mebibytes: at most this, which is enough
  /// for the nodes of level 8.
  private static final int MOST_MEBIBYTES = 32;

  /// What a mebibyte is enough for, where each node has all its moves in the tree.
  private static final int NODES_IN_MEBIBYTE = 256;

  private final Level level;
  private final int hashMebibytes;
  private final int threads;
  private Optional<SearcherPlayer> full = Optional.empty();

  /// @param hashMebibytes memory at full strength
  /// @param threads how many search at once at full strength
  public LevelPlayer(Level level, int hashMebibytes, int threads) {
    this.level = level;
    this.hashMebibytes = hashMebibytes;
    this.threads = threads;
  }

  @Override
  public int chooseMove(MoveRequest turn) {
    String family = turn.position().game().id().game();
    if (level.isRandom()) {
      return turn.position().moveAt(turn.random().nextInt(turn.position().countMoves()));
    }
    if (level.isFullStrength()) {
      return full(family).chooseMove(turn);
    }
    MoveLimits limits = turn.limits().withNodes(Math.min(level.nodes(), turn.limits().nodes()));
    List<SearchInfo> thoughts =
        SearcherFactory.createWithoutTables(family, mebibytes(), 1)
            .search(turn.position(), limits, level.candidates(), turn.stop(), turn.listener());
    return choose(thoughts, turn.random());
  }

  private int mebibytes() {
    return Math.clamp(level.nodes() / NODES_IN_MEBIBYTE, 1, MOST_MEBIBYTES);
  }

  private SearcherPlayer full(String family) {
    SearcherPlayer player =
        full.orElseGet(
            () -> new SearcherPlayer(SearcherFactory.create(family, hashMebibytes, threads)));
    full = Optional.of(player);
    return player;
  }

  @Override
  public void startNewGame() {
    full.ifPresent(SearcherPlayer::startNewGame);
  }

  /// Chooses with a softmax over the scores. From [Level#playsProvenResults] on, a win that was
  /// found is played, and what was found to lose only when all does.
  private int choose(List<SearchInfo> thoughts, RandomGenerator random) {
    SearchInfo best = thoughts.getFirst();
    if (level.playsProvenResults() && best.score().isProven()) {
      return best.firstMove();
    }
    double[] shares = new double[thoughts.size()];
    double sum = 0;
    for (int i = 0; i < shares.length; i++) {
      Score score = thoughts.get(i).score();
      double behind = estimate(best.score()) - estimate(score);
      shares[i] =
          level.playsProvenResults() && score.isProven()
              ? 0
              : Math.exp(-behind / level.temperature());
      sum += shares[i];
    }
    double left = random.nextDouble() * sum;
    for (int i = 0; i < shares.length; i++) {
      left -= shares[i];
      if (left < 0) {
        return thoughts.get(i).firstMove();
      }
    }
    return best.firstMove();
  }

  /// Returns an estimate, the highest or lowest for what is proven.
  private static int estimate(Score score) {
    return switch (score.kind()) {
      case WIN -> EvaluatedTrail.MAX_ESTIMATE;
      case LOSS -> -EvaluatedTrail.MAX_ESTIMATE;
      case DRAW -> 0;
      case ESTIMATE -> score.value();
    };
  }
}
