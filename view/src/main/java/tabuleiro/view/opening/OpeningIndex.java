package tabuleiro.view.opening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.play.Result;

/// Counts the results of some games by the positions of their openings, as the search counts those
/// of the games on this server. Immutable, and small: 17 bytes for each position of a game.
final class OpeningIndex {
  /// An index without games.
  static final OpeningIndex EMPTY = of(List.of());

  /// The keys of the positions, sorted; the entries of a position are neighbours.
  private final long[] positions;

  /// For each entry the key of the position after the next move, where there is one.
  private final long[] next;

  /// For each entry the result of its game, and whether a position follows.
  private final byte[] results;

  private final int games;

  /// A position of a game.
  private record Entry(long position, Optional<Long> next, Result result) {}

  /// A game of the index.
  ///
  /// @param keys those of [OpeningPositions#keys(List)]
  /// @param result not [Result#NONE]
  record IndexedGame(List<Long> keys, Result result) {
    IndexedGame {
      keys = List.copyOf(keys);
    }
  }

  private OpeningIndex(List<Entry> entries, int games) {
    this.games = games;
    positions = entries.stream().mapToLong(Entry::position).toArray();
    next = entries.stream().mapToLong(entry -> entry.next.orElse(0L)).toArray();
    results = new byte[positions.length];
    for (int i = 0; i < results.length; i++) {
      Entry entry = entries.get(i);
      results[i] = (byte) (2 * entry.result.ordinal() + (entry.next.isPresent() ? 1 : 0));
    }
  }

  /// Returns the index of some games. A position that occurs again in a game counts where it occurs
  /// first.
  static OpeningIndex of(List<IndexedGame> games) {
    List<Entry> entries =
        games.stream()
            .flatMap(game -> entries(game).stream())
            .sorted(Comparator.comparingLong(Entry::position))
            .toList();
    return new OpeningIndex(entries, games.size());
  }

  private static List<Entry> entries(IndexedGame game) {
    Set<Long> seen = new HashSet<>();
    List<Entry> entries = new ArrayList<>();
    List<Long> keys = game.keys;
    for (int ply = 0; ply < keys.size(); ply++) {
      if (seen.add(keys.get(ply))) {
        Optional<Long> next =
            ply + 1 < keys.size() ? Optional.of(keys.get(ply + 1)) : Optional.empty();
        entries.add(new Entry(keys.get(ply), next, game.result));
      }
    }
    return entries;
  }

  /// Returns the number of games.
  int games() {
    return games;
  }

  /// Returns the results of the games in which a position was reached, by the key of the position
  /// after the next move; under an empty key those whose opening ends there.
  ///
  /// @param position the key of the position
  Map<Optional<Long>, ResultCount> resultsByNext(long position) {
    Map<Optional<Long>, ResultCount> counts = new HashMap<>();
    for (int i = firstEntry(position); i < positions.length && positions[i] == position; i++) {
      Optional<Long> key = results[i] % 2 == 0 ? Optional.empty() : Optional.of(next[i]);
      ResultCount one = ResultCount.of(Result.values()[results[i] / 2], 1);
      counts.merge(key, one, ResultCount::plus);
    }
    return counts;
  }

  /// Returns the first entry of a position, or of the position that follows where it would be.
  private int firstEntry(long position) {
    int low = 0;
    int high = positions.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (positions[middle] < position) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
