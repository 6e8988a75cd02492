package tabuleiro.server.games;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.server.store.Entry;
import tabuleiro.server.store.Event;

/// Events of a game as they are kept, with all that their hashes are made of.
@Json
public record EventsJson(List<Kept> events) {
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
  public record Kept(
      int sequence,
      String hash,
      String author,
      String client,
      int ply,
      String result,
      long millis,
      String deed) {
    static Kept of(Event event) {
      Entry entry = event.entry();
      return new Kept(
          event.sequence(),
          event.hash(),
          entry.author().name(),
          entry.client(),
          entry.ply(),
          entry.result().format(),
          entry.millis(),
          entry.deed().format());
    }
  }

  /// Copies the list.
  public EventsJson {
    events = List.copyOf(events);
  }

  static EventsJson of(List<Event> events) {
    return new EventsJson(events.stream().map(Kept::of).toList());
  }
}
