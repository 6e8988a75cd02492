package tabuleiro.play;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Position;

/// The texts of moves in a row.
public final class MoveTexts {
  private MoveTexts() {}

  /// Returns the texts of the moves.
  ///
  /// Precondition: each is legal where the ones before it lead.
  ///
  /// @param start where the first is played
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
