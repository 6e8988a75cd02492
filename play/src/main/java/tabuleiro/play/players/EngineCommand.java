package tabuleiro.play.players;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.Seat;

/// The command that starts an outside engine. No shell ever sees it. Immutable.
///
/// @param words the program and its arguments, at least one word
public record EngineCommand(List<String> words) {
  /// Copies the words.
  ///
  /// @throws IllegalArgumentException when there are none
  public EngineCommand {
    words = List.copyOf(words);
    if (words.isEmpty()) {
      throw new IllegalArgumentException("no words");
    }
  }

  /// Reads a command line: words separated by spaces. What stands between quotation marks, single
  /// or double, belongs together, and loses the marks; no other character means anything special.
  ///
  /// @throws EngineCommandFormatException when there is no program, or a quotation has no end
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

  /// Returns the name of the program without its folder, fit for the name of a [Seat].
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
