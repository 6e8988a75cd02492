package tabuleiro.engine.niju;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tabuleiro.text.ResourceLines;

/// The weights of [NijuLearnedMovePriority], in priorities.
///
/// The text format is a group's name and some of its weights in each line; further lines with the
/// same name continue the group. Lines that begin with `#` are comments. Immutable; the arrays are
/// shared.
final class NijuMoveWeights {
  /// The phases of the game, by the tiles that the side to move has left after its move.
  static final int PHASES = 9;

  /// Coarser phases, for groups with many weights.
  static final int STAGES = 3;

  /// The groups with the numbers of their weights, the index that changes fastest last.
  enum Group {
    /// A pattern that lacks the cell: whose, its kind as in [NijuWantedCells#KINDS], phase.
    PATTERNS(2 * NijuWantedCells.KINDS * PHASES, PHASES),
    /// All patterns that lack the cell: stage, then up to two of the side to move that lack no
    /// other and that lack one other, then the same of the opponent.
    CELLS(STAGES * 81, 27),
    /// A neighbour on which tiles can be placed from now on: stage, then which patterns lack it. 1
    /// stands for one of the side to move that lacks no other, 2 for one of the opponent, 4 and 8
    /// for such that lack one other.
    OPENED(STAGES * 16, 16),
    /// The neighbours: stage, then own ones at corners and at edges and the opponent's, up to 4.
    NEIGHBOURS(STAGES * 20, 20),
    /// What the tile's own pattern lacks, 5 if it cannot be completed: this, phase.
    OWN_PATTERN(6 * PHASES, PHASES),
    /// A cell that the tile's own pattern lacks: stage, whether a tile can be placed there, the
    /// number of lacking cells, and how urgently each side wants it, as in
    /// [NijuWantedCells#urgency].
    LACKING(STAGES * 2 * 4 * 16, 16),
    /// The same cell: stage, the number of lacking cells, and up to three neighbours of each side.
    SURROUNDINGS(STAGES * 4 * 16, 16),
    /// The corners that the tile marks: whether its pattern cannot be completed, their number,
    /// phase.
    CORNERS(2 * 5 * PHASES, PHASES),
    /// The tile's number.
    TILE(21, 21),
    /// Patterns that lack one tile after the move, up to 3; then, up to 2, the cells on which the
    /// opponent can complete a pattern, the patterns that the move spoils of these, and those that
    /// it completes.
    THREATS(4 * 27, 27);

    private final int count;
    private final int lineLength;

    /// @param count the number of weights
    /// @param lineLength how many of them are in a line of the text
    Group(int count, int lineLength) {
      this.count = count;
      this.lineLength = lineLength;
    }

    /// Returns the group's name in the text format.
    String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Returns the number of weights.
    int count() {
      return count;
    }
  }

  private static final String RESOURCE = "move-weights.txt";

  /// The phase of each number of tiles left.
  private static final int[] PHASE_OF_TILES = {
    0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8
  };

  private static final int TILES_OF_SECOND_STAGE = 5;
  private static final int TILES_OF_FIRST_STAGE = 12;

  private final int[][] groups;

  private NijuMoveWeights(int[][] groups) {
    this.groups = groups;
  }

  /// Returns the phase, from 0 at the end of the game.
  ///
  /// @param left the tiles that the side to move has left after its move
  static int phase(int left) {
    return PHASE_OF_TILES[left];
  }

  /// Returns the stage, from 0 at the end of the game.
  ///
  /// @param left the tiles that the side to move has left after its move
  static int stage(int left) {
    if (left < TILES_OF_SECOND_STAGE) {
      return 0;
    }
    return left < TILES_OF_FIRST_STAGE ? 1 : 2;
  }

  /// Returns the weights of a group, in the order of its indexes.
  int[] of(Group group) {
    return groups[group.ordinal()];
  }

  /// Returns the weights of all groups, in their order.
  ///
  /// @param all as many as the groups have together
  static NijuMoveWeights of(int[] all) {
    int[][] groups = new int[Group.values().length][];
    int first = 0;
    for (Group group : Group.values()) {
      groups[group.ordinal()] = Arrays.copyOfRange(all, first, first + group.count);
      first += group.count;
    }
    return new NijuMoveWeights(groups);
  }

  /// Returns what [#of(int[])] takes.
  int[] all() {
    return Arrays.stream(groups).flatMapToInt(Arrays::stream).toArray();
  }

  /// Returns the text.
  String format() {
    StringBuilder text = new StringBuilder();
    for (Group group : Group.values()) {
      int[] weights = of(group);
      for (int first = 0; first < weights.length; first += group.lineLength) {
        text.append(group.key());
        for (int i = first; i < first + group.lineLength; i++) {
          text.append(' ').append(weights[i]);
        }
        text.append('\n');
      }
    }
    return text.toString();
  }

  /// Reads the resource.
  static NijuMoveWeights load() {
    return parse(ResourceLines.read(NijuMoveWeights.class, RESOURCE));
  }

  /// Reads weights in the text format.
  ///
  /// @throws IllegalArgumentException if a line does not parse, a group has too many weights or too
  ///   few, or there is no such group
  static NijuMoveWeights parse(List<String> lines) {
    Map<String, int[]> found = new HashMap<>();
    for (String line : lines) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] parts = line.strip().split("\\s+", -1);
        int[] numbers = Arrays.stream(parts).skip(1).mapToInt(Integer::parseInt).toArray();
        found.merge(parts[0], numbers, NijuMoveWeights::concatenate);
      }
    }
    int[][] groups = new int[Group.values().length][];
    for (Group group : Group.values()) {
      int[] weights = Optional.ofNullable(found.remove(group.key())).orElse(new int[0]);
      if (weights.length != group.count) {
        throw new IllegalArgumentException(
            group.key() + ": " + weights.length + " weights, not " + group.count);
      }
      groups[group.ordinal()] = weights;
    }
    if (!found.isEmpty()) {
      throw new IllegalArgumentException("no such groups: " + found.keySet());
    }
    return new NijuMoveWeights(groups);
  }

  private static int[] concatenate(int[] first, int[] second) {
    int[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }
}
