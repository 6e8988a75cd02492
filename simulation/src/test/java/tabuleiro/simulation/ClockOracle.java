package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.ServerAction;
import tabuleiro.server.simulation.SimulatedDatabase;

/// Checks that the time charged to a player equals the time in which the player could have moved,
/// and that no game ends for want of a first move before its time. The true time of a commit is
/// known only to the simulation; so are the outages.
final class ClockOracle {
  /// How far the two may differ: a message, a slow commit, the seconds of a clock that drifts, or
  /// the 5 seconds after which a server does what another has left undone, such as a prepared
  /// reply.
  private static final long TOLERANCE_MILLIS = 6000;

  /// How far the two may differ when a move has days: a prepared reply has the time of the move
  /// that it answers, and may have to wait for the database.
  private static final long CORRESPONDENCE_MILLIS = 30_000;

  /// The least time of a move in such games.
  private static final long DAY_MILLIS = 24 * 60 * 60 * 1000;

  /// How much more they may differ for each outage: the server records every second that it is
  /// alive, and counts the time in which it starts as an outage.
  private static final long OUTAGE_MILLIS = 3000;

  private final List<GameEvent> events;
  private final Map<Long, Long> downtimeNanos;
  private final Outages outages;
  private final Map<Integer, Long> committedNanos = new HashMap<>();
  private final List<String> violations = new ArrayList<>();

  /// @param commits when each event was committed
  /// @param downtimeNanos when each downtime was recorded, by its end in milliseconds since 1970
  ClockOracle(
      List<GameEvent> events,
      List<SimulatedDatabase.Commit> commits,
      Map<Long, Long> downtimeNanos,
      Outages outages) {
    this.events = events;
    this.downtimeNanos = downtimeNanos;
    this.outages = outages;
    commits.forEach(commit -> committedNanos.put(commit.sequence(), commit.atNanos()));
  }

  /// Returns what is wrong. Pauses by the server belong to the period between the events around
  /// them.
  List<String> check() {
    GameEvent start = events.getFirst();
    GameModel model =
        new GameModel(
            ((ServerAction.Start) start.content().action()).setup(), start.content().timeMillis());
    GameEvent since = start;
    GameEvent turn = start;
    long charged = 0;
    boolean isTimed = false;
    for (GameEvent event : events.subList(1, events.size())) {
      var content = event.content();
      Optional<Long> atPrevious = model.leftAt(since.content().timeMillis());
      Optional<Long> after = model.leftAt(content.timeMillis());
      charged += millis(model, event);
      isTimed = isTimed || atPrevious.isPresent();
      if (content.action() instanceof ServerAction.NoStart
          || content.action() instanceof ServerAction.ClockStart) {
        checkWait(turn, event);
      }
      Optional<Long> waitedSince = model.waitsForFirstMoveSince();
      Optional<String> _ = model.apply(content.actor(), content.action(), content.timeMillis());
      turn = model.waitsForFirstMoveSince().equals(waitedSince) ? turn : event;
      boolean isPause =
          content.action() instanceof ServerAction.Pause
              || (content.action() instanceof ServerAction.Resume && event.sequence() > 2);
      if (!isPause) {
        if (isTimed) {
          boolean isExpired = after.filter(left -> left <= 0).isPresent();
          boolean isCorrespondence = atPrevious.filter(left -> left > DAY_MILLIS / 2).isPresent();
          check(since, event, charged, isExpired, isCorrespondence);
        }
        since = event;
        charged = 0;
        isTimed = false;
      }
    }
    return violations;
  }

  private long millis(GameModel model, GameEvent event) {
    long previous = events.get(event.sequence() - 2).content().timeMillis();
    return model.running().isPresent() ? event.content().timeMillis() - previous : 0;
  }

  /// Checks that a player had the whole time for a first move. After a downtime it begins anew when
  /// the downtime was recorded, even if no server has needed the game, and stored its pause, since.
  private void checkWait(GameEvent since, GameEvent event) {
    Long from =
        since.content().action() instanceof ServerAction.Resume
            ? downtimeNanos.getOrDefault(
                since.content().timeMillis(), committedNanos.get(since.sequence()))
            : committedNanos.get(since.sequence());
    Long to = committedNanos.get(event.sequence());
    if (from == null || to == null) {
      return; // The oracle of the game reports what is missing.
    }
    long available = TimeUnit.NANOSECONDS.toMillis(to - from - outages.nanos(from, to));
    long tolerance = TOLERANCE_MILLIS + OUTAGE_MILLIS * outages.count(from, to);
    if (available < GameModel.FIRST_MOVE_MILLIS - tolerance) {
      violate(event, "comes after " + available + " ms in which the player could have moved");
    }
  }

  private void check(
      GameEvent since,
      GameEvent event,
      long charged,
      boolean hasExpired,
      boolean isCorrespondence) {
    Long from = committedNanos.get(since.sequence());
    Long to = committedNanos.get(event.sequence());
    if (from == null || to == null) {
      return; // The oracle of the game reports what is missing.
    }
    long available = TimeUnit.NANOSECONDS.toMillis(to - from - outages.nanos(from, to));
    long least = isCorrespondence ? CORRESPONDENCE_MILLIS : TOLERANCE_MILLIS;
    long tolerance = least + OUTAGE_MILLIS * outages.count(from, to);
    if (charged > available + tolerance) {
      violate(event, "charges " + charged + " ms, but the player had " + available + " ms");
    }
    if (!hasExpired && charged < available - waitMillis(event) - tolerance) {
      violate(event, "charges " + charged + " ms of the " + available + " ms that were used");
    }
  }

  /// Returns how long an event waited until it was stored, if its server left that out of the clock
  /// of the opponent, which then begins when the event was stored.
  private long waitMillis(GameEvent event) {
    int next = event.sequence();
    if (next + 1 >= events.size()
        || !(events.get(next).content().action() instanceof ServerAction.Pause)
        || events.get(next).content().timeMillis() != event.content().timeMillis()) {
      return 0;
    }
    return events.get(next + 1).content().timeMillis() - event.content().timeMillis();
  }

  private void violate(GameEvent event, String what) {
    violations.add(
        event.content().game()
            + ": event "
            + event.sequence()
            + " "
            + event.content().action().format()
            + " "
            + what);
  }
}
