package tabuleiro.engine.search;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// Combines two searchers: near the end of a game the first may use half of what the limits allow
/// to prove the result. Where it proves none, and in the rest of the game, the second searches.
public final class EndgameSearcher implements Searcher {
  /// The most positions that the first searcher visits where there are no limits: about ten
  /// seconds.
  private static final long MAX_NODES = 20_000_000;

  private final Predicate<Position> isEndgame;
  private final Searcher prover;
  private final Searcher main;

  /// @param isEndgame whether it is worth trying to prove the result
  /// @param prover proves results
  /// @param main finds good moves
  public EndgameSearcher(Predicate<Position> isEndgame, Searcher prover, Searcher main) {
    this.isEndgame = isEndgame;
    this.prover = prover;
    this.main = main;
  }

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    if (!isEndgame.test(position)) {
      return main.search(position, limits, variations, stop, listener);
    }
    MoveLimits half = half(limits);
    MoveLimits proverLimits = half.withNodes(Math.min(MAX_NODES, half.nodes()));
    List<SearchInfo> found = prover.search(position, proverLimits, variations, stop, _ -> {});
    if (found.getFirst().score().isProven()) {
      found.forEach(listener);
      return found;
    }
    return main.search(position, half, variations, stop, listener);
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
    prover.forget();
    main.forget();
  }
}
