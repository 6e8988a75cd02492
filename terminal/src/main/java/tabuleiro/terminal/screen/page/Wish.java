package tabuleiro.terminal.screen.page;

import java.util.Optional;
import tabuleiro.play.ParsedRecord;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.settings.GamePlan;
import tabuleiro.terminal.screen.settings.Settings;

/// Something that a page cannot do itself.
public sealed interface Wish {
  /// To put another page over this one.
  record Open(Page page) implements Wish {}

  /// To go back to the page below; the lowest one ends the program.
  record Back() implements Wish {}

  /// To remember other settings.
  record Change(Settings settings) implements Wish {}

  /// To be asked the puzzles of a family of games.
  record AskPuzzles(String family) implements Wish {}

  /// To begin a game.
  ///
  /// @param start where it begins; empty for the game's own start
  /// @param watching whether computers play alone
  record Begin(GamePlan plan, Optional<Position> start, boolean watching) implements Wish {}

  /// To go on with the game that is kept.
  record ContinueKept() implements Wish {}

  /// To choose a file of records.
  record ChooseFile() implements Wish {}

  /// To open a file of records.
  record OpenFile(String name) implements Wish {}

  /// To go on with a saved game.
  ///
  /// @param plan who sits where
  record Resume(ParsedRecord saved, GamePlan plan) implements Wish {}

  /// To play a legal move of the position on the table.
  record Play(int move) implements Wish {}

  /// To take back what the person expects.
  record TakeBack() implements Wish {}

  /// To be told what the engine would play.
  record Hint() implements Wish {}

  /// To have a position analysed, or none any more.
  record Analyse(Optional<Position> position) implements Wish {}

  /// To give the game up for a side.
  record Resign(Side side) implements Wish {}

  /// To offer a draw for a side.
  record OfferDraw(Side side) implements Wish {}

  /// To accept or decline a draw for a side.
  record AnswerDraw(Side side, boolean accepted) implements Wish {}

  /// To save the game.
  ///
  /// @param replacing whether a file of the name may be replaced
  record Save(String name, boolean replacing) implements Wish {}

  /// To play again with the sides exchanged, or the next game of the match.
  record Again() implements Wish {}
}
