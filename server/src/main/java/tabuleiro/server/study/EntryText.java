package tabuleiro.server.study;

import java.util.Optional;
import tabuleiro.play.record.RecordSyntax;
import tabuleiro.server.http.JsonObject;
import tabuleiro.view.study.StudyException;

/// The titles and the names of folders, which are short texts of one line.
final class EntryText {
  /// The longest title, in characters. A guess: a line of the list.
  static final int MAX_TITLE = 100;

  /// The longest name of a folder, in characters. A guess.
  static final int MAX_FOLDER = 60;

  private EntryText() {}

  /// Returns the title of a request; empty when it has none.
  ///
  /// @throws StudyException when it is too long, or more than one line
  static Optional<String> title(JsonObject json) {
    return json.text("title").map(text -> checked("title", text, MAX_TITLE));
  }

  /// Returns the name of a folder of a request; empty when it has none.
  ///
  /// @param field the name of the field
  /// @throws StudyException when it is too long, or more than one line
  static Optional<String> folder(JsonObject json, String field) {
    return json.text(field).map(text -> checked(field, text, MAX_FOLDER));
  }

  private static String checked(String field, String text, int limit) {
    String stripped = text.strip();
    if (length(stripped) > limit || !RecordSyntax.isPrintable(stripped)) {
      throw new StudyException("study.collection.text", field, limit);
    }
    return stripped;
  }

  /// Returns a text without what exceeds a limit.
  static String cut(String text, int limit) {
    String stripped = text.strip();
    return length(stripped) <= limit
        ? stripped
        : stripped.substring(0, stripped.offsetByCodePoints(0, limit)).strip();
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
