package tabuleiro.terminal.screen.page;

import java.util.Optional;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.TerminalSettings;

/// Something that a page cannot do itself.
public sealed interface PageRequest {
  /// To put another page over this one.
  record OpenPage(Page page) implements PageRequest {}

  /// To go back to the page below; the lowest one ends the program.
  record Back() implements PageRequest {}

  /// To remember other settings.
  record ChangeSettings(TerminalSettings settings) implements PageRequest {}

  /// To be asked the puzzles of a family of games.
  record OpenPuzzles(String family) implements PageRequest {}

  /// To begin a game.
  ///
  /// @param start where it begins; empty for the game's own start
  /// @param isWatching whether computers play alone
  record StartGame(GameChoices choices, Optional<Position> start, boolean isWatching)
      implements PageRequest {}

  /// To go on with the game that is kept.
  record ResumeUnfinished() implements PageRequest {}

  /// To choose a file of records.
  record ChooseFile() implements PageRequest {}

  /// To open a file of records.
  record OpenFile(String name) implements PageRequest {}

  /// To go on with a saved game.
  ///
  /// @param choices who sits where
  record ResumeGame(ParsedRecord saved, GameChoices choices) implements PageRequest {}

  /// To play a legal move of the position on the table.
  record PlayMove(int move) implements PageRequest {}

  /// To take back what the person expects.
  record TakeBack() implements PageRequest {}

  /// To be told what the engine would play.
  record ShowHint() implements PageRequest {}

  /// To have a position analysed, or none any more.
  record Analyse(Optional<Position> position) implements PageRequest {}

  /// To give the game up for a side.
  record Resign(Side side) implements PageRequest {}

  /// To offer a draw for a side.
  record OfferDraw(Side side) implements PageRequest {}

  /// To accept or decline a draw for a side.
  record AnswerDraw(Side side, boolean accepted) implements PageRequest {}

  /// To save the game.
  ///
  /// @param mayReplace whether a file of the name may be replaced
  record SaveGame(String name, boolean mayReplace) implements PageRequest {}

  /// To play again with the sides exchanged, or the next game of the match.
  record PlayAgain() implements PageRequest {}
}
