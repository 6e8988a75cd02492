package tabuleiro.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Ni-Ju: `w` is White, the first player, and `b` is Black.
final class ReferenceNiju implements ReferencePosition {
  /// "The patterns": the neighbours clockwise from north-west as (x, y), x to the right, y upwards.
  private static final int[][] NEIGHBOURS = {
    {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}
  };

  /// Rule 3: the neighbours that share an edge.
  private static final int[][] EDGES = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

  private final Variant variant;
  private final List<ReferenceTile> table;
  private final char toMove;

  private ReferenceNiju(Variant variant, List<ReferenceTile> table, char toMove) {
    this.variant = variant;
    this.table = table;
    this.toMove = toMove;
  }

  /// Variants: `most` and `first`, alone or followed by the number of tiles, `-1` to `-20`, or by
  /// those of White and of Black.
  static ReferenceGame game(String variant) {
    ReferenceText.require(
        variant.matches("(most|first)(-([1-9]|1[0-9]|20)){0,2}"),
        "unknown variant of niju: " + variant);
    String[] parts = variant.split("-", -1);
    int white = parts.length == 1 ? 20 : Integer.parseInt(parts[1]);
    int black = parts.length == 3 ? Integer.parseInt(parts[2]) : white;
    return new Variant(parts[0].equals("first"), white, black);
  }

  private record Variant(boolean first, int white, int black) implements ReferenceGame {
    /// Rule 1: the number of tiles of a colour.
    int tiles(char colour) {
      return colour == 'w' ? white : black;
    }

    @Override
    public ReferencePosition start() {
      return new ReferenceNiju(this, List.of(), 'w');
    }

    @Override
    public ReferencePosition parse(String text) {
      String[] fields = ReferenceText.fields(text, 2);
      List<ReferenceTile> table = new ArrayList<>();
      if (!fields[0].equals("-")) {
        for (String item : fields[0].split(";", -1)) {
          ReferenceText.require(item.matches("[wb].*"), "expected w or b and a tile: " + item);
          table.add(ReferenceTile.parse(item.charAt(0), item.substring(1)));
        }
      }
      ReferenceNiju position = new ReferenceNiju(this, table, ReferenceText.side(fields[1], "wb"));
      position.requireSound();
      return position;
    }
  }

  /// Rules 1 to 3: refuses a layout of tiles from which the game could not continue.
  private void requireSound() {
    for (int i = 0; i < table.size(); i++) {
      ReferenceTile laid = table.get(i);
      ReferenceText.require(
          laid.tile() <= variant.tiles(laid.colour()),
          "not a tile of this variant: " + laid.format());
      for (ReferenceTile earlier : table.subList(0, i)) {
        ReferenceText.require(
            laid.x() != earlier.x() || laid.y() != earlier.y(),
            "two tiles on a cell: " + laid.format());
        ReferenceText.require(
            laid.tile() != earlier.tile() || laid.colour() != earlier.colour(),
            "a tile twice in a colour: " + laid.format());
      }
    }
    int whites = count('w');
    int blacks = count('b');
    ReferenceText.require(
        whites == (toMove == 'w' ? blacks : blacks + 1),
        "White must have laid as many tiles as Black, or one more with Black to move");
    ReferenceText.require(isOneGroup(), "the tiles are not one edge-connected group around 0,0");
    ReferenceText.require(
        !variant.first || patterns('w') == 0 || patterns('b') == 0,
        "both colours have a complete pattern, and only the first counts");
  }

  /// Rule 3: whether every tile is connected to the cell 0,0 over shared edges.
  private boolean isOneGroup() {
    Set<ReferenceTile> reached = new HashSet<>();
    boolean grew = true;
    while (grew) {
      grew = false;
      for (ReferenceTile laid : table) {
        boolean isFirst = laid.x() == 0 && laid.y() == 0;
        if ((isFirst || reached.stream().anyMatch(laid::isNextTo)) && reached.add(laid)) {
          grew = true;
        }
      }
    }
    return reached.size() == table.size();
  }

