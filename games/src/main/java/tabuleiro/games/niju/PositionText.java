package tabuleiro.games.niju;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// The text of a position: the laid tiles with their colours, in reading order, then the side to
/// move, as in `w7r0@0,0;b12r1@1,0 w`.
final class PositionText {
  private static final String EXAMPLE = "w7r0@0,0;b12r1@1,0 w";
  private static final String TILE_EXAMPLE = "w7r0@0,0";
  private static final String NO_TILES = "-";

  private static final Pattern TILE = Pattern.compile("([wb])" + MoveText.TILE);

  private PositionText() {}

  /// As [NijuPosition#format()].
  static String format(NijuPosition position) {
    String tiles =
        IntStream.of(position.packedTiles())
            .mapToObj(tile -> letter(NijuMove.owner(tile)) + MoveText.formatTile(tile))
            .collect(Collectors.joining(";"));
    return (tiles.isEmpty() ? NO_TILES : tiles) + " " + letter(position.sideToMove());
  }

  /// As [NijuGame#parse(String)].
  static NijuPosition parse(NijuGame game, String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 2) {
      throw new PositionFormatException(Violations.malformedPosition(text, EXAMPLE));
    }
    List<TileEntry> entries = new ArrayList<>();
    if (!parts[0].equals(NO_TILES)) {
      for (String tile : parts[0].split(";", -1)) {
        entries.add(parseTile(tile));
      }
    }
    Side sideToMove =
        switch (parts[1]) {
          case "w" -> Side.FIRST;
          case "b" -> Side.SECOND;
          default -> throw new PositionFormatException(Violations.unknownSide(parts[1], "w, b"));
        };
    checkTiles(game, entries);
    checkTurn(entries, sideToMove);
    checkGroup(entries);
    LaidTiles tiles = new LaidTiles(game);
    entries.forEach(entry -> tiles.layTile(entry.pack()));
    checkGoal(tiles);
    return new NijuPosition(tiles);
  }

  private static String letter(Side side) {
    return side == Side.FIRST ? "w" : "b";
  }

  private record Cell(int x, int y) {
    String name() {
      return x + "," + y;
    }
  }

  private record TileEntry(Side side, int tile, int quarterTurns, Cell cell) {
    int pack() {
      int place = NijuMove.BOARD.cellAt(cell.x, cell.y);
      return NijuMove.withOwner(side, NijuMove.of(tile, quarterTurns, place));
    }
  }

  private static TileEntry parseTile(String text) {
    Matcher matcher = TILE.matcher(text);
    if (!matcher.matches()) {
      throw new PositionFormatException(Violation.of("", "tile-form", text, TILE_EXAMPLE));
    }
    return new TileEntry(
        matcher.group(1).equals("w") ? Side.FIRST : Side.SECOND,
        Integer.parseInt(matcher.group(2)),
        Integer.parseInt(matcher.group(3)),
        new Cell(Integer.parseInt(matcher.group(5)), Integer.parseInt(matcher.group(6))));
  }

  /// Checks rule 1, every player has each tile once, and rule 3, every cell has room for one tile.
  private static void checkTiles(NijuGame game, List<TileEntry> entries) {
    Set<TileEntry> seen = new HashSet<>();
    Set<Cell> cells = new HashSet<>();
    for (TileEntry entry : entries) {
      int most = game.hands().of(entry.side);
      if (entry.tile < 1 || entry.tile > most) {
        refuse("1", "no-such-tile", entry.tile, most);
      }
      if (!seen.add(new TileEntry(entry.side, entry.tile, 0, new Cell(0, 0)))) {
        refuse("1", "tile-twice", entry.side, entry.tile);
      }
      if (!cells.add(entry.cell)) {
        refuse("3", "cell-twice", entry.cell.name());
      }
    }
  }

  /// Checks rule 2: White begins, and the players lay a tile in turn.
  private static void checkTurn(List<TileEntry> entries, Side sideToMove) {
    int white = (int) entries.stream().filter(entry -> entry.side == Side.FIRST).count();
    int black = entries.size() - white;
    if (white != (sideToMove == Side.FIRST ? black : black + 1)) {
      refuse("2", "tile-counts", white, black, sideToMove);
    }
  }

  /// Checks rule 3: the first tile lies on 0,0, and every tile is connected to it by edges.
  private static void checkGroup(List<TileEntry> entries) {
    if (entries.isEmpty()) {
      return;
    }
    List<Cell> unconnected = new ArrayList<>(entries.stream().map(TileEntry::cell).toList());
    List<Cell> reached = new ArrayList<>(List.of(new Cell(0, 0)));
    if (!unconnected.removeAll(reached)) {
      refuse("3", "centre-empty");
    }
    for (int i = 0; i < reached.size(); i++) {
      Cell here = reached.get(i);
      List<Cell> neighbours =
          unconnected.stream()
              .filter(cell -> Math.abs(cell.x - here.x) + Math.abs(cell.y - here.y) == 1)
              .toList();
      unconnected.removeAll(neighbours);
      reached.addAll(neighbours);
    }
    if (!unconnected.isEmpty()) {
      refuse("3", "tile-apart", unconnected.getFirst().name());
    }
  }

  /// Checks rule 7 where the first complete pattern wins: the side to move has none, because its
  /// pattern would have ended the game before the opponent's last move.
  private static void checkGoal(LaidTiles tiles) {
    Side sideToMove = tiles.sideToMove();
    if (tiles.game().firstPatternWins() && tiles.completePatterns(sideToMove) > 0) {
      refuse("7", "already-won", sideToMove);
    }
  }

  private static void refuse(String rule, String key, Object... arguments) {
    throw new IllegalPositionException(Violation.of(rule, key, arguments));
  }
}
