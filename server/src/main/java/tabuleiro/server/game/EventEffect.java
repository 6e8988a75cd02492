package tabuleiro.server.game;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Position;

/// What a feature changes with the events of games, each change with its event or not at all.
/// Features add theirs with [LiveGames#addEffect]; games know none of them. Thread-safe.
@FunctionalInterface
public interface EventEffect {
  /// No change.
  Consumer<Handle> NOTHING = _ -> {};

  /// Returns what an event changes. This is called on the thread of a request before the
  /// transaction begins: what takes time is done here, because all other changes of the database
  /// wait for the transaction.
  ///
  /// @param content an event that is not stored yet
  /// @param after the game after the event; its own event is still the one before
  /// @param positions returns the initial position and the position after each move; used during
  ///   this call only
  /// @return makes the change within the transaction; not called when the event is not stored, or
  ///   an earlier request has stored it, and called again when the transaction is
  Consumer<Handle> change(
      EventContent content, GameSnapshot after, Supplier<List<Position>> positions);
}
