package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import tabuleiro.server.event.ChainHead;

/// The last event of a game.
///
/// @param sequence the number of the event
/// @param hash the event's hash
@Json
public record HeadJson(int sequence, String hash) {
  /// Returns a head as JSON.
  public static HeadJson of(ChainHead head) {
    return new HeadJson(head.sequence(), head.hash());
  }
}
