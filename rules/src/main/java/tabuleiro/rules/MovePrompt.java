package tabuleiro.rules;

/// The next step of entering a move one value at a time; see [Position#prompt(java.util.List)].
public sealed interface MovePrompt {
  /// Another answer is needed.
  ///
  /// @param question what to ask the player
  record Question(Message question) implements MovePrompt {}

  /// The answers make a legal move.
  ///
  /// @param move the move
  record Complete(int move) implements MovePrompt {}

  /// The last answer resigns the game. It makes no move; the caller ends the game.
  record Resign() implements MovePrompt {}
}
