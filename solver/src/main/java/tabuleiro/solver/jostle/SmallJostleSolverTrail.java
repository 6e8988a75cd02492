package tabuleiro.solver.jostle;

import java.util.Arrays;
import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.text.BoardRowsText;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverTrail;

/// A trail on a square board of at most 64 squares, where the checkers of a side are one `long`.
final class SmallJostleSolverTrail implements SolverTrail {
  private final JostleSolverGame game;
  private final SquareBoard board;
  private final BitboardLayout layout;
  private final JostleSolverBoard grid;
  private final JostleKeyStack keys;
  private final NeighbourhoodSums neighbourhoods;
  private int[] moves = new int[Long.SIZE];
  private int length;
  private Side side;
  private long own;
  private long other;

  /// Whether the four sets of moves below are valid. A horizontal move is indexed by its left
  /// square, a vertical move by its lower square.
  private boolean hasMoves;

  private long rightward;
  private long leftward;
  private long upward;
  private long downward;

  SmallJostleSolverTrail(JostleSolverGame game, JostlePosition start) {
    this.game = game;
    layout = game.layout();
    board = (SquareBoard) layout.board();
    grid = JostleSolverBoard.of(board);
    keys = new JostleKeyStack(game.keys());
    neighbourhoods = new NeighbourhoodSums(game.neighbourhoods());
    side = start.sideToMove();
    place(checkers(start, side), checkers(start, side.other()));
  }

  private long checkers(JostlePosition position, Side owner) {
    long checkers = 0;
    for (int cell = 0; cell < board.cellCount(); cell++) {
      int bit = layout.bitOf(cell);
      long word = bit < Long.SIZE ? position.lowBits(owner) : position.highBits(owner);
      checkers |= (word >>> bit & 1) << cell;
    }
    return checkers;
  }

  private void place(long newOwn, long newOther) {
    own = newOwn;
    other = newOther;
    length = 0;
    hasMoves = false;
    keys.clear();
    neighbourhoods.clear();
    add(0, side, own);
    add(1, side.other(), other);
  }

  private void add(int keyIndex, Side owner, long checkers) {
    for (long rest = checkers; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      keys.add(keyIndex, cell);
      neighbourhoods.add(owner, cell);
    }
  }

  @Override
  public void setPosition(long key) {
    if (!game.hasExactKeys()) {
      throw new UnsupportedOperationException(
          "keys of this board are hashes, so no position can be rebuilt from them");
    }
    side = Side.FIRST;
    place(game.keys().stones(key, 1), game.keys().stones(key, 2));
  }

  @Override
  public Position position() {
    long first = side == Side.FIRST ? own : other;
    long second = side == Side.FIRST ? other : own;
    String rows =
        BoardRowsText.of(board, "rb")
            .format(cell ->
                (first >>> cell & 1) != 0
                    ? 'r'
                    : (second >>> cell & 1) != 0 ? 'b' : BoardRowsText.EMPTY);
    return game.game().parse(rows + (side == Side.FIRST ? " r" : " b"));
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public Side sideToMove() {
    return side;
  }

  private void findMoves() {
    if (hasMoves) {
      return;
    }
    NeighbourBalancePlanes ranks = NeighbourBalancePlanes.of(grid, own, other);
    long empty = ~(own | other);
    int up = grid.columns();
    long ascending = ranks.lessThanShifted(1) & grid.hasRightNeighbour();
    long descending = ranks.greaterThanShifted(1) & grid.hasRightNeighbour();
    rightward = ascending & own & (empty >>> 1);
    leftward = descending & empty & (own >>> 1);
    ascending = ranks.lessThanShifted(up) & grid.hasUpperNeighbour();
    descending = ranks.greaterThanShifted(up) & grid.hasUpperNeighbour();
    upward = ascending & own & (empty >>> up);
    downward = descending & empty & (own >>> up);
    hasMoves = true;
  }

  /// Rule 5: a player who has no legal move on their turn loses.
  @Override
  public boolean isOver() {
    findMoves();
    return (rightward | leftward | upward | downward) == 0;
  }

  @Override
  public GameValue knownValue() {
    return isOver() ? GameValue.LOSS : GameValue.UNKNOWN;
  }

  @Override
  public int moveOrderScore() {
    findMoves();
    int up = grid.columns();
    int movers = Long.bitCount(rightward | leftward << 1 | upward | downward << up);
    int targets = Long.bitCount(rightward << 1 | leftward | upward << up | downward);
    return neighbourhoods.score(side, movers, targets);
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    findMoves();
    int up = grid.columns();
    int end = write(rightward, 0, 1, buffer, offset);
    end = write(leftward, 1, 0, buffer, end);
    end = write(upward, 0, up, buffer, end);
    return write(downward, up, 0, buffer, end);
  }

  /// Writes the moves of a set of squares.
  ///
  /// @param from how many squares above a square of the set the move starts
  /// @param to how many squares above a square of the set the move ends
  private int write(long squares, int from, int to, int[] buffer, int offset) {
    int end = offset;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      buffer[end++] = JostleMoveCodes.of(layout, square + from, square + to);
    }
    return end;
  }

  @Override
  public void play(int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
    }
    moves[length++] = move;
    int from = JostleMoveCodes.from(layout, move);
    int to = JostleMoveCodes.to(layout, move);
    own ^= 1L << from | 1L << to;
    keys.play(from, to);
    neighbourhoods.play(side, from, to);
    turn();
  }

  @Override
  public void undo() {
    int move = moves[--length];
    int from = JostleMoveCodes.from(layout, move);
    int to = JostleMoveCodes.to(layout, move);
    turn();
    own ^= 1L << from | 1L << to;
    keys.undo();
    neighbourhoods.undo(side, from, to);
  }

  private void turn() {
    side = side.other();
    long checkers = own;
    own = other;
    other = checkers;
    hasMoves = false;
  }

  @Override
  public long key() {
    return keys.key();
  }

  @Override
  public int layer() {
    return game.layer(grid.pairBalance(own, other));
  }
}
