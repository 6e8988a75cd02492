package tabuleiro.server.study;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.play.Table;
import tabuleiro.server.event.ChainHead;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;

/// The curves of finished games. Those asked for lately are remembered. One thread computes them
/// all, ply by ply in turn, so that however many are asked for they keep no other analysis waiting.
/// Safe for several threads.
final class ScoreCurves implements AutoCloseable {
  /// How many are remembered: some kilobytes each.
  private static final int MOST = 200;

  private final LiveGames games;
  private final AnalysisPool pool;
  private final Map<ChainHead, ScoreCurve> known = new LinkedHashMap<>(16, 0.75f, true);

  ScoreCurves(LiveGames games) {
    this.games = games;
    // What comes to its end by itself is neither refused nor cut short.
    this.pool = new AnalysisPool(1, 0, 0, Duration.ZERO);
  }

  /// Returns the curve of a game, as far as it is computed.
  ///
  /// @throws tabuleiro.server.store.StoreException when there is no such game
  /// @throws StudyException when it still goes on
  ScoreCurve of(String id) {
    LiveGame game = games.game(id);
    ChainHead head = game.head();
    synchronized (known) {
      ScoreCurve curve = known.get(head);
      if (curve != null) {
        return curve;
      }
    }
    ScoreCurve read = new ScoreCurve(id, game.query(ScoreCurves::line));
    synchronized (known) {
      ScoreCurve curve = known.computeIfAbsent(head, _ -> read);
      if (known.size() > MOST) {
        known.remove(known.keySet().iterator().next());
      }
      return curve;
    }
  }

  /// Lets somebody hear of each new point of a curve, which is computed as long as somebody does.
  void subscribe(ScoreCurve curve, Consumer<ScoreCurve> listener) {
    curve.addListener(pool, listener);
  }

  private static StudyVariation line(Table table) {
    if (table.ending().isEmpty()) {
      throw new StudyException("analysis.not-over");
    }
    return StudyVariation.of(table.setup().start(), table.moves());
  }

  /// Stops all computing.
  @Override
  public void close() {
    pool.close();
  }
}
