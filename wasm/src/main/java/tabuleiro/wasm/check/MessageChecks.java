package tabuleiro.wasm.check;

import java.util.List;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.MessageCatalogue;

/// Formats all messages of a game with arguments of several kinds.
final class MessageChecks {
  private static final List<Object[]> ARGUMENTS =
      List.of(
          new Object[] {},
          new Object[] {1, 2, 3, 4},
          new Object[] {Side.FIRST, Side.SECOND, "x", 12},
          new Object[] {0, "a", "b", "c"},
          new Object[] {"n", 1_234_567, 7, 8},
          new Object[] {1000, 999, 12_345L, "a"});

  private MessageChecks() {}

  /// Returns a line for each key, and the rules.
  static String format(String game, Language language, int set) {
    Messages messages = MessageCatalogue.of(language, game);
    StringBuilder lines = new StringBuilder();
    for (String key : messages.keys()) {
      lines.append(key).append('=').append(message(messages, key, ARGUMENTS.get(set))).append('\n');
    }
    return lines
        .append(messages.rulesPage(game))
        .append(messages.rulesPageForScreens(game))
        .toString();
  }

  private static String message(Messages messages, String key, Object[] arguments) {
    try {
      return messages.format(key, arguments);
    } catch (IllegalArgumentException e) {
      return "refused";
    }
  }
}
