package tabuleiro.terminal.screen.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.Board;
import tabuleiro.rules.HexagonBoard;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.board.Symbols;
import tabuleiro.terminal.screen.picture.BoardPicture;
import tabuleiro.terminal.screen.picture.BoardView;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;
import tabuleiro.terminal.screen.sheet.Sheet;
import tabuleiro.words.Words;

/// Boards as plain characters in rows.
final class PlainPictures {
  private static final int PITCH = 4;

  private record Place(int column, int row) {}

  private record Places(Map<Place, Spot> at, Map<Spot, Place> of) implements BoardPicture.Spots {
    void put(Spot spot, int column, int row) {
      of.put(spot, new Place(column, row));
      for (int i = -1; i <= 1; i++) {
        at.put(new Place(column + i, row), spot);
      }
    }

    @Override
    public Optional<Spot> at(int column, int row) {
      return Optional.ofNullable(at.get(new Place(column, row)));
    }

    @Override
    public Spot next(Spot from, int right, int down) {
      Place place = of.get(from);
      if (place == null) {
        return from;
      }
      return of.keySet().stream()
          .filter(spot -> isThere(place, spot, right, down))
          .min((a, b) -> Integer.compare(distance(place, a), distance(place, b)))
          .orElse(from);
    }

    private boolean isThere(Place from, Spot spot, int right, int down) {
      Place to = of.getOrDefault(spot, from);
      int dx = to.column() - from.column();
      int dy = to.row() - from.row();
      return right == 0
          ? Integer.signum(dy) == down && Math.abs(dx) < PITCH
          : Integer.signum(dx) == right && dy == 0;
    }

    private int distance(Place from, Spot spot) {
      Place to = of.getOrDefault(spot, from);
      return Math.abs(to.column() - from.column()) + PITCH * Math.abs(to.row() - from.row());
    }
  }

  private PlainPictures() {}

  static BoardPicture draw(BoardView view, int columns, int rows, Words words) {
    Sheet sheet = new Sheet(columns, rows);
    Places places = new Places(new HashMap<>(), new HashMap<>());
    Scene scene = view.position().scene();
    Map<Integer, String> symbols = new HashMap<>();
    for (Scene.Mark mark : scene.marks()) {
      String key = "symbol.mark." + mark.kind();
      mark.cells().forEach(cell -> symbols.put(cell, words.has(key) ? words.say(key) : "."));
    }
    scene.pieces().forEach(p -> symbols.put(p.cell(), Symbols.of(p.piece(), words)));
    Map<Integer, Side> sides = new HashMap<>();
    scene.pieces().forEach(p -> sides.put(p.cell(), p.piece().side()));
    Board board = view.position().game().board();
    Scene.Area area = scene.area();
    for (int cell = 0; cell < board.cellCount(); cell++) {
      int x = board.column(cell);
      int y = board.row(cell);
      if (x < area.left() || x > area.right() || y < area.bottom() || y > area.top()) {
        continue;
      }
      int shift =
          board instanceof HexagonBoard hexagon
              ? PITCH / 2 * (hexagon.rows() - hexagon.rowLength(y))
              : 0;
      put(
          sheet,
          places,
          view,
          new Spot.Cell(cell),
          1 + PITCH * (x - area.left()) + shift,
          area.top() - y,
          symbols.getOrDefault(cell, "."),
          ink(sides.get(cell)));
    }
    hands(sheet, places, view, area.top() - area.bottom() + 2);
    return new BoardPicture(sheet, places);
  }

  private static void hands(Sheet sheet, Places places, BoardView view, int top) {
    int row = top;
    for (Scene.Hand hand : view.position().scene().hands()) {
      List<Integer> tiles = hand.pieces().stream().map(p -> p.number()).toList();
      boolean own = hand.side() == view.position().sideToMove();
      for (int i = 0; i < tiles.size(); i++) {
        Spot spot = own ? new Spot.Tile(tiles.get(i)) : new Spot.Tile(-tiles.get(i));
        int column = 1 + PITCH * (i % 12);
        put(sheet, places, view, spot, column, row + i / 12, "" + tiles.get(i), ink(hand.side()));
      }
      row += 2;
    }
    if (view.picked().size() == 1 && view.picked().getFirst() instanceof Spot.Tile) {
      for (int turn = 0; turn < 4; turn++) {
        put(sheet, places, view, new Spot.Turn(turn), 1 + PITCH * turn, row, "r" + turn, Ink.TEXT);
      }
    }
  }

  private static Ink ink(@org.jspecify.annotations.Nullable Side side) {
    return side == null ? Ink.LINE : side == Side.FIRST ? Ink.FIRST : Ink.SECOND;
  }

  private static void put(
      Sheet sheet, Places places, BoardView view, Spot spot, int x, int y, String text, Ink ink) {
    Ink ground = Ink.CELL;
    if (view.legal().contains(spot)) {
      ground = Ink.LEGAL;
    }
    if (view.picked().contains(spot)) {
      ground = Ink.PICKED;
    }
    if (view.cursor().equals(Optional.of(spot))) {
      ground = Ink.CURSOR;
    }
    Look look = Look.of(ink).on(ground);
    sheet.fill(x - 1, y, 3, 1, ' ', look);
    sheet.write(text.length() > 2 ? x - 1 : x, y, text, look);
    places.put(spot, x, y);
  }
}
