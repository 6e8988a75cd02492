package tabuleiro.play.players;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import tabuleiro.rules.Phrase;

/// The catalogue of computer players: which there are for a game, by the texts that commands use.
/// Immutable.
public final class Players {
  /// The text of the player that every game has.
  public static final String RANDOM = "random";

  /// For each family's name, its own players in order.
  private final Map<String, Map<String, Supplier<Player>>> own;

  private Players(Map<String, Map<String, Supplier<Player>>> own) {
    this.own = own;
  }

  /// Returns the catalogue with the random player and the classic ones.
  public static Players standard() {
    Players players = new Players(Map.of());
    for (int i = 1; i <= TalpaClassic.HIGHEST_LEVEL; i++) {
      int level = i;
      players = players.with("talpa", "classic:" + level, () -> new TalpaClassic(level));
    }
    for (NijuClassic.Level level : NijuClassic.Level.values()) {
      String name = level.name().toLowerCase(Locale.ROOT);
      players = players.with("niju", "classic:" + name, () -> new NijuClassic(level));
    }
    for (String family : List.of("jostle", "morelli", "trench")) {
      players = players.with(family, "classic:random", RandomPlayer::new);
    }
    return players;
  }

  /// Returns this catalogue with one more player for a family.
  ///
  /// @param family the family's name
  /// @param text what commands call the player
  /// @param player makes a new one for each game
  public Players with(String family, String text, Supplier<Player> player) {
    Map<String, Supplier<Player>> extended =
        new LinkedHashMap<>(own.getOrDefault(family, Map.of()));
    extended.put(text, player);
    Map<String, Map<String, Supplier<Player>>> all = new HashMap<>(own);
    all.put(family, extended);
    return new Players(all);
  }

  /// Returns the texts of the players of a family, in the order in which menus show them.
  public List<String> names(String family) {
    List<String> names = new ArrayList<>();
    names.add(RANDOM);
    names.addAll(own.getOrDefault(family, Map.of()).keySet());
    return names;
  }

  /// Returns a new player, for one game of a family, that a text names. Whoever asks closes it.
  ///
  /// @throws UnknownPlayerException when there is none; it lists those there are
  public Player player(String family, String text) {
    if (text.equals(RANDOM)) {
      return new RandomPlayer();
    }
    Supplier<Player> player = own.getOrDefault(family, Map.of()).get(text);
    if (player == null) {
      throw new UnknownPlayerException(family, text, names(family));
    }
    return player.get();
  }

  /// Returns the preset name of a computer player, such as "Classic level 5" for `classic:5`.
  ///
  /// @param text what commands call the player: one of the catalogue
  public static Phrase presetName(String text) {
    if (text.matches("classic:[0-9]+")) {
      return Phrase.of("player.classic.level", text.replace("classic:", ""));
    }
    return Phrase.of("player." + text.replace(':', '.'));
  }
}
