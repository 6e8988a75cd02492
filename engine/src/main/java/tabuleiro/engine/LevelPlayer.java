package tabuleiro.engine;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Playout;

/// The computer at a level. Below the highest it searches a fixed number of nodes, keeps nothing
/// from earlier moves, and chooses randomly among the best moves, the better ones more often.
public final class LevelPlayer implements VariationPlayer {
  /// The most memory of a level's search, in mebibytes: enough for the nodes of level 8.
  private static final int MAX_MEBIBYTES = 32;

  /// How many nodes fit a mebibyte, where each node has all its moves in the tree.
  private static final int NODES_PER_MEBIBYTE = 256;

  private final String family;
  private final Level level;

  /// Made with the player, since reserving its memory takes time that would else be missing at the
  /// first move.
  private final Optional<SearcherPlayer> fullStrength;

  /// @param family the family's name, such as `talpa`
  /// @param hashMebibytes memory at full strength
  /// @param threads how many search at once at full strength
  public LevelPlayer(String family, Level level, int hashMebibytes, int threads) {
    this.family = family;
    this.level = level;
    fullStrength =
        level.isFullStrength()
            ? Optional.of(
                new SearcherPlayer(SearcherFactory.create(family, hashMebibytes, threads)))
            : Optional.empty();
  }

  @Override
  public List<SearchInfo> chooseVariations(MoveRequest request, int count) {
    if (level.isRandom()) {
      int move = Playout.randomMove(request.position(), request.random());
      return List.of(new SearchInfo(1, Score.estimate(0), 1, 1, 1, 0, 0, List.of(move)));
    }
    if (fullStrength.isPresent()) {
      return fullStrength.get().chooseVariations(request, count);
    }
    MoveLimits limits =
        request.limits().withNodes(Math.min(level.nodes(), request.limits().nodes()));
    List<SearchInfo> candidates =
        SearcherFactory.createForWeights(family, mebibytes())
            .search(
                request.position(), limits, level.candidates(), request.stop(), request.listener());
    return List.of(choose(candidates, request.random()).withRank(1));
  }

  private int mebibytes() {
    return Math.clamp(level.nodes() / NODES_PER_MEBIBYTE, 1, MAX_MEBIBYTES);
  }

  @Override
  public void startNewGame() {
    fullStrength.ifPresent(SearcherPlayer::startNewGame);
  }

  /// Chooses with a softmax over the scores. Where [Level#playsProvenResults()], it plays a proven
  /// win, and a proven loss only if all moves lose.
  private SearchInfo choose(List<SearchInfo> candidates, RandomGenerator random) {
    SearchInfo best = candidates.getFirst();
    if (level.playsProvenResults() && best.score().isProven()) {
      return best;
    }
    double[] shares = new double[candidates.size()];
    double sum = 0;
    for (int i = 0; i < shares.length; i++) {
      Score score = candidates.get(i).score();
      double loss = estimate(best.score()) - estimate(score);
      boolean isExcluded = level.playsProvenResults() && score.isProven();
      shares[i] = isExcluded ? 0 : StrictMath.exp(-loss / level.temperature());
      sum += shares[i];
    }
    double left = random.nextDouble() * sum;
    for (int i = 0; i < shares.length; i++) {
      left -= shares[i];
      if (left < 0) {
        return candidates.get(i);
      }
    }
    return best;
  }

  /// Returns the estimate of a score, the highest or lowest one for a proven result.
  private static int estimate(Score score) {
    return switch (score.kind()) {
      case WIN -> EvaluatedTrail.MAX_ESTIMATE;
      case LOSS -> -EvaluatedTrail.MAX_ESTIMATE;
      case DRAW -> 0;
      case ESTIMATE -> score.value();
    };
  }
}
