package tabuleiro.games.niju;

/// The twenty tiles, the same for both players (rule 1): all patterns of 4 marked cells among the 8
/// around a tile, up to rotation.
///
/// A pattern is a mask of eight bits, one for each direction, clockwise from north-west: 0 NW, 1 N,
/// 2 NE, 3 E, 4 SE, 5 S, 6 SW, 7 W. A clockwise quarter turn moves every bit up by two.
public final class NijuTiles {
  /// The number of tiles of a full hand; tiles are numbered from 1 to this.
  public static final int COUNT = 20;

  /// The number of cells that a pattern marks.
  public static final int MARKS = 4;

  /// The number of directions around a tile.
  public static final int DIRECTIONS = 8;

  /// The directions across the corners of a tile, as a pattern.
  public static final int CORNERS = 0b01010101;

  /// The directions across its edges.
  public static final int EDGES = 0b10101010;

  /// The unturned patterns by tile number; source: the table of the rules page.
  private static final int[] UNTURNED = {
    0, 15, 23, 39, 71, 135, 27, 43, 75, 139, 51, 83, 147, 99, 163, 89, 153, 105, 169, 170, 85
  };

  /// The pattern of tile `t` after `q` quarter turns, at place `4 * t + q`.
  private static final int[] TURNED = new int[4 * UNTURNED.length];

  private static final int[] DX = {-1, 0, 1, 1, 1, 0, -1, -1};
  private static final int[] DY = {1, 1, 1, 0, -1, -1, -1, 0};

  static {
    for (int tile = 1; tile <= COUNT; tile++) {
      for (int turns = 0; turns < 4; turns++) {
        int twice = UNTURNED[tile] * 0x101;
        TURNED[4 * tile + turns] = twice >> (DIRECTIONS - 2 * turns) & 0xff;
      }
    }
  }

  private NijuTiles() {}

  /// Returns the pattern of a tile as it is printed, without any turn.
  ///
  /// @param tile 1 to [#COUNT]
  public static int pattern(int tile) {
    return UNTURNED[tile];
  }

  /// Returns the pattern of a tile after clockwise quarter turns.
  ///
  /// @param tile 1 to [#COUNT]
  /// @param quarterTurns 0 to 3
  public static int pattern(int tile, int quarterTurns) {
    return TURNED[4 * tile + quarterTurns];
  }

  /// Returns the number of rotations of a tile that look different: 4, 2 or 1. They are those with
  /// the fewest quarter turns (rule 4).
  public static int distinctRotations(int tile) {
    int turns = 1;
    while (pattern(tile, turns & 3) != pattern(tile)) {
      turns++;
    }
    return turns;
  }

  /// Returns the smallest number of quarter turns after which a tile looks as after `quarterTurns`.
  public static int canonicalTurns(int tile, int quarterTurns) {
    return quarterTurns % distinctRotations(tile);
  }

  /// Returns the columns that a step in a direction goes to the right: -1, 0 or 1.
  public static int dx(int direction) {
    return DX[direction];
  }

  /// Returns the rows that a step in a direction goes upwards: -1, 0 or 1.
  public static int dy(int direction) {
    return DY[direction];
  }
}
