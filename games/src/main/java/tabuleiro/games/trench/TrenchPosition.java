package tabuleiro.games.trench;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.support.Zobrist;

/// A position of Trench. A set of squares is a `long`: bit 0 is a1, bit 7 is h1, bit 63 is h8.
///
/// The board is six sets: the pieces of each side, and the pieces of both that reach at least 2, 3,
/// 4 and 5 squares. The last four lie one within the other and tell the ranks.
public final class TrenchPosition implements Position {
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

  /// How many moves go in each direction, none when the game is over; [#UNCOUNTED] until someone
  /// asks, which searchers never do. Threads that ask at once find the same.
  private volatile long moveCounts = UNCOUNTED;

  /// The caller answers for the sets: disjoint sides, rank sets one within the other.
  TrenchPosition(
      TrenchGame game,
      Side sideToMove,
      long first,
      long second,
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
    this.firstPieces = first;
    this.secondPieces = second;
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

  /// Returns the squares of the pieces, of both sides, that reach at least `squares`, 1 to 5: those
  /// of this rank and of the ranks above it. (Rule 4.)
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

  /// Returns the table points that a side has captured.
  public int capturedPoints(Side side) {
    return side == Side.FIRST ? pointsOfFirst : pointsOfSecond;
  }

  /// Returns how many plies have been played.
  public int plies() {
    return plies;
  }

  /// Returns how many plies have been played since the last capture.
  public int pliesSinceCapture() {
    return pliesSinceCapture;
  }

  /// Returns after how many plies at most a counter ends the game; 0 when it is over.
  public int pliesLeft() {
    return outcome().isOver() ? 0 : game.endConditions().pliesLeft(this);
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

  /// Returns how far the piece of a square reaches, 1 to 5. (Rule 4.)
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

  /// Returns the owner of the piece of a square, or empty when there is none.
  Optional<Side> ownerAt(int square) {
    if (TrenchSquares.has(firstPieces, square)) {
      return Optional.of(Side.FIRST);
    }
    return TrenchSquares.has(secondPieces, square) ? Optional.of(Side.SECOND) : Optional.empty();
  }

  /// The first of wipe-out, points and counters decides.
  ///
  /// The rules also have an end for want of a move, between wipe-out and points, but it never
  /// comes: a side that has a piece has a move. In either territory a piece is kept from a step
  /// along a row or column only by its own side's pieces, except into the trench; so to be without
  /// a move its side would have to fill all 28 squares of the territory, and it has 16 pieces. A
  /// piece in the trench has a square ahead and is kept from it only by its own side's piece there.
  @Override
  public Outcome outcome() {
    if (secondPieces == 0) {
      return Outcome.win(Side.FIRST, EndReason.WIPE_OUT);
    }
    return firstPieces == 0
        ? Outcome.win(Side.SECOND, EndReason.WIPE_OUT)
        : game.endConditions().outcome(this);
  }

  private long moveCounts() {
    long known = moveCounts;
    if (known == UNCOUNTED) {
      known = outcome().isOver() ? 0 : DirectionCounts.of(this);
      moveCounts = known;
    }
    return known;
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

  /// Writes the legal moves that capture, as [#generateMoves(int[], int)] writes all, and in the
  /// same order.
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

  /// Returns the enemies that a legal move captures: all on its way. Only a move that starts in the
  /// trench has any before its target. (Rules 5 and 6b.)
  public long capturedSquares(int from, int to) {
    return enemy() & (TrenchSquares.bit(to) | TrenchSquares.between(from, to));
  }

  /// Returns the table points of a set of pieces: two for each square that each of them reaches.
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

  /// Returns the set with the piece of `from`, if it is in the set, on the empty square `to`.
  private static long movePiece(long set, int from, int to) {
    long moved = set >>> from & 1;
    return set ^ moved << from ^ moved << to;
  }

  @Override
  public String format() {
    return PositionText.format(this);
  }

  @Override
  public int parseMove(String text) {
    return MoveText.parse(this, text);
  }

  @Override
  public String formatMove(int move) {
    return MoveText.format(move);
  }

  @Override
  public Action decode(int move) {
    return Scenes.action(this, TrenchMove.from(move), TrenchMove.to(move));
  }

  @Override
  public Optional<Violation> findViolation(List<ClickTarget> path) {
    return Refusals.whyNot(this, path);
  }

  /// Asks for the square of the piece, then for the target; squares or the diamond's letters.
  @Override
  public MovePrompt prompt(List<String> answers) {
    return MoveText.step(this, answers);
  }

  @Override
  public Scene scene() {
    return Scenes.scene(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TrenchPosition that
        && game.equals(that.game)
        && sideToMove == that.sideToMove
        && firstPieces == that.firstPieces
        && secondPieces == that.secondPieces
        && reaching2 == that.reaching2
        && reaching3 == that.reaching3
        && reaching4 == that.reaching4
        && reaching5 == that.reaching5
        && pointsOfFirst == that.pointsOfFirst
        && pointsOfSecond == that.pointsOfSecond
        && plies == that.plies
        && pliesSinceCapture == that.pliesSinceCapture;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  /// Returns the position text.
  @Override
  public String toString() {
    return format();
  }
}
