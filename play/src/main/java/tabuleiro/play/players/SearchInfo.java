package tabuleiro.play.players;

import java.util.List;
import tabuleiro.play.MoveTexts;
import tabuleiro.rules.Position;

/// What a player sees in a position at some moment of its thinking: one line of play with its
/// score.
///
/// @param rank 1 for the best line, 2 for the second best and so on
/// @param score seen from the side to move
/// @param depth how many plies deep the search is complete
/// @param selectiveDepth how many plies deep it has looked at most
/// @param nodes positions visited so far
/// @param timeMillis time since the thinking began
/// @param hashPermille how full the table of known positions is, in thousandths
/// @param moves the line, at least one move, each legal after those before it
public record SearchInfo(
    int rank,
    Score score,
    int depth,
    int selectiveDepth,
    long nodes,
    long timeMillis,
    int hashPermille,
    List<Integer> moves) {
  /// Copies the moves.
  public SearchInfo {
    moves = List.copyOf(moves);
  }

  /// Returns the move that the line begins with.
  public int firstMove() {
    return moves.getFirst();
  }

  /// Returns the texts of the moves.
  ///
  /// @param position in which the line begins
  public List<String> moveTexts(Position position) {
    return MoveTexts.format(position, moves);
  }

  /// Returns nodes per second, 0 while no millisecond has passed.
  public long nodesPerSecond() {
    return timeMillis == 0 ? 0 : nodes * 1000 / timeMillis;
  }
}