  @Override
  public boolean isFirstToMove() {
    return toMove == 'w';
  }

  /// Rules 3 and 4: every tile of the hand, in each distinct rotation, on every open cell.
  @Override
  public List<String> moves() {
    if (!outcome().equals("*")) {
      return List.of();
    }
    TreeSet<String> moves = new TreeSet<>();
    for (int tile = 1; tile <= variant.tiles(toMove); tile++) {
      for (int turns = 0; turns < 4; turns++) {
        if (isInHand(tile) && ReferenceTile.smallestTurns(tile, turns) == turns) {
          addMoves(moves, tile, turns);
        }
      }
    }
    return List.copyOf(moves);
  }

  /// Rule 3: the first tile on 0,0; every other on an empty cell that shares an edge with a tile.
  private void addMoves(Set<String> moves, int tile, int turns) {
    if (table.isEmpty()) {
      moves.add(new ReferenceTile(toMove, tile, turns, 0, 0).format());
    }
    for (ReferenceTile laid : table) {
      for (int[] edge : EDGES) {
        int x = laid.x() + edge[0];
        int y = laid.y() + edge[1];
        if (colourAt(x, y) == ReferenceText.EMPTY) {
          moves.add(new ReferenceTile(toMove, tile, turns, x, y).format());
        }
      }
    }
  }

  @Override
  public ReferencePosition play(String move) {
    ReferenceTile laid = ReferenceTile.parse(toMove, move);
    ReferenceText.requireLegal(moves(), laid.format());
    List<ReferenceTile> after = new ArrayList<>(table);
    after.add(laid);
    return new ReferenceNiju(variant, after, toMove == 'w' ? 'b' : 'w');
  }

  /// Rule 7: the game ends when the player to move has no tile left; in the variant `first` a
  /// complete pattern wins at once, and a game without one is a draw.
  @Override
  public String outcome() {
    int white = patterns('w');
    int black = patterns('b');
    boolean isOver = count(toMove) == variant.tiles(toMove) || (variant.first && white + black > 0);
    if (!isOver) {
      return "*";
    }
    if (white == black) {
      return "1/2-1/2 patterns";
    }
    return white > black ? "1-0 patterns" : "0-1 patterns";
  }

  /// Rule 5: the number of complete patterns of a colour.
  int patterns(char colour) {
    int complete = 0;
    for (ReferenceTile laid : table) {
      if (laid.colour() == colour && isComplete(laid)) {
        complete++;
      }
    }
    return complete;
  }

  /// Rule 5: whether all marked cells around a tile hold tiles of its owner.
  private boolean isComplete(ReferenceTile laid) {
    for (int index = 0; index < 8; index++) {
      int[] d = NEIGHBOURS[index];
      if (laid.isMarked(index) && colourAt(laid.x() + d[0], laid.y() + d[1]) != laid.colour()) {
        return false;
      }
    }
    return true;
  }

  /// From the top row down, and from the left in each row.
  @Override
  public String format() {
    List<ReferenceTile> sorted = new ArrayList<>(table);
    sorted.sort(
        Comparator.comparingInt((ReferenceTile laid) -> -laid.y())
            .thenComparingInt(ReferenceTile::x));
    List<String> items = new ArrayList<>();
    for (ReferenceTile laid : sorted) {
      items.add(laid.colour() + laid.format());
    }
    return (items.isEmpty() ? "-" : String.join(";", items)) + " " + toMove;
  }

  private int count(char colour) {
    int count = 0;
    for (ReferenceTile laid : table) {
      if (laid.colour() == colour) {
        count++;
      }
    }
    return count;
  }

  /// The hands contain the tiles that are not on the table.
  private boolean isInHand(int tile) {
    for (ReferenceTile laid : table) {
      if (laid.colour() == toMove && laid.tile() == tile) {
        return false;
      }
    }
    return true;
  }

  private char colourAt(int x, int y) {
    for (ReferenceTile laid : table) {
      if (laid.x() == x && laid.y() == y) {
        return laid.colour();
      }
    }
    return ReferenceText.EMPTY;
  }
}
