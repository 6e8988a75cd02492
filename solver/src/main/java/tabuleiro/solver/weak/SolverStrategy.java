package tabuleiro.solver.weak;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.solver.GameValue;
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

  /// Returns a number of nodes that the proof of a win or draw has taken at least. Where nothing is
  /// known, the position is proven now.
  ///
  /// @param trail at a position whose side to move reaches at least the value; unchanged afterwards
  /// @param least [GameValue#WIN] or [GameValue#DRAW]
  /// @throws IllegalStateException when the side to move turns out not to reach the value
  default long prove(SolverTrail trail, GameValue least) {
    return provenNodes(trail);
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
