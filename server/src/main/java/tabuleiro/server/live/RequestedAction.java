package tabuleiro.server.live;

import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.view.ClickPath;

/// The action of a request.
public sealed interface RequestedAction {
  /// An action in its stored form.
  record Exact(GameAction action) implements RequestedAction {}

  /// The move that a click path enters.
  ///
  /// @param path the names of its cells, tiles and rotations; see
  ///   [tabuleiro.server.view.ClickTargetName]
  record ClickedMove(List<String> path) implements RequestedAction {
    /// Copies the list.
    public ClickedMove {
      path = List.copyOf(path);
    }
  }

  /// Returns the stored form of the action in a position.
  ///
  /// @throws tabuleiro.rules.RulesException when a click path enters no legal move there
  default GameAction toAction(Position position) {
    return switch (this) {
      case Exact(GameAction action) -> action;
      case ClickedMove(List<String> spots) ->
          new GameAction.Move(position.formatMove(ClickPath.resolve(position, spots)));
    };
  }

  /// Returns whether an event can be the result of this request. The position in which a click path
  /// was meaningful may be gone, so any move matches a click path.
  default boolean matches(GameAction done) {
    return switch (this) {
      case Exact(GameAction action) -> action.equals(done);
      case ClickedMove _ -> done instanceof GameAction.Move;
    };
  }
}
