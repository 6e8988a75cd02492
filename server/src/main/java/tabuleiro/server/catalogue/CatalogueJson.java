package tabuleiro.server.catalogue;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.server.http.MessageCatalogue;
import tabuleiro.text.Language;

/// The games and computer players.
///
/// @param families the games in the order of menus
/// @param boards the boards that the pages offer as games
@Json
public record CatalogueJson(List<FamilyJson> families, List<FeaturedBoardJson> boards) {
  /// Copies the lists.
  public CatalogueJson {
    families = List.copyOf(families);
    boards = List.copyOf(boards);
  }

  /// Returns the catalogue.
  ///
  /// @param players the available computer players
  public static CatalogueJson of(PlayerCatalogue players, Language language) {
    return new CatalogueJson(
        Games.families().stream()
            .map(family ->
                FamilyJson.of(family, players, MessageCatalogue.of(language, family.name())))
            .toList(),
        FeaturedBoardJson.all(language));
  }
}
