package tabuleiro.view.puzzle;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.live.ClickPath;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.view.position.InGameException;

/// The move with which somebody tries to solve a puzzle.
public final class EnteredMove {
  private EnteredMove() {}

  /// Returns the code of the move that a text or else a click path enters; empty without both.
  ///
  /// @param targets the names of the click targets
  /// @throws InGameException when the move is not legal
  public static Optional<Integer> find(
      Position position, Optional<String> text, List<String> targets) {
    try {
      if (text.isPresent()) {
        return Optional.of(position.parseMove(text.get()));
      }
      return targets.isEmpty()
          ? Optional.empty()
          : Optional.of(ClickPath.resolve(position, targets).code());
    } catch (RulesException e) {
      throw new InGameException(e, position.game().id().game());
    }
  }
}
