package tabuleiro.server.live;

import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.view.ClickPath;

/// What somebody wants to be done.
public sealed interface RequestedAction {
  /// A deed, as it is kept.
  record Exact(GameAction action) implements RequestedAction {}

  /// The move that a click path enters.
  ///
  /// @param spots the names of its spots; see [tabuleiro.server.view.SpotName]
  record ClickedMove(List<String> spots) implements RequestedAction {
    /// Copies the list.
    public ClickedMove {
      spots = List.copyOf(spots);
    }
  }

  /// Returns the deed that is wanted in a position.
  ///
  /// @throws tabuleiro.rules.RulesException when a path enters no legal move there
  default GameAction toAction(Position position) {
    return switch (this) {
      case Exact(GameAction deed) -> deed;
      case ClickedMove(List<String> spots) ->
          new GameAction.Move(position.formatMove(ClickPath.resolve(position, spots)));
    };
  }

  /// Returns whether a deed that was done can be what is wanted. The position in which a path meant
  /// something may be gone.
  default boolean matches(GameAction done) {
    return switch (this) {
      case Exact(GameAction deed) -> deed.equals(done);
      case ClickedMove _ -> done instanceof GameAction.Move;
    };
  }
}
