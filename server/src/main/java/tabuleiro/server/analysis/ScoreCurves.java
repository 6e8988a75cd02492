package tabuleiro.server.analysis;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.session.GameSession;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.view.analysis.ScoreCurve;
import tabuleiro.view.position.Variation;
import tabuleiro.view.study.StudyException;

/// The evaluation curves of finished games, with a cache of the most recent ones. One thread
/// computes all of them, ply by ply in turn, so they never delay other analyses. Thread-safe.
final class ScoreCurves implements AutoCloseable {
  /// The size of the cache; a curve takes some kilobytes.
  private static final int MAX_CURVES = 200;

  private final LiveGames games;
  private final AnalysisPool pool;
  private final Map<ChainHead, GrowingScoreCurve> curves = new LinkedHashMap<>(16, 0.75f, true);

  /// @param isAnalysing whether this server computes curves
  ScoreCurves(LiveGames games, boolean isAnalysing) {
    this.games = games;
    // The jobs of curves end by themselves, so they are neither limited nor stopped.
    this.pool = new AnalysisPool(isAnalysing ? 1 : 0, 0, 0, Duration.ZERO);
  }

  /// Returns the curve of a game, as far as it is computed.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when no game has the id
  /// @throws StudyException when the game is still in progress
  /// @throws tabuleiro.server.http.ProblemException when this server computes no curves
  GrowingScoreCurve of(String id) {
    pool.requireThreads();
    LiveGame game = games.game(id);
    ChainHead head = game.head();
    synchronized (curves) {
      GrowingScoreCurve curve = curves.get(head);
      if (curve != null) {
        return curve;
      }
    }
    GrowingScoreCurve read = new GrowingScoreCurve(id, game.query(ScoreCurves::variation));
    synchronized (curves) {
      GrowingScoreCurve curve = curves.computeIfAbsent(head, _ -> read);
      if (curves.size() > MAX_CURVES) {
        curves.remove(curves.keySet().iterator().next());
      }
      return curve;
    }
  }

  /// Adds a listener to a curve, which is computed as long as it has one.
  void subscribe(GrowingScoreCurve curve, Consumer<ScoreCurve> listener) {
    curve.addListener(pool, listener);
  }

  private static Variation variation(GameSession session) {
    if (session.ending().isEmpty()) {
      throw new StudyException("analysis.not-over");
    }
    return Variation.of(session.setup().start(), session.moves());
  }

  /// Stops all computations.
  @Override
  public void close() {
    pool.close();
  }
}
