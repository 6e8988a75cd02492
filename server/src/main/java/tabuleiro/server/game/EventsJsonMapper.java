package tabuleiro.server.game;

import java.util.List;
import tabuleiro.protocol.game.EventsJson;
import tabuleiro.protocol.game.EventsJson.StoredEventJson;

/// Makes [EventsJson] of what the server knows.
final class EventsJsonMapper {
  private EventsJsonMapper() {}

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

  public static EventsJson of(List<GameEvent> events) {
    return new EventsJson(events.stream().map(EventsJsonMapper::of).toList());
  }
}
