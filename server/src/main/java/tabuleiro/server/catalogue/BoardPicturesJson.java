package tabuleiro.server.catalogue;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
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
  /// @param position a position of its demonstration game, without click paths
  @Json
  public record Picture(String game, String variant, PositionJson position) {}

  /// Copies the list.
  public BoardPicturesJson {
    pictures = List.copyOf(pictures);
  }

  /// Returns the pictures of all boards.
  static BoardPicturesJson of(Language language) {
    return new BoardPicturesJson(
        Games.offeredGames().stream().map(game -> picture(game, language)).toList());
  }

  private static Picture picture(Game game, Language language) {
    GameId id = game.id();
    DemoJson demo = DemoJson.of(game, MessageCatalogue.of(language, id.game()));
    return new Picture(id.game(), id.variant(), demo.picture());
  }
}
