package tabuleiro.play.players;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.session.Seat;

/// The command that starts an external engine. It is never passed to a shell. Immutable.
///
/// @param words the program and its arguments, at least one word
public record EngineCommand(List<String> words) {
  /// Copies the words.
  ///
  /// @throws IllegalArgumentException when there are none
  public EngineCommand {
    words = List.copyOf(words);
    if (words.isEmpty()) {
      throw new IllegalArgumentException("the command must have at least one word");
    }
  }

  /// Parses a command line of words separated by whitespace. Single or double quotation marks group
  /// characters into one word and are removed; no other character has a special meaning.
  ///
  /// @throws EngineCommandFormatException when the program is missing, or a quotation mark is not
  ///   closed
  public static EngineCommand parse(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean isInWord = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote != 0 && c != quote) {
        word.append(c);
      } else if (quote != 0) {
        quote = 0;
      } else if (c == '"' || c == '\'') {
        quote = c;
        isInWord = true;
      } else if (!Character.isWhitespace(c)) {
        word.append(c);
        isInWord = true;
      } else if (isInWord) {
        words.add(word.toString());
        word.setLength(0);
        isInWord = false;
      }
    }
    if (quote != 0) {
      throw new EngineCommandFormatException("command.quote", line);
    }
    if (isInWord) {
      words.add(word.toString());
    }
    if (words.isEmpty() || words.getFirst().isBlank()) {
      throw new EngineCommandFormatException("command.empty", line);
    }
    return new EngineCommand(words);
  }

  /// Returns the program's file name without its folder, reduced to a valid name for a [Seat].
  public String programName() {
    String name = new File(words.getFirst()).getName();
    StringBuilder plain = new StringBuilder();
    name.codePoints()
        .filter(c -> c == ' ' || Character.isLetterOrDigit(c) || "._-+".indexOf(c) >= 0)
        .limit(Seat.MAX_NAME_LENGTH / 2)
        .forEach(plain::appendCodePoint);
    return plain.toString().isBlank() ? "UGI" : plain.toString();
  }
}
