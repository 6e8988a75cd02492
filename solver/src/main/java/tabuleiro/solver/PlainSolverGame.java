package tabuleiro.solver;

import java.util.function.ToIntFunction;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;

/// The solver's view of a game that needs nothing but its rules: keys are the hashes of positions,
/// and nothing is known of symmetries, values or the order of moves. Every move must lead to a
/// higher layer. Immutable.
///
/// @param layer returns the layer of a position, such as the number of pieces laid
/// @param layerCount the number of layers
/// @param maxLayerIncrease the largest number of layers that one move can rise
public record PlainSolverGame(
    Game game, ToIntFunction<Position> layer, int layerCount, int maxLayerIncrease)
    implements SolverGame {
  @Override
  public SolverTrail trail(Position position) {
    return new PlainSolverTrail(position.trail(), layer);
  }

  @Override
  public boolean hasExactKeys() {
    return false;
  }

  private record PlainSolverTrail(Trail trail, ToIntFunction<Position> layers)
      implements SolverTrail {
    @Override
    public Position position() {
      return trail.position();
    }

    @Override
    public int length() {
      return trail.length();
    }

    @Override
    public Side sideToMove() {
      return trail.sideToMove();
    }

    @Override
    public GameValue knownValue() {
      Outcome outcome = trail.outcome();
      if (!outcome.isOver()) {
        return GameValue.UNKNOWN;
      }
      return outcome
          .winner()
          .map(winner -> winner == sideToMove() ? GameValue.WIN : GameValue.LOSS)
          .orElse(GameValue.DRAW);
    }

    @Override
    public int generateMoves(int[] buffer, int offset) {
      return trail.generateMoves(buffer, offset);
    }

    @Override
    public void play(int move) {
      trail.play(move);
    }

    @Override
    public void undo() {
      trail.undo();
    }

    @Override
    public long key() {
      return Math.max(1, trail.hash() & Long.MAX_VALUE);
    }

    @Override
    public boolean isOver() {
      return trail.outcome().isOver();
    }

    @Override
    public int moveOrderScore() {
      return 0;
    }

    @Override
    public void setPosition(long key) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int layer() {
      return layers.applyAsInt(trail.position());
    }
  }
}
