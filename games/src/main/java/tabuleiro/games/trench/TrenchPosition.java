package tabuleiro.games.trench;

import java.util.Optional;
import tabuleiro.games.common.AbstractPosition;
import tabuleiro.games.common.PositionRoles;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.Zobrist;

/// A position of Trench. A set of squares is a `long`: bit 0 is a1, bit 7 is h1, bit 63 is h8.
///
/// The board is six sets: the pieces of each side, and the pieces of both sides that reach at least
/// 2, 3, 4 and 5 squares. Each of the last four contains the next; together they tell the ranks.
public final class TrenchPosition extends AbstractPosition<TrenchPosition> {
  /// All pieces of a side are captured.
  public static final EndReason WIPE_OUT = EndReason.of("wipe-out");

  /// A side has captured the points that the variant asks for.
  public static final EndReason POINTS = EndReason.of("points");

  /// The game has lasted the number of plies of its variant.
  public static final EndReason PLIES = EndReason.of("plies");

  /// Too many plies in a row without a capture.
  public static final EndReason NO_CAPTURE = EndReason.of("no-capture");

  /// Too many plies in a row without a capture, where points do not count.
  static final EndReason NO_CAPTURE_WITHOUT_POINTS =
      EndReason.of("no-capture", "no-capture-without-points");

  private static final PositionRoles<TrenchPosition> ROLES =
      new PositionRoles<>(
          PositionText::format,
          MoveText::parse,
          MoveText::format,
          Refusals::findViolation,
          MovePrompts::next,
          Scenes::scene,
          Scenes::action);

  private static final long UNCOUNTED = -1;

  private final TrenchGame game;
  private final Side sideToMove;
  private final long firstPieces;
  private final long secondPieces;
  final long reaching2;
  final long reaching3;
  final long reaching4;
  final long reaching5;
  private final int pointsOfFirst;
  private final int pointsOfSecond;
  private final int plies;
  private final int pliesSinceCapture;

  /// The exclusive or of the keys of all pieces and of the side to move.
  private final long boardHash;

  /// The number of moves in each direction, as [DirectionCounts] packs them, all 0 when the game is
  /// over; [#UNCOUNTED] until the first call that needs it, which searches never make. A race
  /// between threads is harmless: they all compute the same.
  private volatile long moveCounts = UNCOUNTED;

  /// Precondition, not checked: the sides' sets are disjoint, and each rank set contains the next.
  TrenchPosition(
      TrenchGame game,
      Side sideToMove,
      long firstPieces,
      long secondPieces,
      long reaching2,
      long reaching3,
      long reaching4,
      long reaching5,
      int pointsOfFirst,
      int pointsOfSecond,
      int plies,
      int pliesSinceCapture,
      long boardHash) {
    this.game = game;
    this.sideToMove = sideToMove;
    this.firstPieces = firstPieces;
    this.secondPieces = secondPieces;
    this.reaching2 = reaching2;
    this.reaching3 = reaching3;
    this.reaching4 = reaching4;
    this.reaching5 = reaching5;
    this.pointsOfFirst = pointsOfFirst;
    this.pointsOfSecond = pointsOfSecond;
    this.plies = plies;
    this.pliesSinceCapture = pliesSinceCapture;
    this.boardHash = boardHash;
  }

  @Override
  protected PositionRoles<TrenchPosition> roles() {
    return ROLES;
  }

  @Override
  public TrenchGame game() {
    return game;
  }

  @Override
  public Side sideToMove() {
    return sideToMove;
  }

  /// Returns the squares of a side's pieces.
  public long pieces(Side side) {
    return side == Side.FIRST ? firstPieces : secondPieces;
  }

  /// Returns the pieces of both sides that reach at least `squares`, 1 to 5: those of this rank and
  /// of the ranks above it (rule 4).
  public long piecesReaching(int squares) {
    return switch (squares) {
      case 1 -> firstPieces | secondPieces;
      case 2 -> reaching2;
      case 3 -> reaching3;
      case 4 -> reaching4;
      case 5 -> reaching5;
      default -> throw new IllegalArgumentException("no rank reaches " + squares);
    };
  }

  /// Returns the points that a side has captured, the score of the game.
  public int capturedPoints(Side side) {
    return side == Side.FIRST ? pointsOfFirst : pointsOfSecond;
  }

  /// Returns the number of plies played.
  public int plies() {
    return plies;
  }

  /// Returns the number of plies played since the last capture.
  public int pliesSinceCapture() {
    return pliesSinceCapture;
  }

  /// Returns the number of plies after which a counter ends the game at the latest; 0 when the game
  /// is over.
  public int pliesLeft() {
    return outcome().isOver() ? 0 : game.endConditions().pliesLeft(this);
  }

  /// Returns the number of plies after which the game ends whatever is captured; 0 when it is over,
  /// and [TrenchEndConditions#NEVER] when captures can prolong it for ever.
  int pliesLeftInAll() {
    return outcome().isOver() ? 0 : game.endConditions().pliesLeftInAll(this);
  }

  long own() {
    return sideToMove == Side.FIRST ? firstPieces : secondPieces;
  }

  long enemy() {
    return sideToMove == Side.FIRST ? secondPieces : firstPieces;
  }

  long empty() {
    return ~(firstPieces | secondPieces);
  }

  /// Returns how many squares the piece on a square reaches, 1 to 5 (rule 4).
  ///
  /// Precondition: there is a piece.
  public int reachAt(int square) {
    return (int)
        (1
            + (reaching2 >>> square & 1)
            + (reaching3 >>> square & 1)
            + (reaching4 >>> square & 1)
            + (reaching5 >>> square & 1));
  }

