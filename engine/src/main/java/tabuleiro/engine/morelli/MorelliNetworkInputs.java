package tabuleiro.engine.morelli;

import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.games.morelli.MorelliReach;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The inputs of networks for a size of Morelli's board: the pattern of each frame, as in
/// [MorelliFramePatterns], by its band. A cell is a frame of [MorelliFrames]. Both sides see the
/// same board, and all its symmetries preserve the inputs. The owner of the Throne and the phase
/// choose the bucket.
final class MorelliNetworkInputs implements NetworkInputs {
  /// For the side to move the Throne has no owner, is its own, or the opponent's.
  private static final int OWNERS = 3;

  private static final int PHASES = 8;

  /// How many moves both sides have in the second phase; each phase has twice as many as the one
  /// before. A guess.
  private static final int MOVES_OF_SECOND_PHASE = 8;

  /// The same for all sizes.
  private static final MorelliFramePatterns PATTERNS = new MorelliFramePatterns();

  private final String name;
  private final MorelliFrames frames;

  MorelliNetworkInputs(MorelliGame game) {
    name = game.id().game() + "-" + game.board().rows() + "-frames";
    frames = new MorelliFrames(game);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int cells() {
    return frames.frameCount();
  }

  @Override
  public int count() {
    return (frames.highestBand() + 1) * (PATTERNS.count() - 1);
  }

  @Override
  public int input(Position position, int cell) {
    MorelliPosition morelli = (MorelliPosition) position;
    MorelliReach reach = morelli.reach();
    int code = 0;
    for (int quarter = 0; quarter < MorelliFrames.QUARTERS; quarter++) {
      int state = state(morelli, reach, frames.cell(quarter, cell));
      code |= state << (quarter * MorelliFramePatterns.STATE_BITS);
    }
    int pattern = PATTERNS.pattern(code);
    return pattern == 0 ? NONE : input(frames.band(cell), pattern);
  }

  private int input(int band, int pattern) {
    return band * (PATTERNS.count() - 1) + pattern - 1;
  }

  private static int state(MorelliPosition position, MorelliReach reach, int cell) {
    int word = cell >>> 6;
    if (position.hasStone(Side.FIRST, cell)) {
      return MorelliFramePatterns.FIRST_STONE + bit(reach.flippable(Side.FIRST, word), cell);
    }
    if (position.hasStone(Side.SECOND, cell)) {
      return MorelliFramePatterns.SECOND_STONE + bit(reach.flippable(Side.SECOND, word), cell);
    }
    return bit(reach.targets(Side.FIRST, word), cell)
        | (bit(reach.targets(Side.SECOND, word), cell) << 1);
  }

  private static int bit(long word, int cell) {
    return (int) (word >>> cell & 1);
  }

  /// Returns a set of frames, which are fewer than 64.
  @Override
  public long changedCells(Position before, Position after, int word) {
    MorelliPosition old = (MorelliPosition) before;
    MorelliPosition now = (MorelliPosition) after;
    long changed = 0;
    for (int part = 0; part < MorelliFrames.WORDS; part++) {
      long corners = changedCorners(old, now, part);
      for (; corners != 0; corners &= corners - 1) {
        changed |= 1L << frames.frame(64 * part + Long.numberOfTrailingZeros(corners));
      }
    }
    return changed;
  }

  /// Returns a word of the set of cells of the board whose state differs.
  private static long changedCorners(MorelliPosition old, MorelliPosition now, int word) {
    MorelliReach oldReach = old.reach();
    MorelliReach reach = now.reach();
    long corners = 0;
    for (Side side : Side.values()) {
      corners |= old.stones(side, word) ^ now.stones(side, word);
      corners |= oldReach.targets(side, word) ^ reach.targets(side, word);
      corners |= oldReach.flippable(side, word) ^ reach.flippable(side, word);
    }
    return corners;
  }

  @Override
  public int[] secondView() {
    int[] inputs = new int[count()];
    for (int band = 0; band <= frames.highestBand(); band++) {
      for (int pattern = 1; pattern < PATTERNS.count(); pattern++) {
        inputs[input(band, pattern)] = input(band, PATTERNS.exchanged(pattern));
      }
    }
    return inputs;
  }

  @Override
  public int buckets() {
    return OWNERS * PHASES;
  }

  @Override
  public int bucket(Position position) {
    MorelliPosition morelli = (MorelliPosition) position;
    MorelliReach reach = morelli.reach();
    int moves = reach.moveCount(Side.FIRST) + reach.moveCount(Side.SECOND);
    int doublings = Integer.SIZE - Integer.numberOfLeadingZeros(moves / MOVES_OF_SECOND_PHASE);
    Side side = morelli.sideToMove();
    int owner = morelli.throneOwner().map(throne -> throne == side ? 1 : 2).orElse(0);
    return OWNERS * Math.min(doublings, PHASES - 1) + owner;
  }
}
