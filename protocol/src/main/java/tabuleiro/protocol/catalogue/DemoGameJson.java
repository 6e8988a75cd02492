package tabuleiro.protocol.catalogue;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.protocol.position.PositionJson;

/// A game for demonstration.
///
/// @param frames the last positions of the game, in order, without legal moves
@Json
public record DemoGameJson(List<Frame> frames) {
  /// A position, and the move that led to it.
  ///
  /// @param position the position
  /// @param moves the move that led to it; empty at the start
  @Json
  public record Frame(PositionJson position, List<MoveJson> moves) {
    /// Copies the list.
    public Frame {
      moves = List.copyOf(moves);
    }
  }

  /// Copies the list.
  public DemoGameJson {
    frames = List.copyOf(frames);
  }
}
