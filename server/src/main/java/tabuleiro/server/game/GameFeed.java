package tabuleiro.server.game;

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
import java.util.function.Supplier;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.protocol.game.PresenceJson;
import tabuleiro.rules.Side;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.server.presence.GameViewers;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.game.EventJsonMapper;

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
  private final Supplier<GameViewers> others;
  private final PresenceNotifier presence;

  /// In the order of their arrival.
  private final Set<Viewer> viewers =
      new ConcurrentSkipListSet<>(Comparator.comparingLong(Viewer::number));

  private final Map<Language, String> texts = new EnumMap<>(Language.class);
  private Optional<GameSnapshot> lastSent = Optional.empty();

  /// @param scheduler delays the number of watchers
  /// @param others returns the viewers at other servers
  GameFeed(LiveGame game, Scheduler scheduler, Supplier<GameViewers> others) {
    this.game = game;
    this.others = others;
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

  /// Returns the viewers at this server.
  GameViewers viewers() {
    List<Optional<Side>> sides = viewers.stream().map(Viewer::side).toList();
    int watchers = (int) sides.stream().filter(Optional::isEmpty).count();
    return new GameViewers(
        sides.contains(Optional.of(Side.FIRST)),
        sides.contains(Optional.of(Side.SECOND)),
        watchers);
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
    GameViewers all = viewers().plus(others.get());
    return new PresenceJson("presence", all.first(), all.second(), all.watchers());
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
        messages.language(), language -> JsonText.format(EventJsonMapper.of(snapshot, messages)));
  }
}
