package tabuleiro.server.tournament;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.Function;
import tabuleiro.protocol.tournament.TournamentJson;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.Scheduler;

/// The clients that watch tournaments. They receive the tournament when they connect and when it
/// changes. Thread-safe.
final class TournamentFeed {
  /// How long changes are collected before they are sent. A guess: short enough not to be noticed.
  private static final Duration COLLECT_TIME = Duration.ofMillis(200);

  /// When to try again after the database was unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  private final Scheduler scheduler;
  private final Function<String, TournamentState> states;
  private final BiFunction<TournamentState, Caller, TournamentJson> view;
  private final Map<String, Set<ClientSocket>> sockets = new ConcurrentHashMap<>();
  private final Set<String> due = ConcurrentHashMap.newKeySet();

  /// @param states returns a tournament
  /// @param view returns a tournament as a caller sees it
  TournamentFeed(
      Scheduler scheduler,
      Function<String, TournamentState> states,
      BiFunction<TournamentState, Caller, TournamentJson> view) {
    this.scheduler = scheduler;
    this.states = states;
    this.view = view;
  }

  void open(String id, ClientSocket socket) {
    TournamentState state = states.apply(id);
    sockets.compute(
        id,
        (_, known) -> {
          Set<ClientSocket> all = known == null ? ConcurrentHashMap.newKeySet() : known;
          all.add(socket);
          return all;
        });
    socket.onClose(() -> close(id, socket));
    send(state, socket);
  }

  private void close(String id, ClientSocket socket) {
    sockets.computeIfPresent(
        id,
        (_, all) -> {
          all.remove(socket);
          return all.isEmpty() ? null : all;
        });
  }

  private void send(TournamentState state, ClientSocket socket) {
    socket.send(JsonText.format(view.apply(state, socket.caller())));
  }

  /// Sends a tournament to its watchers again soon.
  void update(String id) {
    if (sockets.containsKey(id) && due.add(id)) {
      Future<?> _ = scheduler.schedule(() -> sendToAll(id), COLLECT_TIME);
    }
  }

  /// Handles a change by another server.
  void onChange(RemoteChange change) {
    if (change.isUnknown()) {
      sockets.keySet().forEach(this::update);
    } else if (change.isOfSeat()) {
      change.game().ifPresent(this::update);
    }
  }

  private void sendToAll(String id) {
    due.remove(id);
    try {
      TournamentState state = states.apply(id);
      sockets.getOrDefault(id, Set.of()).forEach(socket -> send(state, socket));
    } catch (StoreException e) {
      Future<?> _ = scheduler.schedule(() -> update(id), RETRY_DELAY);
    }
  }
}
