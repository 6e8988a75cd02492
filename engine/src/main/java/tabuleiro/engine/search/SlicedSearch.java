package tabuleiro.engine.search;

import java.util.List;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// A search of one position in slices, between which its caller can do other work: where there is
/// one thread, a request to stop can only come between two of them. A slice continues the one
/// before. Not thread-safe.
public final class SlicedSearch {
  private final Searcher searcher;
  private final Position position;
  private final int variations;
  private List<SearchInfo> best = List.of();
  private long nodes;

  /// @param searcher searches nothing else meanwhile
  /// @param position a position of a game that is not over
  /// @param variations how many of the best moves are wanted, at least 1
  public SlicedSearch(Searcher searcher, Position position, int variations) {
    this.searcher = searcher;
    this.position = position;
    this.variations = variations;
  }

  /// Searches for one slice.
  ///
  /// @param slice its limits
  public void search(MoveLimits slice) {
    List<SearchInfo> found =
        best.isEmpty()
            ? searcher.search(position, slice, variations, new StopSignal(), _ -> {})
            : searcher.resume(position, slice, variations, new StopSignal(), _ -> {});
    nodes += found.getFirst().totalNodes();
    if (best.isEmpty() || found.getFirst().depth() >= best.getFirst().depth()) {
      best = found;
    }
  }

  /// Returns the variations of the deepest slice, the best first; none before the first slice.
  public List<SearchInfo> best() {
    return best;
  }

  /// Returns how many positions all slices have visited.
  public long nodes() {
    return nodes;
  }
}
