package tabuleiro.server.site;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.function.Function;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Game;
import tabuleiro.text.Messages;

/// The games and computer players.
///
/// @param families the games in the order of menus
/// @param boards six typical boards, each as `game/variant`
@Json
public record CatalogueJson(List<FamilyJson> families, List<String> boards) {
  /// Copies the lists.
  public CatalogueJson {
    families = List.copyOf(families);
    boards = List.copyOf(boards);
  }

  /// Returns the catalogue.
  ///
  /// @param players the available computer players
  /// @param messages returns the messages of a family
  public static CatalogueJson of(PlayerCatalogue players, Function<String, Messages> messages) {
    return new CatalogueJson(
        Games.families().stream()
            .map(family -> FamilyJson.of(family, players, messages.apply(family.name())))
            .toList(),
        Games.representativeGames().stream().map(CatalogueJson::board).toList());
  }

  private static String board(Game game) {
    return game.id().game() + "/" + game.id().variant();
  }
}
