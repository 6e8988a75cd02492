package tabuleiro.engine.niju;

/// The cells that patterns lack, for the priorities of moves: by which patterns each is wanted, and
/// what it is worth to place a tile there for the patterns alone. Patterns that cannot be completed
/// want nothing. Not safe for several threads.
final class NijuWantedCells {
  /// The kinds of a pattern that lacks tiles: by how many it lacks, and on how many of the cells no
  /// tile can be placed yet.
  static final int KINDS = 10;

  /// The first kind of a pattern that lacks 1, 2, 3 or 4 tiles.
  private static final int[] FIRST_KIND = {0, 0, 1, 3, 6};

  // Each cell has four numbers of four bits for the side to move, then four for the opponent: how
  // many patterns lack this cell and no, one, two or three others.
  private static final int BITS = 4;
  private static final int MASK = 15;
  private static final int SIDE_BITS = 4 * BITS;
  private static final int SIDE_MASK = (1 << SIDE_BITS) - 1;

  private final NijuPatternFeatures patterns;
  private final int[] wants = new int[NijuPatternFeatures.cellCount()];
  private final int[] values = new int[NijuPatternFeatures.cellCount()];
  private final int[] threats = new int[NijuPatternFeatures.cellCount()];

  /// The cells that are not 0 in the arrays above, some more than once.
  private final int[] touched = new int[NijuPatternFeatures.MAX_TILES * 4];

  private int touchedCount;
  private int opponentsReadyCells;

  NijuWantedCells(NijuPatternFeatures patterns) {
    this.patterns = patterns;
  }

  /// Computes everything for a position.
  ///
  /// @param mover the side to move, 0 or 1
  /// @param worth what a tile is worth for a pattern that lacks its cell: of the side to move by
  ///   the pattern's kind, then of the opponent
  void compute(int mover, int[] worth) {
    while (touchedCount > 0) {
      int cell = touched[--touchedCount];
      wants[cell] = 0;
      values[cell] = 0;
      threats[cell] = 0;
    }
    opponentsReadyCells = 0;
    for (int tile = 0; tile < patterns.tileCount(); tile++) {
      if (patterns.missing(tile) != 0 && !patterns.isDead(tile)) {
        add(tile, patterns.owner(tile) ^ mover, worth);
      }
    }
  }

  private void add(int tile, int side, int[] worth) {
    int first = touchedCount;
    int hidden = 0;
    for (int rest = patterns.missing(tile); rest != 0; rest &= rest - 1) {
      int cell =
          NijuPatternFeatures.neighbour(patterns.cell(tile), Integer.numberOfTrailingZeros(rest));
      touched[touchedCount++] = cell;
      hidden += patterns.isPlayable(cell) ? 0 : 1;
    }
    int lacks = touchedCount - first;
    // A cell where a tile can be placed has at most this many hidden others.
    int kind = FIRST_KIND[lacks] + Math.min(hidden, lacks - 1);
    int value = worth[side * KINDS + kind];
    int unit = 1 << (side * SIDE_BITS + (lacks - 1) * BITS);
    if (side == 1 && lacks == 1 && hidden == 0 && completed(1, touched[first]) == 0) {
      opponentsReadyCells++;
    }
    int threat = side == 0 && lacks == 2 && hidden == 0 ? 1 : 0;
    for (int i = first; i < touchedCount; i++) {
      int cell = touched[i];
      wants[cell] += unit;
      values[cell] += value;
      threats[cell] += threat;
    }
  }

  /// Returns the sum of what a tile on a cell is worth for the patterns that lack the cell.
  int value(int cell) {
    return values[cell];
  }

  /// Returns how many patterns of a side a tile on a cell completes or spoils.
  ///
  /// @param side 0 for the side to move, 1 for the opponent
  int completed(int side, int cell) {
    return wants[cell] >>> (side * SIDE_BITS) & MASK;
  }

  /// Returns how many patterns of a side lack a cell and one other.
  int lastButOne(int side, int cell) {
    return wants[cell] >>> (side * SIDE_BITS + BITS) & MASK;
  }

  /// Returns how urgently a side wants a cell: 0 if no pattern lacks it, 1 if it completes one, 2
  /// if one lacks another cell as well, 3 if all lack more.
  int urgency(int side, int cell) {
    int counts = wants[cell] >>> (side * SIDE_BITS) & SIDE_MASK;
    if ((counts & MASK) != 0) {
      return 1;
    }
    if ((counts >>> BITS & MASK) != 0) {
      return 2;
    }
    return counts == 0 ? 0 : 3;
  }

  /// Returns how many patterns of the side to move lack one tile, which can be placed immediately,
  /// once it has a tile on a cell.
  int threats(int cell) {
    return threats[cell];
  }

  /// Returns on how many cells the opponent could complete a pattern immediately.
  int opponentsReadyCells() {
    return opponentsReadyCells;
  }
}
