package tabuleiro.server.social;

import io.avaje.jsonb.Json;
import java.util.List;

/// The members whom the caller follows and blocks.
///
/// @param follow the names of the members whom the caller follows
/// @param block the names of the members whom the caller blocks
@Json
public record RelationsJson(List<String> follow, List<String> block) {
  /// Copies the lists.
  public RelationsJson {
    follow = List.copyOf(follow);
    block = List.copyOf(block);
  }
}
