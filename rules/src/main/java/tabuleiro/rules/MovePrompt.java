package tabuleiro.rules;

/// The state of entering a move one value at a time; see [Position#prompt(java.util.List)].
public sealed interface MovePrompt {
  /// Another value is needed.
  ///
  /// @param question what to ask
  record Question(Message question) implements MovePrompt {}

  /// The answers make up a legal move.
  ///
  /// @param move the move
  record Complete(int move) implements MovePrompt {}

  /// The last answer gives the game up: no move, but what the table should hear.
  record Resign() implements MovePrompt {}
}
