package tabuleiro.play;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Position;

/// Formats sequences of moves.
public final class MoveTexts {
  private MoveTexts() {}

  /// Returns the texts of the moves. Precondition: each move is legal in the position after the
  /// moves before it.
  ///
  /// @param start the position before the first move
  public static List<String> format(Position start, List<Integer> moves) {
    List<String> texts = new ArrayList<>();
    Position position = start;
    for (int move : moves) {
      texts.add(position.formatMove(move));
      position = position.playUnchecked(move);
    }
    return texts;
  }
}
