package tabuleiro.view.text;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import tabuleiro.games.Games;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The messages of all languages and games, loaded once.
public final class MessageCatalogue {
  private static final String NO_GAME = "";
  private static final Map<Language, Map<String, Messages>> MESSAGES = read();

  private MessageCatalogue() {}

  private static Map<Language, Map<String, Messages>> read() {
    Map<Language, Map<String, Messages>> all = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      Messages general = Messages.of(language);
      Map<String, Messages> messages = new HashMap<>(Map.of(NO_GAME, general));
      Games.names().forEach(game -> messages.put(game, general.forGame(game)));
      all.put(language, Map.copyOf(messages));
    }
    return Map.copyOf(all);
  }

  public static Messages of(Language language) {
    return of(language, NO_GAME);
  }

  /// Returns the messages of a game; the general ones for an unknown game.
  public static Messages of(Language language, String game) {
    Map<String, Messages> messages = MESSAGES.getOrDefault(language, Map.of());
    Messages wanted = messages.get(game);
    return wanted != null ? wanted : of(language);
  }
}
