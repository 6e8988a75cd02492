package tabuleiro.server.study;

import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.play.Table;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.Head;

/// The curves of finished games. Those asked for lately are remembered. Safe for several threads.
final class Curves {
  /// How many are remembered: some kilobytes each.
  private static final int MOST = 200;

  private final LiveGames games;
  private final Map<Head, Curve> known = new LinkedHashMap<>(16, 0.75f, true);

  Curves(LiveGames games) {
    this.games = games;
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

  private static LineOfPlay line(Table table) {
    if (table.ending().isEmpty()) {
      throw new StudyException("analysis.not-over");
    }
    return LineOfPlay.of(table.setup().start(), table.moves());
  }
}
