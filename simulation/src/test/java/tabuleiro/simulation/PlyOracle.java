package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.ServerAction;
import tabuleiro.server.game.Json;

/// Checks that the replies to commands, the events and the states of a game name the number of
/// moves that the model has played after the event that they name.
final class PlyOracle {
  private final Function<String, List<GameEvent>> events;
  private final Map<String, List<Integer>> plies = new HashMap<>();

  /// @param events returns all events of a game
  PlyOracle(Function<String, List<GameEvent>> events) {
    this.events = events;
  }

  /// Returns what is wrong with a message; empty when its number of moves is right, or it is about
  /// an event that is not stored.
  ///
  /// @param sequence the number of the event that the message names
  Optional<String> check(String game, Json message, int sequence) {
    List<Integer> known = plies.computeIfAbsent(game, this::replay);
    return sequence >= 1
            && sequence <= known.size()
            && message.number("ply") != known.get(sequence - 1)
        ? Optional.of(
            "ply %d and not %d after event %d of %s: %s"
                .formatted(message.number("ply"), known.get(sequence - 1), sequence, game, message))
        : Optional.empty();
  }

  /// Returns the number of moves played after each event.
  private List<Integer> replay(String game) {
    List<Integer> after = new ArrayList<>();
    List<GameEvent> all = events.apply(game);
    if (all.isEmpty()) {
      return after;
    }
    var start = all.getFirst().content();
    GameModel model =
        new GameModel(((ServerAction.Start) start.action()).setup(), start.timeMillis());
    after.add(model.ply());
    for (GameEvent event : all.subList(1, all.size())) {
      var content = event.content();
      Optional<String> _ = model.apply(content.actor(), content.action(), content.timeMillis());
      after.add(model.ply());
    }
    return after;
  }
}
