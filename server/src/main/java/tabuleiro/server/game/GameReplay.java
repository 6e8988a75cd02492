package tabuleiro.server.game;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import tabuleiro.play.PlayException;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.rules.RulesException;
import tabuleiro.server.kernel.database.StoreException;

/// Replays the stored events of games.
final class GameReplay {
  private GameReplay() {}

  /// Returns the state after all events of a game.
  ///
  /// @param history its events, in order
  /// @throws StoreException when an action in the database was changed to an impossible one
  static LiveGameState of(List<GameEvent> history) {
    return of(history, Integer.MAX_VALUE, _ -> {});
  }

  /// Returns the state after all events of a game, and passes the state after each event with a
  /// number above `after` to a listener.
  static LiveGameState of(List<GameEvent> history, int after, Consumer<GameSnapshot> listener) {
    GameEvent start = history.getFirst();
    LiveGameState game = replay(start, LiveGameState::new);
    if (start.sequence() > after) {
      listener.accept(game.snapshot(start.content().timeMillis()));
    }
    addAll(game, history.subList(1, history.size()), after, listener);
    return game;
  }

  /// Returns whether events continue a game: each follows the one before it, and the clock was not
  /// advanced beyond them.
  ///
  /// @param later events of the game, in order; at least one
  static boolean isContinued(LiveGameState game, List<GameEvent> later) {
    return game.events().areFollowedBy(later)
        && later.getFirst().content().timeMillis() >= game.timeMillis();
  }

  /// Adds events that continue a game, and passes the state after each event with a number above
  /// `after` to a listener.
  ///
  /// @param later see [#isContinued]
  /// @throws StoreException when an action in the database was changed to an impossible one; the
  ///   state must not be used any more
  static void addAll(
      LiveGameState game, List<GameEvent> later, int after, Consumer<GameSnapshot> listener) {
    for (GameEvent event : later) {
      replay(
          event,
          next -> {
            game.add(next);
            return game;
          });
      if (event.sequence() > after) {
        listener.accept(game.snapshot(event.content().timeMillis()));
      }
    }
  }

  private static LiveGameState replay(GameEvent event, Function<GameEvent, LiveGameState> work) {
    try {
      return work.apply(event);
    } catch (PlayException | RulesException | IllegalArgumentException e) {
      throw StoreException.broken(event.content().game(), event.sequence()).withCause(e);
    }
  }
}
