package tabuleiro.play;

import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Violations;

/// A legal move with the position before it. The move is validated once, on creation, so that the
/// code that plays, shows and stores it does not parse or validate it again. Immutable.
///
/// Precondition of the constructor: the code is a legal move of the position, and the text is its
/// notation. Use [#of(Position, int)] or [#parse(Position, String)] for unvalidated input.
///
/// @param before the position before the move
/// @param code the position's number for the move
/// @param text the move's text, as [Position#formatMove(int)] writes it
public record LegalMove(Position before, int code, String text) {
  /// Returns a move.
  ///
  /// @throws IllegalMoveException when the code is not a legal move of the position
  public static LegalMove of(Position before, int code) {
    if (!before.isLegal(code)) {
      throw new IllegalMoveException(Violations.illegalMove());
    }
    return ofGenerated(before, code);
  }

  /// Returns a move that the position itself has generated or parsed, without validation.
  public static LegalMove ofGenerated(Position before, int code) {
    return new LegalMove(before, code, before.formatMove(code));
  }

  /// Parses a move.
  ///
  /// @throws tabuleiro.rules.MoveFormatException when the text is not in move notation
  /// @throws IllegalMoveException when the rules forbid the move
  public static LegalMove parse(Position before, String text) {
    return ofGenerated(before, before.parseMove(text));
  }

  /// Returns the position after the move.
  public Position after() {
    return before.playUnchecked(code);
  }
}
