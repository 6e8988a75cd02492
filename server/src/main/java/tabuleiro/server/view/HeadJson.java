package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import tabuleiro.server.event.ChainHead;

/// How far a game has come, as it is sent.
///
/// @param sequence the number of its last event
/// @param hash that event's hash
@Json
public record HeadJson(int sequence, String hash) {
  /// Returns a head as it is sent.
  public static HeadJson of(ChainHead head) {
    return new HeadJson(head.sequence(), head.hash());
  }
}
