package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.Limits;
import tabuleiro.protocol.operation.OneOf;

/// The stored events of a game.
///
/// @param events the events, in order
@Json
public record EventsJson(List<StoredEventJson> events) {
  /// A stored event.
  ///
  /// @param sequence the number of the event, from 1
  /// @param hash the hash of the event and of all before it
  /// @param actor who caused the event
  /// @param commandId the id that the caller gave to the command; empty for none
  /// @param ply the number of moves after the event
  /// @param result the result after the event, or *
  /// @param timeMillis the time of the event, in milliseconds since 1970
  /// @param action the stored action, as text
  @Json
  public record StoredEventJson(
      int sequence,
      @Limits(pattern = "^[0-9a-f]{64}$") String hash,
      @OneOf({"FIRST", "SECOND", "SERVER"}) String actor,
      String commandId,
      int ply,
      @OneOf({"1-0", "0-1", "1/2-1/2", "*"}) String result,
      long timeMillis,
      String action) {}

  /// Copies the list.
  public EventsJson {
    events = List.copyOf(events);
  }
}
