package tabuleiro.terminal.screen;

import java.util.List;
import tabuleiro.play.Match;
import tabuleiro.play.Puzzle;
import tabuleiro.play.Seat;
import tabuleiro.play.TableSetup;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.record.Replay;

/// What the full screen shows first.
public sealed interface StartPage {
  /// The menu.
  record Menu() implements StartPage {}

  /// Puzzles, without a menu below them.
  ///
  /// @param puzzles at least one
  record Puzzles(List<Puzzle> puzzles) implements StartPage {
    /// Copies the list.
    public Puzzles {
      puzzles = List.copyOf(puzzles);
    }
  }

  /// A new game.
  ///
  /// @param isWatching whether it is not saved when the user leaves it
  record NewGame(TableSetup setup, boolean isWatching) implements StartPage {}

  /// A match.
  ///
  /// @param seed the seed of a random start, the same in all games
  record NewMatch(Match match, TimeControl clock, long seed) implements StartPage {}

  /// A recorded game that is continued.
  ///
  /// @param replay of an unfinished game
  record Continued(Replay replay, Seat first, Seat second) implements StartPage {}
}
