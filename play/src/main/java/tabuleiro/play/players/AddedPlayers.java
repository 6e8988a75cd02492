package tabuleiro.play.players;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import tabuleiro.games.Games;
import tabuleiro.rules.support.LoadedServices;

/// The players that libraries on the class path add.
final class AddedPlayers {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,29}");
  private static final LoadedServices<PlayerProvider> LOADED = load();

  private AddedPlayers() {}

  private static LoadedServices<PlayerProvider> load() {
    Set<String> names = new HashSet<>();
    return LoadedServices.of(
        PlayerProvider.class,
        provider -> {
          Games.names().forEach(provider::plays); // What fails here would fail for all players.
          requireName(provider, names);
        });
  }

  private static void requireName(PlayerProvider provider, Set<String> taken) {
    String name = provider.name();
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "the name '%s' is not 1 to 30 lower-case letters, digits and hyphens".formatted(name));
    }
    if (!taken.add(name)) {
      throw new IllegalArgumentException("the name '%s' is taken".formatted(name));
    }
  }

  /// Returns the providers of the players of a family of games, in the order of the class path.
  static List<PlayerProvider> of(String family) {
    return LOADED.providers().stream().filter(provider -> provider.plays(family)).toList();
  }

  /// Returns what is wrong with the providers that are left out, in the words of Java.
  static List<String> problems() {
    return LOADED.problems();
  }
}
