package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import tabuleiro.online.NewOnlineGame;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.review.RecordSource;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.terminal.screen.settings.UnfinishedGame;

/// A request of a page to the program.
public sealed interface PageRequest {
  /// Opens another page above this one.
  record OpenPage(Page page) implements PageRequest {}

  /// Returns to the page below; from the lowest one, ends the program.
  record Back() implements PageRequest {}

  /// Saves other settings.
  record ChangeSettings(TerminalSettings settings) implements PageRequest {}

  /// Opens a round of puzzles of a board.
  record OpenPuzzles(GameId board, int difficulty) implements PageRequest {}

  /// Opens the guided first game of a board.
  record OpenLesson(GameId board) implements PageRequest {}

  /// Reports an attempt that the rules refuse. The page shows the reason already.
  ///
  /// @param attempt the click targets of the attempt, or the move as it was typed
  /// @param reason why the rules refuse it
  record ReportRefusal(String attempt, String reason) implements PageRequest {}

  /// Starts a game.
  ///
  /// @param start the starting position; empty for the start of the game
  /// @param isWatching whether only computer players take part
  record StartGame(GameChoices choices, Optional<Position> start, boolean isWatching)
      implements PageRequest {}

  /// Opens the choice of an unfinished game, or resumes the only one.
  record ChooseUnfinished() implements PageRequest {}

  /// Resumes an unfinished game.
  record ResumeUnfinished(UnfinishedGame game) implements PageRequest {}

  /// Deletes an unfinished game.
  record DeleteUnfinished(UnfinishedGame game) implements PageRequest {}

  /// Opens the choice of a file.
  record ChooseFile() implements PageRequest {}

  /// Opens a file of records.
  record OpenFile(String name) implements PageRequest {}

  /// Opens a game of a file.
  ///
  /// @param source where the game was read from
  /// @param isReview whether an unfinished game is shown instead of continued
  record OpenRecord(ParsedRecord saved, RecordSource source, boolean isReview)
      implements PageRequest {
    /// Returns the request for one of the games of a file.
    public static OpenRecord of(
        List<ParsedRecord> games, int index, String file, boolean isReview) {
      ParsedRecord saved = games.get(index);
      return new OpenRecord(saved, new RecordSource(file, index, saved.record()), isReview);
    }
  }

  /// Resumes a saved game.
  ///
  /// @param choices the players
  record ResumeGame(ParsedRecord saved, GameChoices choices) implements PageRequest {}

  /// Plays a legal move of the current position.
  record PlayMove(int move) implements PageRequest {}

  /// Takes back the last move of the human player.
  record TakeBack() implements PageRequest {}

  /// Asks the engine for a hint.
  record ShowHint() implements PageRequest {}

  /// Starts the analysis of a position, or stops it when `position` is empty.
  record Analyse(Optional<Position> position) implements PageRequest {}

  /// Asks whether a side resigns.
  record AskResignation(Side side) implements PageRequest {}

  /// Resigns for a side.
  record Resign(Side side) implements PageRequest {}

  /// Offers a draw for a side.
  record OfferDraw(Side side) implements PageRequest {}

  /// Accepts or declines a draw offer for a side.
  record AnswerDraw(Side side, boolean accepted) implements PageRequest {}

  /// Saves the game.
  ///
  /// @param mayReplace whether an existing file may be replaced
  record SaveGame(String name, boolean mayReplace) implements PageRequest {}

  /// Starts another game with the sides exchanged, or the next game of the match.
  record PlayAgain() implements PageRequest {}

  /// A request of a page to a server.
  sealed interface OnlineRequest extends PageRequest {
    /// Opens the choice of a server.
    record ChooseServer() implements OnlineRequest {}

    /// Connects, and opens the lobby, or the game of a link.
    ///
    /// @param address the address of a server or the link of a game
    /// @param name the user's name; empty for a standard name
    record Connect(String address, String name) implements OnlineRequest {}

    /// Creates a game, and opens it.
    record Create(NewOnlineGame settings) implements OnlineRequest {}

    /// Takes the free seat of an open game, and opens it.
    record Join(String id) implements OnlineRequest {}

    /// Opens a game: an invitation, one of the user's games, or one to watch.
    ///
    /// @param link a whole link, or the id of a game
    record Open(String link) implements OnlineRequest {}

    /// Sends a move.
    ///
    /// @param text the text of a legal move
    record Move(String text) implements OnlineRequest {}

    /// Sends an action without further arguments, such as `resign`.
    record Act(String action) implements OnlineRequest {}

    /// Makes an offer.
    ///
    /// @param what `draw`, `takeback` or `rematch`
    record Offer(String what) implements OnlineRequest {}

    /// Answers an offer.
    ///
    /// @param what `draw`, `takeback` or `rematch`
    record Answer(String what, boolean isAccepted) implements OnlineRequest {}
  }
}
