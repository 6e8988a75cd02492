package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.server.game.event.EventContent;
import tabuleiro.server.game.event.GameEvent;

/// The stored events of a game, with everything that their hashes are computed from.
@Json
public record StoredEventsJson(List<StoredEventJson> events) {
  /// A stored event.
  ///
  /// @param sequence its number, counted from 1
  /// @param hash SHA-256 of the previous hash and of the lines sequence, game, author, client, ply,
  ///   result, millis and deed, all separated by line feeds
  /// @param author the actor: `FIRST`, `SECOND` or `SERVER`
  /// @param client the actor's own id for the action
  /// @param ply the number of moves played before
  /// @param result the result after the event
  /// @param millis the time, in milliseconds since 1970
  /// @param deed the stored form of the action, such as `move d3d4`
  @Json
  public record StoredEventJson(
      int sequence,
      String hash,
      String author,
      String client,
      int ply,
      String result,
      long millis,
      String deed) {
    static StoredEventJson of(GameEvent event) {
      EventContent entry = event.content();
      return new StoredEventJson(
          event.sequence(),
          event.hash(),
          entry.actor().name(),
          entry.clientId(),
          entry.ply(),
          entry.result().format(),
          entry.timeMillis(),
          entry.action().format());
    }
  }

  /// Copies the list.
  public StoredEventsJson {
    events = List.copyOf(events);
  }

  public static StoredEventsJson of(List<GameEvent> events) {
    return new StoredEventsJson(events.stream().map(StoredEventJson::of).toList());
  }
}
