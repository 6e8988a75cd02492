package tabuleiro.terminal.common;

import tabuleiro.games.Games;
import tabuleiro.text.Messages;

/// Lists the designers of the games.
public final class GameCredits {
  private GameCredits() {}

  /// Returns what the program is, and for each game its name, tagline and designer.
  public static String format(Messages messages) {
    StringBuilder text = new StringBuilder(messages.format("about")).append("\n\n");
    for (String family : Games.names()) {
      Messages own = messages.forGame(family);
      text.append(own.format("name")).append(": ").append(own.format("tagline")).append(".\n");
      text.append("  ").append(own.format("credit").replaceFirst("\\.$", "")).append(".\n\n");
    }
    return text.toString();
  }
}
