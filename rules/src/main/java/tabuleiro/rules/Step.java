package tabuleiro.rules;

/// The state of entering a move one value at a time; see [Position#step(java.util.List)].
public sealed interface Step {
  /// Another value is needed.
  ///
  /// @param question what to ask
  record Ask(Phrase question) implements Step {}

  /// The answers make up a legal move.
  ///
  /// @param move the move
  record Done(int move) implements Step {}

  /// The last answer gives the game up: no move, but what the table should hear.
  record GiveUp() implements Step {}
}
