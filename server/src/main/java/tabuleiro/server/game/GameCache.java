package tabuleiro.server.game;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The games in memory. The most recently used ones stay there. Any other game stays as long as
/// another object, such as a watcher, references it, so there is never a second copy of a watched
/// game. Thread-safe.
final class GameCache {
  private final int maxRecent;
  private final LinkedHashMap<String, LiveGame> recent = new LinkedHashMap<>(16, 0.75f, true);
  private final Map<String, GameReference> loaded = new HashMap<>();
  private final ReferenceQueue<LiveGame> collected = new ReferenceQueue<>();

  /// A weak reference to a loaded game.
  private static final class GameReference extends WeakReference<LiveGame> {
    private final String id;

    GameReference(LiveGame game, ReferenceQueue<LiveGame> gone) {
      super(game, gone);
      this.id = game.id();
    }
  }

  /// @param maxRecent how many games stay without another reference to them
  GameCache(int maxRecent) {
    this.maxRecent = maxRecent;
  }

  /// Returns a game, which counts as used; empty when it is not in memory.
  synchronized Optional<LiveGame> use(String id) {
    return Optional.ofNullable(find(id)).map(this::remember);
  }

  /// Adds a game unless it has been added in the meantime.
  ///
  /// @return the game that is in memory now
  synchronized LiveGame add(LiveGame game) {
    LiveGame earlier = find(game.id());
    return remember(earlier == null ? game : earlier);
  }

  /// Removes a game.
  synchronized void remove(String id) {
    recent.remove(id);
    loaded.remove(id);
  }

  private @Nullable LiveGame find(String id) {
    GameReference reference = loaded.get(id);
    return reference == null ? null : reference.get();
  }

  private LiveGame remember(LiveGame game) {
    recent.put(game.id(), game);
    if (find(game.id()) == null) {
      loaded.put(game.id(), new GameReference(game, collected));
    }
    if (recent.size() > maxRecent) {
      recent.pollFirstEntry();
    }
    removeCollected();
    return game;
  }

  private void removeCollected() {
    for (Reference<?> old = collected.poll(); old != null; old = collected.poll()) {
      // If the game was loaded again in the meantime, the map holds another reference.
      loaded.remove(((GameReference) old).id, old);
    }
  }

  /// Returns how many games are in memory.
  synchronized int count() {
    removeCollected();
    return loaded.size();
  }

  /// Returns the games in memory: all, or the one with an id.
  synchronized List<LiveGame> games(Optional<String> id) {
    Stream<GameReference> found =
        id.isPresent() ? Stream.ofNullable(loaded.get(id.get())) : loaded.values().stream();
    return found.map(Reference::get).filter(Objects::nonNull).toList();
  }
}
