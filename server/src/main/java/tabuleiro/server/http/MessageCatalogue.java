package tabuleiro.server.http;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import tabuleiro.games.Games;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The words of all languages, read once.
public final class MessageCatalogue {
  private static final String NO_GAME = "";
  private static final Map<Language, Map<String, Messages>> WORDS = read();

  private MessageCatalogue() {}

  private static Map<Language, Map<String, Messages>> read() {
    Map<Language, Map<String, Messages>> all = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      Messages general = Messages.of(language);
      Map<String, Messages> words = new HashMap<>(Map.of(NO_GAME, general));
      Games.names().forEach(game -> words.put(game, general.forGame(game)));
      all.put(language, Map.copyOf(words));
    }
    return Map.copyOf(all);
  }

  public static Messages of(Language language) {
    return of(language, NO_GAME);
  }

  /// Returns the words in which a game is spoken of; the general ones when there is no such game.
  public static Messages of(Language language, String game) {
    Map<String, Messages> words = WORDS.getOrDefault(language, Map.of());
    Messages wanted = words.get(game);
    return wanted != null ? wanted : of(language);
  }
}
