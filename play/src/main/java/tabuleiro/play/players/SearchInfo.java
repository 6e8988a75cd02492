package tabuleiro.play.players;

import java.util.List;
import tabuleiro.play.MoveTexts;
import tabuleiro.rules.Position;

/// A report from a running search: one variation with its score. Immutable.
///
/// @param rank 1 for the best variation, 2 for the second best and so on
/// @param score the score from the point of view of the side to move
/// @param depth the full-width search depth, in plies
/// @param selectiveDepth the greatest depth reached, in plies
/// @param nodes the number of positions visited so far
/// @param timeMillis the time since the search began, in milliseconds
/// @param hashPermille the occupancy of the transposition table, in thousandths
/// @param moves the moves of the variation, at least one, each legal after those before it
/// @param nodesBefore the number of positions that earlier searches for the same move have visited
public record SearchInfo(
    int rank,
    Score score,
    int depth,
    int selectiveDepth,
    long nodes,
    long timeMillis,
    int hashPermille,
    List<Integer> moves,
    long nodesBefore) {
  /// Copies the moves.
  public SearchInfo {
    moves = List.copyOf(moves);
  }

  /// Creates the report of a search with no other search before it.
  public SearchInfo(
      int rank,
      Score score,
      int depth,
      int selectiveDepth,
      long nodes,
      long timeMillis,
      int hashPermille,
      List<Integer> moves) {
    this(rank, score, depth, selectiveDepth, nodes, timeMillis, hashPermille, moves, 0);
  }

  /// Returns this report as that of a search which follows another one for the same move.
  ///
  /// @param earlierNodes the number of positions that the other search has visited
  /// @param earlierMillis the time that it has taken, in milliseconds
  public SearchInfo after(long earlierNodes, long earlierMillis) {
    return new SearchInfo(
        rank,
        score,
        depth,
        selectiveDepth,
        nodes,
        timeMillis + earlierMillis,
        hashPermille,
        moves,
        nodesBefore + earlierNodes);
  }

  /// Returns this report with another rank.
  public SearchInfo withRank(int newRank) {
    return new SearchInfo(
        newRank, score, depth, selectiveDepth, nodes, timeMillis, hashPermille, moves, nodesBefore);
  }

  /// Returns the number of positions visited so far, those of earlier searches included.
  public long totalNodes() {
    return nodes + nodesBefore;
  }

  /// Returns the first move of the variation.
  public int firstMove() {
    return moves.getFirst();
  }

  /// Returns the texts of the moves.
  ///
  /// @param position the position before the first move
  public List<String> moveTexts(Position position) {
    return MoveTexts.format(position, moves);
  }

  /// Returns nodes per second; 0 during the first millisecond.
  public long nodesPerSecond() {
    return timeMillis == 0 ? 0 : totalNodes() * 1000 / timeMillis;
  }
}
