package tabuleiro.solver.morelli;

import java.util.Arrays;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.text.BoardRowsText;
import tabuleiro.solver.CanonicalKeys;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverTrail;

/// A trail of Morelli on a board of at most 64 cells, where the stones of a side are one `long`.
final class MorelliSolverTrail implements SolverTrail {
  private static final int NO_OWNER = 0;
  private static final int MOVER = 1;
  private static final int OPPONENT = 2;

  private static final int MOVE_BITS = 8;
  private static final int MOVE_MASK = (1 << MOVE_BITS) - 1;

  private final MorelliSolverGame game;
  private final MorelliSolverBoard rings;
  private final CanonicalKeys keys;
  private final long board;
  private int length;
  private int[] moves = new int[Long.SIZE];

  /// For each ply the stones that the move has flipped, and the owner of the Throne before the
  /// move, relative to the mover.
  private long[] turned = new long[Long.SIZE];

  private int[] thrones = new int[Long.SIZE];
  private Side side;
  private long own;
  private long other;

  /// The owner of the Throne: no side, the side to move or the opponent.
  private int throne;

  private int layer;
  private long[] ownSums;
  private long[] otherSums;

  MorelliSolverTrail(MorelliSolverGame game, MorelliPosition start) {
    this.game = game;
    rings = game.rings();
    keys = game.keys();
    board = -1L >>> (Long.SIZE - rings.board().cellCount());
    ownSums = keys.emptySums();
    otherSums = keys.emptySums();
    side = start.sideToMove();
    throne = start.throneOwner().map(owner -> owner == side ? MOVER : OPPONENT).orElse(NO_OWNER);
    place(start.stones(side, 0), start.stones(side.other(), 0));
  }

  private void place(long newOwn, long newOther) {
    own = newOwn;
    other = newOther;
    length = 0;
    layer = 0;
    Arrays.fill(ownSums, 0);
    Arrays.fill(otherSums, 0);
    add(ownSums, own);
    add(otherSums, other);
  }

  private void add(long[] sums, long stones) {
    for (long rest = stones; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      keys.add(sums, cell);
      layer += rings.band(cell);
    }
  }

  @Override
  public void setPosition(long key) {
    if (!keys.isExact()) {
      throw new UnsupportedOperationException(
          "keys of this board are hashes, so no position can be rebuilt from them");
    }
    side = Side.FIRST;
    throne = keys.extraDigit(key);
    place(keys.stones(key, 1), keys.stones(key, 2));
  }

  @Override
  public Position position() {
    long first = side == Side.FIRST ? own : other;
    long second = side == Side.FIRST ? other : own;
    String rows =
        BoardRowsText.of(rings.board(), "bw")
            .format(cell ->
                (first >>> cell & 1) != 0
                    ? 'b'
                    : (second >>> cell & 1) != 0 ? 'w' : BoardRowsText.EMPTY);
    String owner = throne == NO_OWNER ? " -" : letter(throne == MOVER ? side : side.other());
    return game.game().parse(rows + letter(side) + owner);
  }

  private static String letter(Side side) {
    return side == Side.FIRST ? " b" : " w";
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public Side sideToMove() {
    return side;
  }

  /// Rule 8.
  @Override
  public boolean isOver() {
    return !rings.canMove(own, empty());
  }

  private long empty() {
    return board & ~(own | other);
  }

  /// Rule 8: when the game is over, the owner of the Throne wins, whichever side is to move.
  @Override
  public GameValue knownValue() {
    if (!isOver()) {
      return GameValue.UNKNOWN;
    }
    return switch (throne) {
      case MOVER -> GameValue.WIN;
      case OPPONENT -> GameValue.LOSS;
      default -> GameValue.DRAW;
    };
  }

  /// Returns 64 times the difference in stones, with a bonus for the owner of the Throne that
  /// exceeds any difference.
  @Override
  public int moveOrderScore() {
    int owned = throne == NO_OWNER ? 0 : throne == MOVER ? Long.SIZE : -Long.SIZE;
    return 64 * (owned + Long.bitCount(own) - Long.bitCount(other));
  }

  /// Rule 4.
  @Override
  public int generateMoves(int[] buffer, int offset) {
    long blocked = own | other | (throne == NO_OWNER ? 0 : 1L << rings.throne());
    int end = offset;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (int[] ray : rings.rays(from)) {
        for (int to : ray) {
          if ((blocked >>> to & 1) != 0) {
            break;
          }
          if (to != rings.throne()) {
            buffer[end++] = from | to << MOVE_BITS;
          }
        }
      }
    }
    return end;
  }

  /// Rules 4, 5 and 7.
  @Override
  public void play(int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
      turned = Arrays.copyOf(turned, 2 * length);
      thrones = Arrays.copyOf(thrones, 2 * length);
    }
    int from = move & MOVE_MASK;
    int to = move >>> MOVE_BITS;
    own ^= 1L << from | 1L << to;
    long flanked = rings.flanked(to, own, other);
    moves[length] = move;
    turned[length] = flanked;
    thrones[length] = throne;
    length++;
    own |= flanked;
    other ^= flanked;
    keys.move(ownSums, from, to, ownSums);
    for (long rest = flanked; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      keys.add(ownSums, cell);
      keys.remove(otherSums, cell);
    }
    if (rings.hasFrame(own, flanked | 1L << to)) {
      throne = MOVER;
    }
    layer += rings.band(to) - rings.band(from);
    turn();
  }

  @Override
  public void undo() {
    turn();
    length--;
    int from = moves[length] & MOVE_MASK;
    int to = moves[length] >>> MOVE_BITS;
    long flanked = turned[length];
    throne = thrones[length];
    own ^= 1L << from | 1L << to | flanked;
    other |= flanked;
    keys.move(ownSums, to, from, ownSums);
    for (long rest = flanked; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      keys.remove(ownSums, cell);
      keys.add(otherSums, cell);
    }
    layer -= rings.band(to) - rings.band(from);
  }

  private void turn() {
    side = side.other();
    long stones = own;
    own = other;
    other = stones;
    long[] sums = ownSums;
    ownSums = otherSums;
    otherSums = sums;
    throne = throne == NO_OWNER ? NO_OWNER : MOVER + OPPONENT - throne;
  }

  @Override
  public long key() {
    return keys.key(ownSums, otherSums, throne);
  }

  @Override
  public int layer() {
    return layer;
  }
}
