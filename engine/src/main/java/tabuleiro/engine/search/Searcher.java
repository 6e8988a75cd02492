package tabuleiro.engine.search;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// Finds the best variations of a position. It keeps results for later searches of the same game.
/// Not safe for several threads, except for [StopSignal].
public interface Searcher {
  /// Searches a position until a limit is reached, a stop is requested, or all is proven. Unless it
  /// is stopped before, it completes depth 1 whatever the limits are.
  ///
  /// A proven win is reached in at most the plies that its score states. So is a proven loss,
  /// unless the opponent delays it: with reductions, a shorter win may be missed.
  ///
  /// Precondition: the game is not over.
  ///
  /// @param variations how many of the best moves are wanted, at least 1
  /// @param listener receives each variation when a depth is complete, and when a better move is
  ///   found
  /// @return the best variations, the best first: as many as wanted, or one for each legal move;
  ///   fewer if the searcher stopped looking at other moves because one of them wins
  List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener);

  /// Continues the last search, where it was one of this position with as many variations and can
  /// be continued; otherwise begins a new one. So a long search can be made in short ones, between
  /// which its caller does other work.
  ///
  /// @param limits those of this part alone
  /// @return as [#search]; the nodes and the time are those of this part
  default List<SearchInfo> resume(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    return search(position, limits, variations, stop, listener);
  }

  /// Discards all kept results, as for a new game.
  void forget();
}
