package tabuleiro.server.games;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import tabuleiro.rules.Side;
import tabuleiro.server.games.message.EventJson;
import tabuleiro.server.games.message.PresenceJson;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Those who look at a game just now. Safe for several threads.
///
/// Each event becomes text once in each language, however many look. That is done by whoever plays,
/// while he holds the game; so all get the events in the order in which they are kept.
final class GameFeed {
  /// How long the number of watchers is not told again. A guess: nobody counts faster.
  private static final Duration REST = Duration.ofSeconds(1);

  private final LiveGame game;
  private final PresenceNotifier presence =
      new PresenceNotifier(this::here, this::tell, GameFeed::later);
  private final Set<Viewer> viewers = ConcurrentHashMap.newKeySet();
  private final Map<Language, String> texts = new EnumMap<>(Language.class);
  private Optional<GameSnapshot> told = Optional.empty();

  GameFeed(LiveGame game) {
    this.game = game;
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

  /// Returns whether a side's player looks.
  boolean isPresent(Side side) {
    return viewers.stream().anyMatch(viewer -> viewer.side().equals(Optional.of(side)));
  }

  /// Does something for each viewer.
  void forEach(Consumer<Viewer> work) {
    viewers.forEach(work);
  }

  /// Tells all who is here when somebody has gone or has another side, though not each time.
  void updatePresence() {
    presence.change();
  }

  /// Tells somebody who has come who is here, and all others that he is.
  void sendPresence(Viewer viewer) {
    presence.change().ifPresent(here -> viewer.socket().send(JsonText.format(here)));
  }

  private PresenceJson here() {
    List<Optional<Side>> sides = viewers.stream().map(Viewer::side).toList();
    boolean first = sides.contains(Optional.of(Side.FIRST));
    boolean second = sides.contains(Optional.of(Side.SECOND));
    int watchers = (int) sides.stream().filter(Optional::isEmpty).count();
    return new PresenceJson("here", first, second, watchers);
  }

  /// Tells all but those who have not yet been told of the game itself.
  private void tell(PresenceJson here) {
    String text = JsonText.format(here);
    viewers.stream().filter(Viewer::isWatching).forEach(viewer -> viewer.socket().send(text));
  }

  private static void later(Runnable work) {
    Thread.startVirtualThread(() -> {
      LockSupport.parkNanos(REST.toNanos());
      work.run();
    });
  }

  /// Returns an event as text. The caller holds the game, so one at a time asks.
  String text(GameSnapshot moment, Messages words) {
    if (told.filter(last -> last.event().equals(moment.event())).isEmpty()) {
      told = Optional.of(moment);
      texts.clear();
    }
    return texts.computeIfAbsent(
        words.language(), language -> JsonText.format(EventJson.of(moment, words)));
  }
}
