package tabuleiro.engine.search;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Position;

/// Two searchers in one: near the end of a game the first is asked for the result, in half of what
/// the limits allow. Where it proves none, and in the rest of the game, the second thinks.
public final class EndingSearcher implements Searcher {
  /// Which part of the limits the first searcher gets.
  private static final double SHARE = 0.5;

  /// The positions that the first searcher visits at most where nothing limits it: some ten
  /// seconds.
  private static final long MOST_NODES = 20_000_000;

  private final Predicate<Position> isNearEnd;
  private final Searcher exact;
  private final Searcher other;

  /// @param isNearEnd whether the result may be found
  /// @param exact finds results
  /// @param other finds good moves
  public EndingSearcher(Predicate<Position> isNearEnd, Searcher exact, Searcher other) {
    this.isNearEnd = isNearEnd;
    this.exact = exact;
    this.other = other;
  }

  @Override
  public List<Thought> search(
      Position position, Limits limits, int lines, Stop stop, Consumer<Thought> listener) {
    if (!isNearEnd.test(position)) {
      return other.search(position, limits, lines, stop, listener);
    }
    Limits first = part(limits, SHARE).withNodes(Math.min(MOST_NODES, nodes(limits, SHARE)));
    List<Thought> found = exact.search(position, first, lines, stop, thought -> {});
    if (found.getFirst().score().isProven()) {
      found.forEach(listener);
      return found;
    }
    return other.search(position, part(limits, 1 - SHARE), lines, stop, listener);
  }

  private static Limits part(Limits limits, double share) {
    Limits part = limits.withNodes(nodes(limits, share));
    if (limits.moveMillis() != Long.MAX_VALUE) {
      part = part.withMillis((long) (share * limits.moveMillis()));
    }
    if (limits.remaining().isPresent()) {
      Limits.Remaining left = limits.remaining().get();
      long increment = (long) (share * left.incrementMillis());
      part = part.withRemaining((long) (share * left.millis()), increment);
    }
    return part;
  }

  private static long nodes(Limits limits, double share) {
    long nodes = limits.nodes();
    return nodes == Long.MAX_VALUE ? nodes : Math.max(1, (long) (share * nodes));
  }

  @Override
  public void forget() {
    exact.forget();
    other.forget();
  }
}
