package tabuleiro.simulation;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tabuleiro.server.game.Json;
import tabuleiro.server.push.TestBrowser;

/// Two players of games over days, who mostly have their game closed and are notified of their
/// turns.
final class AbsentPlayers {
  private static final int GAMES = 2;
  private static final int TURNS = 8;
  private static final int CALM_TURNS = 5;

  /// How long a browser that has the game open waits before the move of the opponent.
  private static final Duration OPENED_BEFORE = Duration.ofSeconds(12);

  /// When a player opens the game who might have been notified already.
  private static final Duration OPENED_AFTER = Duration.ofSeconds(5);

  /// How long the turns after all faults are apart: longer than a notification takes that the
  /// service does not answer at first.
  private static final Duration CALM_PAUSE = Duration.ofSeconds(45);

  private final ClientThreads threads;
  private final WebVisitor first;
  private final WebVisitor second;
  private long calmNanos = Long.MAX_VALUE;

  AbsentPlayers(WebClients clients) {
    this.threads = clients.threads();
    this.first = new WebVisitor(clients, "absent0");
    this.second = new WebVisitor(clients, "absent1");
  }

  List<WebVisitor> visitors() {
    return List.of(first, second);
  }

  /// Plays while there are faults.
  void play() {
    for (int i = 0; i < GAMES; i++) {
      subscribe();
      begin().ifPresent(game -> play(game, TURNS, Duration.ofSeconds(15)));
    }
  }

  /// Plays after all faults have ended.
  void playCalmly() {
    threads.sleep(Duration.ofSeconds(30));
    subscribe();
    calmNanos = threads.world().nowNanos();
    begin().ifPresent(game -> play(game, CALM_TURNS, CALM_PAUSE));
  }

  /// Returns since when they play calmly.
  long calmNanos() {
    return calmNanos;
  }

  private void subscribe() {
    for (WebVisitor visitor : visitors()) {
      String endpoint = SimulatedPushService.endpoint(visitor.secret());
      String body = new TestBrowser().subscription(endpoint).replace('\'', '"');
      visitor.request("PUT", "/api/v2/push/subscriptions", body);
    }
  }

  private Optional<String> begin() {
    Optional<String> game =
        first.create("3d/move").filter(made -> made.has("gameId")).map(made -> made.text("gameId"));
    game.ifPresent(id -> second.request("POST", "/api/v2/games/" + id + "/join", "{}"));
    return game;
  }

  private void play(String game, int turns, Duration pause) {
    for (int i = 0; i < turns; i++) {
      WebVisitor mover = isTurnOf(first, game) ? first : second;
      Optional<Json> state = mover.look(game).filter(seen -> seen.text("ending").isEmpty());
      if (state.isEmpty()) {
        return;
      }
      WebVisitor other = mover == first ? second : first;
      int kind = threads.world().below(4);
      if (kind == 0) {
        other.openGame(game);
        threads.sleep(OPENED_BEFORE);
      }
      mover.act(game, state.get());
      threads.sleep(OPENED_AFTER);
      if (kind == 1) {
        other.openGame(game);
      }
      threads.sleep(pause);
      other.leave(false);
      threads.sleep(OPENED_BEFORE);
    }
  }

  private static boolean isTurnOf(WebVisitor visitor, String game) {
    return visitor
        .look(game)
        .filter(state -> state.text("position", "toMove").equals(state.text("side")))
        .isPresent();
  }
}
