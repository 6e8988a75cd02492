package tabuleiro.server.site;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.function.Function;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Game;
import tabuleiro.text.Messages;

/// The games that there are, in words.
///
/// @param families in the order of menus
/// @param boards the six boards that stand for the whole, each as `game/variant`
@Json
public record CatalogueJson(List<FamilyJson> families, List<String> boards) {
  /// Copies the lists.
  public CatalogueJson {
    families = List.copyOf(families);
    boards = List.copyOf(boards);
  }

  /// Returns the catalogue.
  ///
  /// @param players the computer players that may be seated
  /// @param words those of each family
  public static CatalogueJson of(PlayerCatalogue players, Function<String, Messages> words) {
    return new CatalogueJson(
        Games.families().stream()
            .map(family -> FamilyJson.of(family, players, words.apply(family.name())))
            .toList(),
        Games.representativeGames().stream().map(CatalogueJson::board).toList());
  }

  private static String board(Game game) {
    return game.id().game() + "/" + game.id().variant();
  }
}
