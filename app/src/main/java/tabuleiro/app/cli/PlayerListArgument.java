package tabuleiro.app.cli;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Message;

/// Several players in one argument, with commas between.
public final class PlayerListArgument {
  private PlayerListArgument() {}

  /// Returns the texts between the commas, without blanks around them. A comma between quotation
  /// marks, single or double, belongs to a text. The marks stay, for they mean something in the
  /// command of an outside engine; but those around a whole text go.
  ///
  /// @throws UsageException when a quotation has no end
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
