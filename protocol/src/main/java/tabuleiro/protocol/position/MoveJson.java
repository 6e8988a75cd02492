package tabuleiro.protocol.position;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.OneOf;

/// A move that was played.
///
/// @param move the text of the move
/// @param side the side that moved
/// @param targets the click targets that enter the move: cells, tiles such as tile7, rotations such
///   as turn1
/// @param effects the changes that the move makes, in order
@Json
public record MoveJson(
    String move,
    @OneOf(of = SideKey.class) String side,
    List<String> targets,
    List<EffectJson> effects) {
  /// Copies the lists.
  public MoveJson {
    targets = List.copyOf(targets);
    effects = List.copyOf(effects);
  }
}
