package tabuleiro.play.live;

import java.util.List;

/// The action of a request.
public sealed interface RequestedAction {
  /// An action in its stored form.
  record Exact(GameAction action) implements RequestedAction {}

  /// The move that a click path enters.
  ///
  /// @param path the names of its cells, tiles and rotations; see [ClickTargetName]
  record ClickedMove(List<String> path) implements RequestedAction {
    /// Copies the list.
    public ClickedMove {
      path = List.copyOf(path);
    }
  }

  /// Returns a text that no other action has.
  default String canonical() {
    return switch (this) {
      case Exact(GameAction action) -> action.format();
      case ClickedMove(List<String> path) -> "path\n" + String.join("\n", path);
    };
  }

  /// Returns the name of the action, such as `move` or `offer`.
  default String name() {
    return switch (this) {
      case Exact(GameAction action) -> action.format().replaceFirst(" .*", "");
      case ClickedMove _ -> "move";
    };
  }

  /// Returns whether the action offers or accepts a rematch.
  default boolean asksForRematch() {
    return this instanceof Exact(var exact)
        && switch (exact) {
          case PlayerAction.Offer(OfferKind kind) -> kind == OfferKind.REMATCH;
          case PlayerAction.OfferResponse(OfferKind kind, boolean isAccepted) ->
              kind == OfferKind.REMATCH && isAccepted;
          default -> false;
        };
  }

  /// Returns whether a stored action can be the result of this request. The position in which a
  /// click path was meaningful may be gone, so any move matches a click path.
  default boolean matches(GameAction stored) {
    return switch (this) {
      case Exact(GameAction action) -> action.equals(stored);
      case ClickedMove _ -> stored instanceof PlayerAction.Move;
    };
  }
}
