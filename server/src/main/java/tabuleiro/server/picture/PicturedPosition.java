package tabuleiro.server.picture;

import java.util.List;
import tabuleiro.play.LegalMove;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Position;

/// A position to draw.
///
/// @param position the position
/// @param effects what the last move changed, which is marked; empty for none
record PicturedPosition(Position position, List<Effect> effects) {
  PicturedPosition {
    effects = List.copyOf(effects);
  }

  /// Returns a position without a last move.
  static PicturedPosition of(Position position) {
    return new PicturedPosition(position, List.of());
  }

  /// Returns the position after a move, with what it changed.
  static PicturedPosition after(LegalMove move) {
    return new PicturedPosition(
        move.before().playUnchecked(move.code()), move.before().decode(move.code()).effects());
  }

  /// Returns the name of the family of the game.
  String game() {
    return position.game().id().game();
  }
}
