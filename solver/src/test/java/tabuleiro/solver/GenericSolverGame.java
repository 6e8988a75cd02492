package tabuleiro.solver;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;
import tabuleiro.solver.weak.SolverStrategy;

/// A small game of any kind, solved by plain minimax.
public record GenericSolverGame(Game game, Map<Long, GameValue> values, Map<Long, Long> nodes)
    implements SolverGame, SolverStrategy {
  public GenericSolverGame(Game game) {
    this(game, new HashMap<>(), new HashMap<>());
  }

  /// Returns the value of a position for its side to move.
  public GameValue value(Position position) {
    if (position.outcome().isOver()) {
      return valueOf(position.outcome(), position.sideToMove());
    }
    GameValue known = values.get(position.hash());
    if (known != null) {
      return known;
    }
    GameValue best = GameValue.LOSS;
    long count = 0;
    for (int move : moves(position)) {
      Position after = position.playUnchecked(move);
      GameValue value = value(after).opposite();
      best = value.compareTo(best) > 0 ? value : best;
      count += 1 + nodes.getOrDefault(after.hash(), 0L);
    }
    values.put(position.hash(), best);
    nodes.put(position.hash(), count);
    return best;
  }

  /// Returns the side that wins with perfect play; empty for a draw.
  public Optional<Side> winner(Position position) {
    return switch (value(position)) {
      case WIN -> Optional.of(position.sideToMove());
      case LOSS -> Optional.of(position.sideToMove().other());
      default -> Optional.empty();
    };
  }

  private static GameValue valueOf(Outcome outcome, Side side) {
    return outcome
        .winner()
        .map(winner -> winner == side ? GameValue.WIN : GameValue.LOSS)
        .orElse(GameValue.DRAW);
  }

  private static int[] moves(Position position) {
    int[] moves = new int[position.countMoves()];
    position.generateMoves(moves, 0);
    return moves;
  }

  @Override
  public int chooseMove(SolverTrail trail) {
    Position position = trail.position();
    GameValue value = value(position);
    for (int move : moves(position)) {
      if (value(position.playUnchecked(move)).opposite() == value) {
        return move;
      }
    }
    throw new IllegalStateException("no move keeps the value of the position");
  }

  /// Returns the number of moves in all games from the position.
  @Override
  public long provenNodes(SolverTrail trail) {
    return nodes.getOrDefault(trail.position().hash(), 0L);
  }

  /// Returns a trail whose keys are equal for symmetric positions, where the solvers support the
  /// game.
  @Override
  public SolverTrail trail(Position position) {
    return SolverGames.of(game)
        .map(known -> known.trail(position))
        .orElseGet(() -> new GenericTrail(position.trail()));
  }

  @Override
  public boolean hasExactKeys() {
    return false;
  }

  @Override
  public boolean hasDraws() {
    return true;
  }

  @Override
  public int layerCount() {
    return game.maxPlies();
  }

  @Override
  public int maxLayerIncrease() {
    return 1;
  }

  private record GenericTrail(Trail trail) implements SolverTrail {
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
      return isOver() ? valueOf(trail.outcome(), sideToMove()) : GameValue.UNKNOWN;
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
      return trail.hash() == 0 ? 1 : trail.hash();
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
      return trail.length();
    }
  }
}
