package tabuleiro.engine.search;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// Finds the best lines of a position. It remembers what it has found, for later searches of the
/// same game. Not safe for several threads, but for [StopSignal].
public interface Searcher {
  /// Thinks about a position until a limit is reached, it is stopped, or all is proven. The best
  /// line is known to depth 1 in any case, unless it is stopped before.
  ///
  /// Precondition: the game goes on.
  ///
  /// A proven win is reached in at most the plies that are told, and so is a proven loss unless the
  /// opponent dawdles: with reductions, a sooner win may be missed.
  ///
  /// @param lines how many of the best moves are wanted, at least 1
  /// @param listener is told each line when a depth is complete, and when a better move is found
  /// @return the best lines, the best first: as many as wanted, or one for each legal move
  List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int lines,
      StopSignal stop,
      Consumer<SearchInfo> listener);

  /// Forgets all that was found, as for a new game.
  void forget();
}
