package tabuleiro.protocol.catalogue;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.position.PositionJson;

/// A position of each board that the pages offer as a game.
///
/// @param pictures the positions, in the order of menus
@Json
public record BoardPicturesJson(List<Picture> pictures) {
  /// A picture of a board.
  ///
  /// @param game the name of the family
  /// @param variant the name of the variant
  /// @param position the position, without legal moves
  @Json
  public record Picture(String game, String variant, PositionJson position) {}

  /// Copies the list.
  public BoardPicturesJson {
    pictures = List.copyOf(pictures);
  }
}
