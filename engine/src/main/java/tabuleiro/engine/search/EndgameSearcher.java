package tabuleiro.engine.search;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// Two searchers in one: near the end of a game the first is asked for the result, in half of what
/// the limits allow. Where it proves none, and in the rest of the game, the second thinks.
public final class EndgameSearcher implements Searcher {
  /// The positions that the first searcher visits at most where nothing limits it: some ten
  /// seconds.
  private static final long MOST_NODES = 20_000_000;

  private final Predicate<Position> isNearEnd;
  private final Searcher exact;
  private final Searcher other;

  /// @param isNearEnd whether the result may be found
  /// @param exact finds results
  /// @param other finds good moves
  public EndgameSearcher(Predicate<Position> isNearEnd, Searcher exact, Searcher other) {
    this.isNearEnd = isNearEnd;
    this.exact = exact;
    this.other = other;
  }

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int lines,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    if (!isNearEnd.test(position)) {
      return other.search(position, limits, lines, stop, listener);
    }
    MoveLimits half = half(limits);
    MoveLimits first = half.withNodes(Math.min(MOST_NODES, half.nodes()));
    List<SearchInfo> found = exact.search(position, first, lines, stop, thought -> {});
    if (found.getFirst().score().isProven()) {
      found.forEach(listener);
      return found;
    }
    return other.search(position, half, lines, stop, listener);
  }

  /// Returns half of what limits allow.
  private static MoveLimits half(MoveLimits limits) {
    MoveLimits half = limits;
    if (limits.nodes() != Long.MAX_VALUE) {
      half = half.withNodes(Math.max(1, limits.nodes() / 2));
    }
    if (limits.moveMillis() != Long.MAX_VALUE) {
      half = half.withMillis(limits.moveMillis() / 2);
    }
    if (limits.remainingTime().isPresent()) {
      MoveLimits.RemainingTime left = limits.remainingTime().get();
      half = half.withRemaining(left.millis() / 2, left.incrementMillis() / 2);
    }
    return half;
  }

  @Override
  public void forget() {
    exact.forget();
    other.forget();
  }
}
