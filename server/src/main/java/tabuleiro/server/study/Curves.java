package tabuleiro.server.study;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.play.Table;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.Head;

/// The curves of finished games. Those asked for lately are remembered. One thread computes them
/// all, ply by ply in turn, so that however many are asked for they keep no other analysis waiting.
/// Safe for several threads.
final class Curves implements AutoCloseable {
  /// How many are remembered: some kilobytes each.
  private static final int MOST = 200;

  private final LiveGames games;
  private final ThinkingPool pool;
  private final Map<Head, Curve> known = new LinkedHashMap<>(16, 0.75f, true);

  Curves(LiveGames games) {
    this.games = games;
    // What comes to its end by itself is neither refused nor cut short.
    this.pool = new ThinkingPool(1, 0, 0, Duration.ZERO);
  }

  /// Returns the curve of a game, as far as it is computed.
  ///
  /// @throws tabuleiro.server.store.StoreException when there is no such game
  /// @throws StudyException when it still goes on
  Curve of(String id) {
    LiveGame game = games.game(id);
    Head head = game.head();
    synchronized (known) {
      Curve curve = known.get(head);
      if (curve != null) {
        return curve;
      }
    }
    Curve read = new Curve(id, game.ask(Curves::line));
    synchronized (known) {
      Curve curve = known.computeIfAbsent(head, _ -> read);
      if (known.size() > MOST) {
        known.remove(known.keySet().iterator().next());
      }
      return curve;
    }
  }

  /// Lets somebody hear of each new point of a curve, which is computed as long as somebody does.
  void show(Curve curve, Consumer<Curve> listener) {
    curve.listen(pool, listener);
  }

  private static LineOfPlay line(Table table) {
    if (table.ending().isEmpty()) {
      throw new StudyException("analysis.not-over");
    }
    return LineOfPlay.of(table.setup().start(), table.moves());
  }

  /// Stops all computing.
  @Override
  public void close() {
    pool.close();
  }
}
