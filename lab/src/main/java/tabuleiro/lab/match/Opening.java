package tabuleiro.lab.match;

import java.util.List;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Position;

/// How a game of a match begins: a start, and moves that no player has chosen.
///
/// @param start where the record of the game begins
/// @param moves legal moves from there
public record Opening(Position start, List<Integer> moves) {
  /// The tag of a record that says how many of its moves no player has chosen.
  public static final String TAG = "OpeningPlies";

  /// Copies the moves.
  public Opening {
    moves = List.copyOf(moves);
  }

  /// Returns how many moves of a recorded game no player has chosen; 0 when it does not say.
  public static int plies(GameRecord record) {
    String text = record.tag(TAG).orElse("");
    return text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
  }

  /// Returns the position in which the players begin.
  public Position position() {
    Position position = start;
    for (int move : moves) {
      position = position.playUnchecked(move);
    }
    return position;
  }
}
