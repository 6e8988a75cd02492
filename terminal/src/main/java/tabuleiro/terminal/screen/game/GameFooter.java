package tabuleiro.terminal.screen.game;

import java.util.List;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.page.TextEntry;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// The text below the board: what the user is typing and the message, broken into rows, so that the
/// whole question and the typed answer stay visible; of a very long answer, the part around the
/// cursor.
///
/// @param prompt the rows of the prompt; none while no prompt is open
/// @param message the rows of the message; none without a message
record GameFooter(List<String> prompt, List<String> message) {
  /// The rows that are always free below the board, above the row of keys.
  static final int MIN_ROWS = 2;

  private static final int MAX_MESSAGE_ROWS = 3;

  /// How many rows the text that is typed may take.
  private static final int MAX_TYPED_ROWS = 2;

  /// Makes defensive copies.
  GameFooter {
    prompt = List.copyOf(prompt);
    message = List.copyOf(message);
  }

  /// @param columns the width of the window
  static GameFooter of(GamePage page, int columns) {
    int width = columns - 2;
    String asked = promptText(page, MAX_TYPED_ROWS * width);
    List<String> prompt = asked.isEmpty() ? List.of() : TextLines.wrap(asked, width);
    List<String> message =
        page.message().isEmpty() ? List.of() : TextLines.wrap(page.message(), width);
    return new GameFooter(prompt, message.subList(0, Math.min(MAX_MESSAGE_ROWS, message.size())));
  }

  /// Returns the number of rows that the text needs.
  int rows() {
    return Math.max(MIN_ROWS, prompt.size() + message.size());
  }

  /// Writes the text above the row of keys.
  ///
  /// @param status the text below the message when no prompt is open
  void draw(CharacterGrid grid, String status) {
    int row = grid.rows() - 1 - rows();
    for (String line : prompt) {
      grid.write(1, row++, line, TextStyle.of(ColourRole.KEY).asBold());
    }
    for (String line : message) {
      grid.write(1, row++, line, TextStyle.of(ColourRole.ALERT));
    }
    int statusRow = grid.rows() - 2;
    if (prompt.isEmpty() && row <= statusRow) {
      String line = TextLines.cut(status, grid.columns() - 2);
      grid.write(1, statusRow, line, TextStyle.of(ColourRole.TEXT));
    }
  }

  /// @param room the columns for the text that is typed
  private static String promptText(GamePage page, int room) {
    Messages messages = page.messages();
    return switch (page.prompt()) {
      case Prompt.None() -> "";
      case Prompt.Move(TextEntry entry) -> messages.format("page.type-move", entry.shown(room));
      case Prompt.Steps(List<String> _, String question, TextEntry entry) ->
          question + " " + entry.shown(room);
      case Prompt.FileName(TextEntry entry, boolean _) ->
          messages.format("page.save-as", entry.shown(room));
      case Prompt.YesNo question -> question.asked().text(messages);
    };
  }
}
