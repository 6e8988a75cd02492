package tabuleiro.app.cli;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Message;

/// Splits an argument that names several players, with commas between them.
public final class PlayerListArgument {
  private PlayerListArgument() {}

  /// Returns the texts between the commas, without surrounding spaces. A comma between quotation
  /// marks, single or double, is part of a text. Quotation marks around a whole text are removed;
  /// others are kept, because they are meaningful in the command of an outside engine.
  ///
  /// @throws UsageException when a quotation mark is not closed
  public static List<String> split(String argument) {
    List<String> texts = new ArrayList<>();
    char quote = 0;
    int begin = 0;
    for (int i = 0; i < argument.length(); i++) {
      char c = argument.charAt(i);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == ',') {
        texts.add(unquoted(argument.substring(begin, i).strip()));
        begin = i + 1;
      }
    }
    if (quote != 0) {
      throw new UsageException(Message.of("arena-players-quote", argument));
    }
    texts.add(unquoted(argument.substring(begin).strip()));
    return texts;
  }

  private static String unquoted(String text) {
    boolean isQuoted =
        (text.startsWith("\"") || text.startsWith("'"))
            && text.indexOf(text.charAt(0), 1) == text.length() - 1;
    return isQuoted ? text.substring(1, text.length() - 1) : text;
  }
}
