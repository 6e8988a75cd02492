package tabuleiro.protocol.position;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.protocol.operation.OneOf;

/// A move that was played.
///
/// @param move the text of the move
/// @param name the move as people say it, in the reader's language; empty where no reader sees it
/// @param side the side that moved
/// @param targets the click targets that enter the move: cells, tiles such as tile7, rotations such
///   as turn1
/// @param effects the changes that the move makes, in order
@Json
public record MoveJson(
    String move,
    Optional<String> name,
    @OneOf(of = SideKey.class) String side,
    List<String> targets,
    List<EffectJson> effects) {
  /// Copies the lists.
  public MoveJson {
    targets = List.copyOf(targets);
    effects = List.copyOf(effects);
  }
}
