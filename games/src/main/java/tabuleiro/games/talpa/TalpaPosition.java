package tabuleiro.games.talpa;

import java.util.BitSet;
import java.util.Optional;
import tabuleiro.games.common.AbstractPosition;
import tabuleiro.games.common.PositionRoles;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// A position of Talpa. Immutable.
///
/// Each pair of neighbouring squares that hold a red and a blue piece gives the side to move
/// exactly one capture, whichever side that is. So the captures are two masks of pairs, the
/// horizontal and the vertical ones. When there are none, no later move makes one: all later moves
/// remove pieces.
///
/// There are two implementations: boards up to 10x10 need two `long`s for each side, and on the
/// published 8x8 board random games run 1.7 times as fast with one.
public abstract sealed class TalpaPosition extends AbstractPosition<TalpaPosition>
    permits SmallTalpaPosition, LargeTalpaPosition {
  /// A path is open (rule 7).
  public static final EndReason PATH = EndReason.of("path");

  /// A move opened the paths of both sides, so that the opponent of its player wins (rule 7).
  /// Records write it as [#PATH].
  public static final EndReason DOUBLE_PATH = EndReason.of("path", "double-path");

  private static final PositionRoles<TalpaPosition> ROLES =
      new PositionRoles<>(
          PositionText::format,
          MoveText::parse,
          MoveText::format,
          Refusals::findViolation,
          MovePrompts::next,
          Scenes::scene,
          Scenes::action);

  private final TalpaGame game;
  private final Side sideToMove;
  private final long hash;
  private final Outcome outcome;

  TalpaPosition(TalpaGame game, Side side, long hash, Outcome outcome) {
    this.game = game;
    this.sideToMove = side;
    this.hash = hash;
    this.outcome = outcome;
  }

  /// Returns the outcome after a move of `mover`. Rule 7: the opponent's path counts first, so a
  /// player who opens both loses.
  static Outcome outcome(Side mover, boolean redOpen, boolean blueOpen) {
    if (!redOpen && !blueOpen) {
      return Outcome.ONGOING;
    }
    boolean both = redOpen && blueOpen;
    Side winner = both ? mover.other() : redOpen ? Side.FIRST : Side.SECOND;
    return Outcome.win(winner, both ? DOUBLE_PATH : PATH);
  }

  /// Returns the outcome after a move of `mover` that left these spans. A connected region that
  /// covers all rows, or all columns, touches both edges.
  static Outcome outcome(TalpaGame game, Side mover, TalpaSpans spans) {
    return outcome(
        mover,
        spans.vertical() == game.board().rows(),
        spans.horizontal() == game.board().columns());
  }

  static long word(BitSet set, int index) {
    long[] words = set.toLongArray();
    return index < words.length ? words[index] : 0;
  }

  @Override
  protected final PositionRoles<TalpaPosition> roles() {
    return ROLES;
  }

  @Override
  public final TalpaGame game() {
    return game;
  }

  @Override
  public final Side sideToMove() {
    return sideToMove;
  }

  @Override
  public final long hash() {
    return hash;
  }

  @Override
  public final Outcome outcome() {
    return outcome;
  }

  /// Returns the squares of Red's pieces: square `s` is bit `s % 64` of word `s / 64`.
  ///
  /// @param word 0 or 1; word 1 is 0 on boards of at most 64 squares
  public abstract long red(int word);

  /// Returns the squares of Blue's pieces, as [#red(int)].
  public abstract long blue(int word);

  /// Returns the empty squares, as [#red(int)].
  public abstract long empty(int word);

  /// Returns whether a red and a blue piece are neighbours, so that either side has a capture when
  /// it is to move (rule 4). Depends on the pieces only, also after the end.
  public abstract boolean canCapture();

  /// Returns the spans of the empty regions.
  public abstract TalpaSpans spans();

  /// Returns H, the most columns that one edge-connected empty region covers; 0 when no square is
  /// empty.
  public final int horizontalSpan() {
    return spans().horizontal();
  }

  /// Returns V, the most rows that one edge-connected empty region covers; 0 when no square is
  /// empty.
  public final int verticalSpan() {
    return spans().vertical();
  }

  /// Returns the reach of a side, the score of the game: V - H for Red, H - V for Blue (the `value`
  /// of the report).
  public final int reach(Side side) {
    TalpaSpans spans = spans();
    int forRed = spans.vertical() - spans.horizontal();
    return side == Side.FIRST ? forRed : -forRed;
  }

  /// Returns a fresh set of the edge-connected empty squares around `square`; none when the square
  /// is not empty.
  public abstract BitSet emptyRegion(int square);

  /// Returns the owner of the piece on a square, or empty when there is none.
  public final Optional<Side> ownerAt(int square) {
    int word = square / Long.SIZE;
    long bit = 1L << square;
    if ((red(word) & bit) != 0) {
      return Optional.of(Side.FIRST);
    }
    return (blue(word) & bit) != 0 ? Optional.of(Side.SECOND) : Optional.empty();
  }

  /// Returns the number of a side's pieces.
  final int pieceCount(Side side) {
    return side == Side.FIRST
        ? Long.bitCount(red(0)) + Long.bitCount(red(1))
        : Long.bitCount(blue(0)) + Long.bitCount(blue(1));
  }
}
