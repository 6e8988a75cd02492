package tabuleiro.server.games;

import java.time.Duration;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import tabuleiro.rules.Side;
import tabuleiro.server.games.message.EventJson;
import tabuleiro.server.games.message.PresenceJson;
import tabuleiro.server.http.json.JsonText;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.schedule.Scheduler;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The viewers of one game. Thread-safe.
///
/// An event is formatted once for each language, whatever the number of viewers. The formatting
/// runs on the thread that stores the event, while the game is locked, so all viewers receive the
/// events in the stored order.
final class GameFeed {
  /// The shortest time between two messages with the number of watchers. A guess: more would not be
  /// noticed.
  private static final Duration INTERVAL = Duration.ofSeconds(1);

  private final LiveGame game;
  private final PresenceNotifier presence;

  /// In the order of their arrival.
  private final Set<Viewer> viewers =
      new ConcurrentSkipListSet<>(Comparator.comparingLong(Viewer::number));

  private final Map<Language, String> texts = new EnumMap<>(Language.class);
  private Optional<GameSnapshot> lastSent = Optional.empty();

  /// @param scheduler delays the number of watchers
  GameFeed(LiveGame game, Scheduler scheduler) {
    this.game = game;
    this.presence =
        new PresenceNotifier(
            this::presence,
            this::send,
            later -> {
              Future<?> _ = scheduler.schedule(later, INTERVAL);
            });
  }

  LiveGame game() {
    return game;
  }

  boolean isEmpty() {
    return viewers.isEmpty();
  }

  void add(Viewer viewer) {
    viewers.add(viewer);
  }

  void remove(Viewer viewer) {
    viewers.remove(viewer);
  }

  /// Returns whether a side's player is a viewer.
  boolean isPresent(Side side) {
    return viewers.stream().anyMatch(viewer -> viewer.side().equals(Optional.of(side)));
  }

  /// Performs an action for each viewer.
  void forEach(Consumer<Viewer> work) {
    viewers.forEach(work);
  }

  /// Notifies the viewers of a change of presence, within the limits of [PresenceNotifier].
  void updatePresence() {
    presence.update();
  }

  /// Sends the presence to a new viewer, and notifies the others.
  void sendPresence(Viewer viewer) {
    presence.update().ifPresent(here -> viewer.socket().send(JsonText.format(here)));
  }

  private PresenceJson presence() {
    List<Optional<Side>> sides = viewers.stream().map(Viewer::side).toList();
    boolean first = sides.contains(Optional.of(Side.FIRST));
    boolean second = sides.contains(Optional.of(Side.SECOND));
    int watchers = (int) sides.stream().filter(Optional::isEmpty).count();
    return new PresenceJson("here", first, second, watchers);
  }

  /// Sends the presence to all viewers who have received the state of the game.
  private void send(PresenceJson here) {
    String text = JsonText.format(here);
    viewers.stream().filter(Viewer::isWatching).forEach(viewer -> viewer.socket().send(text));
  }

  /// Returns an event as JSON. Called while the game is locked, so by one thread at a time.
  String text(GameSnapshot snapshot, Messages messages) {
    if (lastSent.filter(last -> last.event().equals(snapshot.event())).isEmpty()) {
      lastSent = Optional.of(snapshot);
      texts.clear();
    }
    return texts.computeIfAbsent(
        messages.language(), language -> JsonText.format(EventJson.of(snapshot, messages)));
  }
}
