package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameEvent;

/// Events of a game as they are kept, with all that their hashes are made of.
@Json
public record StoredEventsJson(List<StoredEventJson> events) {
  /// An event.
  ///
  /// @param sequence its number, counted from 1
  /// @param hash SHA-256 of the hash before it and of the lines sequence, game, author, client,
  ///   ply, result, millis and deed, all with line ends between them
  /// @param author `FIRST`, `SECOND` or `SERVER`
  /// @param client the author's own id for it
  /// @param ply how many moves lay on the table before
  /// @param result what the game counts for after it
  /// @param millis when, in milliseconds since 1970
  /// @param deed what was done, such as `move c3d3`
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
