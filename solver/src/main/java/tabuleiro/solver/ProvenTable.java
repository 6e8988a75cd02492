package tabuleiro.solver;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.LongStream;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Positions of a game whose values are proven, themselves or an image of them by a symmetry of the
/// game. Immutable.
public final class ProvenTable {
  private final SolverGame game;

  /// The sorted keys of the positions that the side to move wins, draws and loses.
  private final long[] wins;

  private final long[] draws;
  private final long[] losses;

  /// @param game has exact keys
  /// @param wins the keys of the positions that the side to move wins, as [SolverTrail#key()]
  ///   returns them, in any order
  /// @param draws the keys of the drawn positions
  /// @param losses the keys of the positions that the side to move loses
  /// @throws IllegalArgumentException when the keys of the game are hashes: two positions could
  ///   share one
  public ProvenTable(SolverGame game, LongStream wins, LongStream draws, LongStream losses) {
    if (!game.hasExactKeys()) {
      throw new IllegalArgumentException("the keys of " + game.game().id() + " are not exact");
    }
    this.game = game;
    this.wins = wins.sorted().toArray();
    this.draws = draws.sorted().toArray();
    this.losses = losses.sorted().toArray();
  }

  /// Returns the number of positions, of symmetric ones one.
  public int size() {
    return wins.length + draws.length + losses.length;
  }

  /// Returns the value of a position for the side to move, when it is proven; otherwise
  /// [GameValue#UNKNOWN]. It also follows from the values of the next positions: a move to a
  /// position that the opponent loses wins, and when all moves have values, so has the position.
  ///
  /// @param position a position of the game
  public GameValue value(Position position) {
    return value(game.trail(position));
  }

  /// Returns the moves of a position whose results are proven, each with its value for the side
  /// that makes it. When that side loses, it loses by every move.
  ///
  /// @param position a position of the game
  public Map<Integer, GameValue> moveValues(Position position) {
    SolverTrail trail = game.trail(position);
    boolean isLost = value(trail) == GameValue.LOSS;
    Map<Integer, GameValue> values = new LinkedHashMap<>();
    for (int move : position.legalMoves()) {
      trail.play(move);
      GameValue value = isLost ? GameValue.LOSS : value(trail).opposite();
      trail.undo();
      if (value != GameValue.UNKNOWN) {
        values.put(move, value);
      }
    }
    return values;
  }

  private GameValue value(SolverTrail trail) {
    GameValue known = knownValue(trail);
    if (known != GameValue.UNKNOWN) {
      return known;
    }
    boolean isOpen = false;
    GameValue best = GameValue.LOSS;
    int[] moves = new int[game.game().maxMoves()];
    int end = trail.generateMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      trail.play(moves[i]);
      GameValue value = knownValue(trail).opposite();
      trail.undo();
      if (value == GameValue.WIN) {
        return value;
      }
      isOpen |= value == GameValue.UNKNOWN;
      best = value.compareTo(best) > 0 ? value : best;
    }
    return isOpen ? GameValue.UNKNOWN : best;
  }

  private GameValue knownValue(SolverTrail trail) {
    if (trail.isOver()) {
      Side toMove = trail.sideToMove();
      return trail
          .outcome()
          .winner()
          .map(winner -> winner == toMove ? GameValue.WIN : GameValue.LOSS)
          .orElse(GameValue.DRAW);
    }
    long key = trail.key();
    if (contains(wins, key)) {
      return GameValue.WIN;
    } else if (contains(losses, key)) {
      return GameValue.LOSS;
    }
    return contains(draws, key) ? GameValue.DRAW : GameValue.UNKNOWN;
  }

  private static boolean contains(long[] keys, long key) {
    return Arrays.binarySearch(keys, key) >= 0;
  }
}
