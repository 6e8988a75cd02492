package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import tabuleiro.server.store.Head;

/// How far a game has come, as it is sent.
///
/// @param sequence the number of its last event
/// @param hash that event's hash
@Json
public record HeadJson(int sequence, String hash) {
  /// Returns a head as it is sent.
  public static HeadJson of(Head head) {
    return new HeadJson(head.sequence(), head.hash());
  }
}
