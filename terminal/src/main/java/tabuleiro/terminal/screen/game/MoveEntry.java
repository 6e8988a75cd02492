package tabuleiro.terminal.screen.game;

/// What the user is entering on the page of a game.
///
/// @param selection the move that is being entered
/// @param prompt what the user is typing
/// @param message the message below the board
record MoveEntry(MoveSelection selection, Prompt prompt, String message) {
  /// Nothing.
  static final MoveEntry NONE = new MoveEntry(MoveSelection.NONE, new Prompt.None(), "");

  MoveEntry with(MoveSelection other) {
    return new MoveEntry(other, prompt, message);
  }

  MoveEntry with(Prompt other) {
    return new MoveEntry(selection, other, message);
  }

  MoveEntry withMessage(String other) {
    return new MoveEntry(selection, prompt, other);
  }

  /// Returns a copy without selected targets.
  MoveEntry cleared() {
    return with(selection.cleared());
  }
}
