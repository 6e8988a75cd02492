package tabuleiro.engine.morelli;

import tabuleiro.games.morelli.MorelliGame;

/// The frames of a board, and its sets of cells. Immutable.
///
/// A frame is a cell with its three quarter turns about the centre (Rule 6). The cells other than
/// the Throne are numbered by frame and quarter. A set of cells can therefore be four words, one
/// for each quarter, in which bit `f` stands for a corner of frame `f`, so that all frames are
/// computed at once. A set can also be three words with a bit for each cell, as in
/// [tabuleiro.games.morelli.MorelliPosition#stones].
final class MorelliFrames {
  /// The number of words of a set of cells.
  static final int WORDS = 3;

  /// The number of quarters of the board, each with a corner of every frame.
  static final int QUARTERS = 4;

  /// The number of directions that raise the number of a cell; the other four are their opposites.
  static final int AXES = 4;

  private final int size;
  private final int frameCount;
  private final int[] bands = new int[Long.SIZE];
  private final int[] frames;
  private final int[] quarters;
  private final int[] cells = new int[QUARTERS * Long.SIZE];
  private final long[] framesFrom;
  private final long[] inner = new long[WORDS];

  MorelliFrames(MorelliGame game) {
    size = game.board().rows();
    frames = new int[size * size];
    quarters = new int[size * size];
    framesFrom = new long[size / 2];
    int frame = 0;
    for (int cell = 0; cell < size * size; cell++) {
      int dx = cell % size - size / 2;
      int dy = cell / size - size / 2;
      if (dx > 0 && dy >= 0) {
        addFrame(frame, dx, dy, game.band(cell));
        frame++;
      }
      if (game.band(cell) > 0 && cell != game.throne()) {
        inner[cell >>> 6] |= 1L << cell;
      }
    }
    frameCount = frame;
  }

  private void addFrame(int frame, int right, int up, int band) {
    int dx = right;
    int dy = up;
    bands[frame] = band;
    for (int quarter = 0; quarter < QUARTERS; quarter++) {
      int cell = (dy + size / 2) * size + dx + size / 2;
      frames[cell] = frame;
      quarters[cell] = quarter;
      cells[quarter << 6 | frame] = cell;
      int turned = -dy;
      dy = dx;
      dx = turned;
    }
    for (int lower = 0; lower <= band; lower++) {
      framesFrom[lower] |= 1L << frame;
    }
  }

  /// Returns the number of cells.
  int cellCount() {
    return size * size;
  }

  /// Returns the number of frames, those on the edge included.
  int frameCount() {
    return frameCount;
  }

  /// Returns the band of a frame's corners.
  int band(int frame) {
    return bands[frame];
  }

  /// Returns the frame to which a cell belongs.
  int frame(int cell) {
    return frames[cell];
  }

  /// Returns the quarter to which a cell belongs.
  int quarter(int cell) {
    return quarters[cell];
  }

  /// Returns a corner of a frame.
  int cell(int quarter, int frame) {
    return cells[quarter << 6 | frame];
  }

  /// Returns the frames on a band and on those nearer the centre. The frames that take the Throne
  /// are those from band 1 on.
  long framesFromBand(int band) {
    return framesFrom[band];
  }

  /// Returns the highest band on which a stone can stop.
  int highestBand() {
    return size / 2 - 1;
  }

  /// Returns a word of the set of cells that are neither on the edge nor the Throne: where stones
  /// can be flipped.
  long interiorWord(int word) {
    return inner[word];
  }

  /// Returns what a step along an axis adds to the number of a cell.
  int offset(int axis) {
    return axis == 0 ? 1 : size - 2 + axis;
  }

  /// Returns a word of a set, shifted to higher numbers.
  static long shiftUp(long[] set, int word, int offset) {
    long carried = word == 0 ? 0 : set[word - 1] >>> -offset;
    return set[word] << offset | carried;
  }

  /// Returns a word of a set, shifted to lower numbers.
  static long shiftDown(long[] set, int word, int offset) {
    long carried = word == WORDS - 1 ? 0 : set[word + 1] << -offset;
    return set[word] >>> offset | carried;
  }

  static boolean contains(long[] set, int cell) {
    return (set[cell >>> 6] >>> cell & 1) != 0;
  }

  static int count(long[] set) {
    return Long.bitCount(set[0]) + Long.bitCount(set[1]) + Long.bitCount(set[2]);
  }
}
