package tabuleiro.games.talpa;

import java.util.BitSet;
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

/// A position of Talpa. Immutable.
///
/// A capture goes over a pair of neighbouring squares that hold a red and a blue piece, and each
/// such pair gives the side to move exactly one capture, whichever side that is. So the captures
/// are two masks of pairs, those across and those upward. When there are none, no later move makes
/// one: moves bring no piece next to another any more, they only remove.
///
/// Two implementations, because boards up to 10x10 need two `long`s a side, and on the published
/// 8x8 board random games run 1.7 times as fast on one.
public abstract sealed class TalpaPosition implements Position
    permits SmallTalpaPosition, LargeTalpaPosition {
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

  /// Returns the outcome after a move of `mover`. Rule 7: the opponent's path counts first, so who
  /// opens both loses.
  static Outcome outcome(Side mover, boolean redOpen, boolean blueOpen) {
    if (!redOpen && !blueOpen) {
      return Outcome.ONGOING;
    }
    boolean both = redOpen && blueOpen;
    Side winner = both ? mover.other() : redOpen ? Side.FIRST : Side.SECOND;
    return Outcome.win(winner, EndReason.PATH);
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

  /// Returns whether a red and a blue piece stand side by side, so that the side to move, whichever
  /// it is, has a capture (rule 4). Looks at the pieces only, also after the end.
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

  /// Returns the report's `value` for a side: V - H for Red, H - V for Blue.
  public final int reach(Side viewer) {
    TalpaSpans spans = spans();
    int forRed = spans.vertical() - spans.horizontal();
    return viewer == Side.FIRST ? forRed : -forRed;
  }

  /// Returns a fresh set of the edge-connected empty squares around `square`; none when the square
  /// is not empty.
  public abstract BitSet emptyRegion(int square);

  /// Returns the owner of the piece on a square, or empty when there is none.
  public final Optional<Side> owner(int square) {
    int word = square / Long.SIZE;
    long bit = 1L << square;
    if ((red(word) & bit) != 0) {
      return Optional.of(Side.FIRST);
    }
    return (blue(word) & bit) != 0 ? Optional.of(Side.SECOND) : Optional.empty();
  }

  @Override
  public abstract TalpaPosition playUnchecked(int move);

  @Override
  public final TalpaPosition play(int move) {
    return (TalpaPosition) Position.super.play(move);
  }

  @Override
  public final String format() {
    return PositionText.format(this);
  }

  @Override
  public final int parseMove(String text) {
    return MoveText.parse(this, text);
  }

  @Override
  public final String formatMove(int move) {
    return MoveText.format(game.board(), move);
  }

  @Override
  public final Action decode(int move) {
    return Scenes.action(this, move);
  }

  @Override
  public final Optional<Violation> findViolation(List<ClickTarget> path) {
    return Refusals.whyNot(this, path);
  }

  @Override
  public final MovePrompt prompt(List<String> answers) {
    return MovePrompts.next(this, answers);
  }

  @Override
  public final Scene scene() {
    return Scenes.scene(this);
  }

  @Override
  public final String toString() {
    return game.id() + " " + format();
  }
}
