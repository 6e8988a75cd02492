package tabuleiro.lab.match;

import java.util.List;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Position;

/// How a game of a match starts: a position, and moves that no player has chosen.
///
/// @param start the start of the game's record
/// @param moves legal moves from there
public record Opening(Position start, List<Integer> moves) {
  /// The record tag with the number of opening moves.
  public static final String TAG = "OpeningPlies";

  /// Copies the moves.
  public Opening {
    moves = List.copyOf(moves);
  }

  /// Returns the number of opening moves of a recorded game; 0 when the record has no such tag.
  public static int plies(GameRecord record) {
    String text = record.tag(TAG).orElse("");
    return text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
  }

  /// Returns the position in which the players start.
  public Position position() {
    Position position = start;
    for (int move : moves) {
      position = position.playUnchecked(move);
    }
    return position;
  }
}
