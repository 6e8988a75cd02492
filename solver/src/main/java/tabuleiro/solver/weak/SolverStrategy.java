package tabuleiro.solver.weak;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.solver.SolverTrail;

/// Chooses moves that keep the value of a position.
@FunctionalInterface
public interface SolverStrategy {
  /// Returns a legal move after which the side to move still reaches the value of the position.
  ///
  /// Precondition: the game is not over at the end of the trail. The trail is unchanged afterwards.
  int chooseMove(SolverTrail trail);

  /// Returns a number of nodes that the proof of the value of a position has taken at least; 0 when
  /// that is not known.
  default long provenNodes(SolverTrail trail) {
    return 0;
  }

  /// Returns the moves of perfect play from the end of a trail to the end of the game. The trail is
  /// then at the end of the game.
  default List<Integer> bestVariation(SolverTrail trail) {
    List<Integer> moves = new ArrayList<>();
    while (!trail.isOver()) {
      int move = chooseMove(trail);
      moves.add(move);
      trail.play(move);
    }
    return moves;
  }
}
