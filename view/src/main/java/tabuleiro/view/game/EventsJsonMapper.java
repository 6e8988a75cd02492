package tabuleiro.view.game;

import java.util.List;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.protocol.game.EventsJson;
import tabuleiro.protocol.game.EventsJson.StoredEventJson;

/// Makes [EventsJson].
public final class EventsJsonMapper {
  private EventsJsonMapper() {}

  public static StoredEventJson of(GameEvent event) {
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
