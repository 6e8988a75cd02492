package tabuleiro.server.games;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import tabuleiro.rules.Side;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.Moment;
import tabuleiro.words.Language;
import tabuleiro.words.Words;

/// Those who look at a game just now. Safe for several threads.
///
/// Each event becomes text once in each language, however many look. That is done by whoever plays,
/// while he holds the game; so all get the events in the order in which they are kept.
final class Feed {
  private final LiveGame game;
  private final Set<Viewer> viewers = ConcurrentHashMap.newKeySet();
  private final Map<Language, String> texts = new EnumMap<>(Language.class);
  private Optional<Moment> told = Optional.empty();

  Feed(LiveGame game) {
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
  boolean isHere(Side side) {
    return viewers.stream().anyMatch(viewer -> viewer.side().equals(Optional.of(side)));
  }

  /// Does something for each viewer.
  void each(Consumer<Viewer> work) {
    viewers.forEach(work);
  }

  /// Tells all who is here, but for those who have not yet been told of the game itself.
  void tellWhoIsHere() {
    List<Optional<Side>> sides = viewers.stream().map(Viewer::side).toList();
    boolean first = sides.contains(Optional.of(Side.FIRST));
    boolean second = sides.contains(Optional.of(Side.SECOND));
    int watchers = (int) sides.stream().filter(Optional::isEmpty).count();
    String text = JsonText.of(new HereJson("here", first, second, watchers));
    viewers.stream().filter(Viewer::isWatching).forEach(viewer -> viewer.socket().send(text));
  }

  /// Returns an event as text. The caller holds the game, so one at a time asks.
  String text(Moment moment, Words words) {
    if (told.filter(last -> last.event().equals(moment.event())).isEmpty()) {
      told = Optional.of(moment);
      texts.clear();
    }
    return texts.computeIfAbsent(
        words.language(), language -> JsonText.of(EventJson.of(moment, words)));
  }
}
