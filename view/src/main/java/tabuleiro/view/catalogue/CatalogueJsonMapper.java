package tabuleiro.view.catalogue;

import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.protocol.catalogue.CatalogueJson;
import tabuleiro.text.Language;
import tabuleiro.view.text.MessageCatalogue;

/// Makes [CatalogueJson].
public final class CatalogueJsonMapper {
  private CatalogueJsonMapper() {}

  /// Returns the catalogue.
  ///
  /// @param players the available computer players
  public static CatalogueJson of(PlayerCatalogue players, Language language) {
    return new CatalogueJson(
        Games.families().stream()
            .map(family ->
                FamilyJsonMapper.of(family, players, MessageCatalogue.of(language, family.name())))
            .toList(),
        FeaturedBoardJsonMapper.all(language));
  }
}
