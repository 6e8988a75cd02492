package tabuleiro.server.site;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.rules.GameId;
import tabuleiro.server.http.MessageCatalogue;
import tabuleiro.server.view.PositionJson;
import tabuleiro.text.Language;

/// A position of each board that the pages offer as a game, for small pictures.
///
/// @param pictures the pictures in the order of menus
@Json
public record BoardPicturesJson(List<Picture> pictures) {
  /// A picture of a board.
  ///
  /// @param game the identifier of the family
  /// @param variant the identifier of the variant
  /// @param position a position of its recorded game, without click paths
  @Json
  public record Picture(String game, String variant, PositionJson position) {}

  /// Copies the list.
  public BoardPicturesJson {
    pictures = List.copyOf(pictures);
  }

  /// Returns the pictures of all boards with a recorded game.
  static BoardPicturesJson of(Language language) {
    return new BoardPicturesJson(
        Games.representativeGames().stream()
            .flatMap(game -> picture(game.id(), language).stream())
            .toList());
  }

  private static Optional<Picture> picture(GameId id, Language language) {
    return DemoJson.of(id, MessageCatalogue.of(language, id.game()))
        .map(demo -> new Picture(id.game(), id.variant(), demo.picture()));
  }
}
