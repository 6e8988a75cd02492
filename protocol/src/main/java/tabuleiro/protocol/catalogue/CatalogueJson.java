package tabuleiro.protocol.catalogue;

import io.avaje.jsonb.Json;
import java.util.List;

/// The games and the computer players.
///
/// @param families the families of games
/// @param boards the boards that the pages offer as games
@Json
public record CatalogueJson(List<FamilyJson> families, List<FeaturedBoardJson> boards) {
  /// Copies the lists.
  public CatalogueJson {
    families = List.copyOf(families);
    boards = List.copyOf(boards);
  }
}
