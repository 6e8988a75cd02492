package tabuleiro.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.rules.Side;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.simulation.SimulatedDatabase;
import tabuleiro.simulation.SimulatedPushService.Attempt;

/// Checks the notifications of simulated servers: one at most for what has happened, and after all
/// faults exactly one for a turn, unless the player has the game open.
final class PushOracle {
  /// How long after an event its notification may come while there are faults: a service is asked
  /// again for some minutes.
  private static final long MAX_NANOS = Duration.ofMinutes(10).toNanos();

  /// How long it takes without faults, when the service does not answer at first.
  private static final long CALM_NANOS = Duration.ofSeconds(40).toNanos();

  /// How long it takes until all servers know that a player has opened a game, or left it.
  private static final long NOTICED_NANOS = Duration.ofSeconds(10).toNanos();

  private final GameStore store;
  private final SimulatedPushService service;
  private final WebNetwork network;
  private final Map<String, Map<Integer, Long>> committedNanos = new HashMap<>();
  private final long calmNanos;
  private final long endNanos;
  private final List<String> violations = new ArrayList<>();

  /// @param commits when each event was committed
  /// @param calmNanos since when there are no faults
  /// @param endNanos the end of the world
  PushOracle(
      GameStore store,
      SimulatedPushService service,
      WebNetwork network,
      List<SimulatedDatabase.Commit> commits,
      long calmNanos,
      long endNanos) {
    this.store = store;
    this.service = service;
    this.network = network;
    this.calmNanos = calmNanos;
    this.endNanos = endNanos;
    for (SimulatedDatabase.Commit commit : commits) {
      committedNanos
          .computeIfAbsent(commit.game(), _ -> new HashMap<>())
          .put(commit.sequence(), commit.atNanos());
    }
  }

  /// Returns what is wrong.
  ///
  /// @param visitors those who have subscribed
  List<String> check(List<WebVisitor> visitors) {
    for (WebVisitor visitor : visitors) {
      committedNanos.forEach((game, nanos) -> {
        List<Side> sides = store.seats().sidesOf(game, visitor.secret());
        if (!sides.isEmpty()) {
          check(visitor.secret(), sides.getFirst(), game, nanos);
        }
      });
    }
    service.attempts().forEach(this::checkIsClosed);
    return violations;
  }

  private void check(String visitor, Side side, String game, Map<Integer, Long> nanos) {
    List<GameEvent> events = store.events(game, 0);
    List<Long> occasions =
        events.stream()
            .filter(event -> event.content().actor() != Actor.of(side))
            .map(event -> nanos.getOrDefault(event.sequence(), 0L))
            .toList();
    List<Long> accepted =
        service.attempts().stream()
            .filter(attempt -> attempt.visitor().equals(visitor) && attempt.game().equals(game))
            .filter(attempt -> attempt.status() == SimulatedPushService.ACCEPTED)
            .map(Attempt::atNanos)
            .toList();
    checkNoneIsSentTwice(visitor + " in " + game, occasions, accepted);
    for (GameEvent event : events) {
      if (event.content().actor() == Actor.of(side.other())
          && event.content().action() instanceof PlayerAction.Move) {
        checkIsSent(visitor, event, nanos, accepted);
      }
    }
  }

  /// Each notification needs an event that no earlier one was about. After all faults it is about
  /// all events before it; earlier a server may not have heard of the last ones.
  private void checkNoneIsSentTwice(String whom, List<Long> occasions, List<Long> accepted) {
    List<Long> open = new ArrayList<>();
    long last = 0;
    for (long at : accepted) {
      long before = last;
      occasions.stream().filter(occasion -> occasion > before && occasion <= at).forEach(open::add);
      last = at;
      open.removeIf(occasion -> occasion < at - MAX_NANOS);
      if (open.isEmpty()) {
        violations.add("notified twice: " + whom + " at " + Duration.ofNanos(at));
      } else if (at > calmNanos) {
        open.clear();
      } else {
        open.removeFirst();
      }
    }
  }

  private void checkIsSent(
      String visitor, GameEvent event, Map<Integer, Long> nanos, List<Long> accepted) {
    String game = event.content().game();
    long from = nanos.getOrDefault(event.sequence(), 0L);
    long to = from + CALM_NANOS;
    boolean isLast = nanos.getOrDefault(event.sequence() + 1, Long.MAX_VALUE) > to;
    boolean isClosed =
        network.sockets().stream()
            .noneMatch(socket ->
                isOf(socket, visitor, game) && socket.isOpenBetween(from - NOTICED_NANOS, to));
    boolean isDue = from > calmNanos && to < endNanos && isLast && isClosed;
    if (isDue
        && event.content().result() == Result.NONE
        && accepted.stream().noneMatch(at -> at > from && at <= to)) {
      violations.add("not notified: " + visitor + " of event " + event.sequence() + " in " + game);
    }
  }

  private static boolean isOf(SimulatedSocket socket, String visitor, String game) {
    return socket.token().equals(visitor) && WebMessages.gameOf(socket.path()).equals(game);
  }

  private void checkIsClosed(Attempt attempt) {
    boolean isOpen =
        network.sockets().stream()
            .anyMatch(socket ->
                isOf(socket, attempt.visitor(), attempt.game())
                    && socket.isConnectedBetween(
                        attempt.atNanos() - NOTICED_NANOS, attempt.atNanos()));
    if (attempt.atNanos() > calmNanos && isOpen) {
      violations.add("notified with the game open: " + attempt);
    }
  }
}
