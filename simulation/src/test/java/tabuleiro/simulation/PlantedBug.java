package tabuleiro.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.RequestResult;
import tabuleiro.rules.Side;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.simulation.SimulatedDatabase;

/// A bug that a simulation has to find. Each changes what lies around the server, such as the SQL
/// that reaches the database or the answers that leave the server; the server has no switches.
enum PlantedBug {
  /// The real server.
  NONE,
  /// A command whose id was used before gets the answer of the earlier one, whatever it asks for.
  OTHER_CONTENT_ACCEPTED,
  /// A game that was withdrawn can still be joined.
  WITHDRAWN_AND_JOINED,
  /// The free seat goes to each player who joins.
  SEAT_GIVEN_TWICE,
  /// The time in which no server is alive is charged to the player to move.
  PAUSE_CHARGED,
  /// After a restart players get back the time since the first heartbeat.
  TIME_GIVEN_BACK,
  /// A command that is sent again is performed again.
  APPLIED_TWICE,
  /// A commit is acknowledged before it is on disk, so a crash loses it.
  LOST_AFTER_CRASH,
  /// A command that was stored is refused.
  REFUSED_BUT_STORED,
  /// A player can act for the opponent.
  FOREIGN_COMMAND,
  /// The server says that it is well when the database refuses all writes.
  ALWAYS_HEALTHY,
  /// A watcher receives some events in the wrong order.
  EVENTS_SWAPPED,
  /// The end of a player's time is not noticed.
  FLAG_IGNORED;

  /// Returns the seed of a world that has found it.
  long seed() {
    return this == FLAG_IGNORED ? 41 : 1;
  }

  /// Rewrites the SQL of the store.
  String rewrite(String sql) {
    return switch (this) {
      case WITHDRAWN_AND_JOINED ->
          sql.replace(
              "created = created WHERE id = ? AND finished IS NULL",
              "created = created WHERE id = ?");
      case SEAT_GIVEN_TWICE -> sql.replace("player IS NULL AND token IS NULL", "player IS NULL");
      case PAUSE_CHARGED ->
          sql.replace(
              "INTO downtime (began, ended) VALUES (?, ?)",
              "INTO downtime (began, ended) SELECT ?, ? WHERE 1 = 0");
      case TIME_GIVEN_BACK ->
          sql.replace("SET millis = excluded.millis", "SET millis = heartbeat.millis");
      default -> sql;
    };
  }

  /// Does what the bug does when a server is killed.
  void onKill(SimulatedDatabase database) {
    if (this == LOST_AFTER_CRASH) {
      database.execute("DELETE FROM event WHERE rowid = (SELECT MAX(rowid) FROM event)");
    }
  }

  boolean isHealthy(boolean isHealthy) {
    return isHealthy || this == ALWAYS_HEALTHY;
  }

  boolean holds(List<Side> held, Side side) {
    return held.contains(side) || (this == FOREIGN_COMMAND && !held.isEmpty());
  }

  /// Returns whether timers fire that check clocks.
  boolean isFlagIgnored() {
    return this == FLAG_IGNORED;
  }

  /// Returns a watcher that receives events with this bug.
  Consumer<GameSnapshot> watcher(Consumer<GameSnapshot> honest) {
    if (this != EVENTS_SWAPPED) {
      return honest;
    }
    Deque<GameSnapshot> held = new ArrayDeque<>();
    return snapshot -> {
      if (snapshot.event().sequence() % 6 == 0) {
        held.add(snapshot);
      } else {
        honest.accept(snapshot);
        while (!held.isEmpty()) {
          honest.accept(held.remove());
        }
      }
    };
  }

  /// Answers a request with this bug.
  Answer answer(SimulatedServer server, Request request, Function<Request, Answer> honest) {
    if (!(request instanceof Request.Act act)) {
      return honest.apply(request);
    }
    return switch (this) {
      case OTHER_CONTENT_ACCEPTED ->
          earlier(server.game(act.game()), act)
              .<Answer>map(Answer.Accepted::new)
              .orElseGet(() -> honest.apply(act));
      case APPLIED_TWICE -> {
        LiveGame game = server.game(act.game());
        if (earlier(game, act).isEmpty()) {
          yield honest.apply(act);
        }
        int ply = game.query(table -> table.moves().size());
        yield honest.apply(
            new Request.Act(
                act.game(),
                act.secret(),
                act.side(),
                act.id() + "-again",
                game.head().sequence(),
                ply,
                act.action()));
      }
      case REFUSED_BUT_STORED -> {
        Answer answer = honest.apply(act);
        yield answer instanceof Answer.Accepted(var event) && event.sequence() % 7 == 0
            ? new Answer.Refused(RequestResult.Reason.ILLEGAL, "live.paused", event.head())
            : answer;
      }
      default -> honest.apply(request);
    };
  }

  private static Optional<GameEvent> earlier(LiveGame game, Request.Act act) {
    return game.events(0).stream()
        .filter(event -> event.content().actor().side().equals(Optional.of(act.side())))
        .filter(event -> event.content().clientId().equals(act.id()))
        .findFirst();
  }
}
