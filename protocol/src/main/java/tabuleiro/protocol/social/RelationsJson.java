package tabuleiro.protocol.social;

import io.avaje.jsonb.Json;
import java.util.List;

/// The members whom the caller follows, blocks and mutes.
///
/// @param follow the names of the members whom the caller follows
/// @param block the names of the members whom the caller blocks
/// @param mute the names of the members whom the caller mutes
@Json
public record RelationsJson(List<String> follow, List<String> block, List<String> mute) {
  /// Copies the lists.
  public RelationsJson {
    follow = List.copyOf(follow);
    block = List.copyOf(block);
    mute = List.copyOf(mute);
  }
}
