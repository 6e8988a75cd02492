package tabuleiro.terminal.screen.page;

import tabuleiro.games.Games;
import tabuleiro.text.Messages;

/// Who has designed the games.
final class Credits {
  private Credits() {}

  static String of(Messages words) {
    StringBuilder text = new StringBuilder(words.say("about")).append("\n\n");
    for (String family : Games.names()) {
      Messages own = words.forGame(family);
      text.append(own.say("name")).append(": ").append(own.say("tagline")).append(".\n");
      text.append("  ").append(own.say("credit").replaceFirst("\\.$", "")).append(".\n\n");
    }
    return text.toString();
  }
}
