package tabuleiro.terminal.screen;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.Match;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.GameId;

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

  /// The lobby of a server, or the game of a link.
  ///
  /// @param address the address of a server or the link of a game
  /// @param name the user's name; empty for a standard name
  record Online(String address, String name) implements StartPage {}

  /// The guided first game of a board.
  ///
  /// @param board empty for the choice of a board
  record Lesson(Optional<GameId> board) implements StartPage {}

  /// A new game.
  ///
  /// @param isWatching whether it is not saved when the user leaves it
  record NewGame(SessionSetup setup, boolean isWatching) implements StartPage {}

  /// A match.
  ///
  /// @param seed the seed of a random start, the same in all games
  record NewMatch(Match match, TimeControls clock, long seed) implements StartPage {}

  /// Recorded games that are reviewed: the only one from its first position, or the choice of one.
  ///
  /// @param games valid records, at least one
  /// @param file the name of their file
  record Records(List<ParsedRecord> games, String file) implements StartPage {
    /// Copies the list.
    public Records {
      games = List.copyOf(games);
    }
  }

  /// A position with the engine's analysis, in which moves of both sides can be tried.
  ///
  /// @param setup a set-up with two human players
  record Analysis(SessionSetup setup) implements StartPage {}

  /// A recorded game that is continued.
  ///
  /// @param replay of an unfinished game
  record Continued(Replay replay, Seat first, Seat second) implements StartPage {}
}