  /// Returns the owner of the piece on a square, or empty when there is none.
  Optional<Side> ownerAt(int square) {
    if (TrenchSquares.has(firstPieces, square)) {
      return Optional.of(Side.FIRST);
    }
    return TrenchSquares.has(secondPieces, square) ? Optional.of(Side.SECOND) : Optional.empty();
  }

  /// Returns the outcome: the first of wipe-out, points and counters decides.
  ///
  /// The rules also end a game for lack of moves, between wipe-out and points, but that never
  /// happens: a side that has a piece has a move. In either territory only pieces of its own side
  /// keep a piece from a step along a row or column, except into the trench. So to be without a
  /// move the side would have to fill all 28 squares of the territory, and it has 16 pieces. A
  /// piece in the trench has a square ahead, and only a piece of its own side there keeps it from
  /// that square.
  @Override
  public Outcome outcome() {
    if (secondPieces == 0) {
      return Outcome.win(Side.FIRST, WIPE_OUT);
    }
    return firstPieces == 0
        ? Outcome.win(Side.SECOND, WIPE_OUT)
        : game.endConditions().outcome(this);
  }

  private long moveCounts() {
    long counts = moveCounts;
    if (counts == UNCOUNTED) {
      counts = outcome().isOver() ? 0 : DirectionCounts.of(this);
      moveCounts = counts;
    }
    return counts;
  }

  @Override
  public long hash() {
    long points = (long) pointsOfFirst << 32 | pointsOfSecond;
    long counters = (long) plies << 32 | pliesSinceCapture;
    return boardHash ^ Zobrist.mix(Zobrist.mix(points) + counters);
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    if (outcome().isOver()) {
      return offset;
    }
    int end = offset;
    for (int i = 0; i < TrenchDirection.COUNT; i++) {
      end = DirectionMoves.of(this, TrenchDirection.of(sideToMove, i)).write(buffer, end);
    }
    return end;
  }

  /// Writes the legal captures into `buffer` from `offset` on, in the order of
  /// [#generateMoves(int[], int)], and returns the end.
  public int generateCaptures(int[] buffer, int offset) {
    if (outcome().isOver()) {
      return offset;
    }
    int end = offset;
    for (int i = 0; i < TrenchDirection.COUNT; i++) {
      end = DirectionMoves.writeCaptures(this, TrenchDirection.of(sideToMove, i), buffer, end);
    }
    return end;
  }

  @Override
  public int countMoves() {
    return DirectionCounts.total(moveCounts());
  }

  @Override
  public int moveAt(int index) {
    long counts = moveCounts();
    int direction = DirectionCounts.directionOf(counts, index);
    DirectionMoves ray = DirectionMoves.of(this, TrenchDirection.of(sideToMove, direction));
    return ray.moveAt(index - DirectionCounts.countBefore(counts, direction));
  }

  @Override
  public TrenchPosition playUnchecked(int move) {
    int from = TrenchMove.from(move);
    int to = TrenchMove.to(move);
    long captured = capturedSquares(from, to);
    long rest = ~captured;
    int reach = reachAt(from);
    int gain = captured == 0 ? 0 : pointsOf(captured);
    boolean isFirst = sideToMove == Side.FIRST;
    return new TrenchPosition(
        game,
        sideToMove.other(),
        isFirst ? movePiece(firstPieces, from, to) : firstPieces & rest,
        isFirst ? secondPieces & rest : movePiece(secondPieces, from, to),
        movePiece(reaching2 & rest, from, to),
        movePiece(reaching3 & rest, from, to),
        movePiece(reaching4 & rest, from, to),
        movePiece(reaching5 & rest, from, to),
        isFirst ? pointsOfFirst + gain : pointsOfFirst,
        isFirst ? pointsOfSecond : pointsOfSecond + gain,
        plies + 1,
        captured == 0 ? pliesSinceCapture + 1 : 0,
        boardHash
            ^ TrenchZobristKeys.WHITE_TO_MOVE
            ^ TrenchZobristKeys.key(sideToMove, reach, from)
            ^ TrenchZobristKeys.key(sideToMove, reach, to)
            ^ (captured == 0 ? 0 : keysOfEnemies(captured)));
  }

  /// Returns the squares of the enemy pieces that a legal move captures, all on its path. Only a
  /// move that starts in the trench captures before its target (rules 5 and 6b).
  public long capturedSquares(int from, int to) {
    return enemy() & (TrenchSquares.bit(to) | TrenchSquares.between(from, to));
  }

  /// Returns the points of a set of pieces: two for each square that a piece reaches (rule 4).
  private int pointsOf(long pieces) {
    return 2
        * (Long.bitCount(pieces)
            + Long.bitCount(pieces & reaching2)
            + Long.bitCount(pieces & reaching3)
            + Long.bitCount(pieces & reaching4)
            + Long.bitCount(pieces & reaching5));
  }

  private long keysOfEnemies(long pieces) {
    long keys = 0;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      keys ^= TrenchZobristKeys.key(sideToMove.other(), reachAt(square), square);
    }
    return keys;
  }

  /// Returns a set with its member `from`, if it has it, moved to the empty square `to`.
  private static long movePiece(long set, int from, int to) {
    long moved = set >>> from & 1;
    return set ^ moved << from ^ moved << to;
  }

  @Override
  protected boolean hasSameState(TrenchPosition other) {
    return game.equals(other.game)
        && sideToMove == other.sideToMove
        && firstPieces == other.firstPieces
        && secondPieces == other.secondPieces
        && reaching2 == other.reaching2
        && reaching3 == other.reaching3
        && reaching4 == other.reaching4
        && reaching5 == other.reaching5
        && pointsOfFirst == other.pointsOfFirst
        && pointsOfSecond == other.pointsOfSecond
        && plies == other.plies
        && pliesSinceCapture == other.pliesSinceCapture;
  }
}
