package tabuleiro.server.live;

import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.server.store.Deed;
import tabuleiro.server.view.ClickPath;

/// What somebody wants to be done.
public sealed interface Wish {
  /// A deed, as it is kept.
  record Exactly(Deed deed) implements Wish {}

  /// The move that a click path enters.
  ///
  /// @param spots the names of its spots; see [tabuleiro.server.view.SpotName]
  record Path(List<String> spots) implements Wish {
    /// Copies the list.
    public Path {
      spots = List.copyOf(spots);
    }
  }

  /// Returns the deed that is wanted in a position.
  ///
  /// @throws tabuleiro.rules.RulesException when a path enters no legal move there
  default Deed in(Position position) {
    return switch (this) {
      case Exactly(Deed deed) -> deed;
      case Path(List<String> spots) ->
          new Deed.Move(position.formatMove(ClickPath.move(position, spots)));
    };
  }

  /// Returns whether a deed that was done can be what is wanted. The position in which a path meant
  /// something may be gone.
  default boolean isFor(Deed done) {
    return switch (this) {
      case Exactly(Deed deed) -> deed.equals(done);
      case Path _ -> done instanceof Deed.Move;
    };
  }
}
