package tabuleiro.terminal.screen.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.Box;
import tabuleiro.terminal.screen.picture.canvas.SpotGrid;

/// Draws the hand of the side to move as pictures: its tiles, or, when one is picked, the turns of
/// that one.
final class HandPicture {
  /// A column for the signs of states, and the picture of a tile.
  private static final int WIDTH = 5;

  /// The picture, and a row for what is written under it.
  private static final int HEIGHT = 4;

  private record HandItem(ClickTarget spot, Piece tile, String caption) {}

  private final BoardModel moment;
  private final List<Piece> hand;
  private final List<HandItem> items;
  private final int perRow;
  private final int lines;

  /// @param columns how many columns there are
  HandPicture(BoardModel moment, int columns) {
    this.moment = moment;
    Side mover = moment.view().position().sideToMove();
    hand =
        moment.scene().hands().stream()
            .filter(of -> of.side() == mover)
            .map(Scene.Hand::pieces)
            .flatMap(List::stream)
            .toList();
    int most = Math.max(1, columns / WIDTH);
    lines = (hand.size() + most - 1) / most;
    perRow = lines == 0 ? 1 : Math.max(Math.min(most, 4), (hand.size() + lines - 1) / lines);
    items = pickedTile().map(HandPicture::turns).orElseGet(this::tiles);
  }

  /// Returns the tile that is picked.
  Optional<Piece> pickedTile() {
    return moment.view().picked().stream()
        .filter(ClickTarget.Tile.class::isInstance)
        .map(spot -> ((ClickTarget.Tile) spot).number())
        .flatMap(number -> hand.stream().filter(tile -> tile.number() == number))
        .findFirst();
  }

  private List<HandItem> tiles() {
    return hand.stream()
        .map(tile -> new HandItem(new ClickTarget.Tile(tile.number()), tile, ""))
        .toList();
  }

  /// Returns the turns of a tile that look different.
  private static List<HandItem> turns(Piece tile) {
    List<HandItem> turns = new ArrayList<>();
    for (int turn = 0; turn < 4; turn++) {
      Piece turned = TilePainter.rotate(tile, turn);
      if (turns.stream().noneMatch(item -> item.tile.equals(turned))) {
        turns.add(new HandItem(new ClickTarget.Rotation(turn), turned, "r" + turn));
      }
    }
    return turns;
  }

  /// Returns the first spot of the hand.
  Optional<ClickTarget> firstSpot() {
    return items.stream().map(HandItem::spot).findFirst();
  }

  /// Returns the columns that are drawn on.
  int columns() {
    return perRow * WIDTH;
  }

  /// Returns the rows that are drawn on; the same whether or not a tile is picked.
  int rows() {
    return lines * HEIGHT;
  }

  /// Draws the hand with its upper left corner at a place, and sets its spots.
  void draw(BoardCanvas easel, int left, int top, SpotGrid lattice) {
    TilePainter art = new TilePainter(moment);
    SpotStateMarks signs = new SpotStateMarks(moment.isAsciiOnly());
    int first = left + (perRow - Math.min(perRow, items.size())) * WIDTH / 2;
    for (int i = 0; i < items.size(); i++) {
      HandItem item = items.get(i);
      int column = i % perRow;
      int row = i / perRow;
      lattice.set(column, row, item.spot);
      Box box = new Box(first + column * WIDTH, top + row * HEIGHT, WIDTH, HEIGHT - 1);
      List<SpotState> states = moment.states(item.spot);
      ColourRole ground =
          states.stream()
              .filter(state -> state != SpotState.LEGAL)
              .findFirst()
              .map(SpotState::colour)
              .orElse(i % 2 == row % 2 ? ColourRole.CELL : ColourRole.OTHER_CELL);
      easel.fill(box, ground, item.spot);
      Box picture = new Box(box.left() + 1, box.top(), WIDTH - 1, HEIGHT - 1);
      art.draw(easel, picture, item.tile, ground);
      signs.drawInFirstColumn(easel, box, states, ground);
      easel.write(box.left() + 2, box.bottom() + 1, item.caption, TextStyle.of(ColourRole.LINE));
    }
  }
}
