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
import tabuleiro.terminal.screen.picture.canvas.TargetGrid;

/// Draws the tiles in the hand of a side or, when the side to move has selected one, its rotations.
/// Only the tiles of the side to move can be selected.
final class HandPicture {
  /// The columns of a tile: one for the marks of states, and its picture.
  private static final int WIDTH = 5;

  /// The rows of a tile: its picture and a caption.
  private static final int HEIGHT = 4;

  private record HandItem(ClickTarget target, Piece tile, String caption) {}

  private final BoardModel model;
  private final Side side;
  private final boolean isLabelled;
  private final List<Piece> hand;
  private final List<HandItem> items;
  private final int perRow;
  private final int lines;

  /// @param columns the available columns
  /// @param isLabelled whether a row above the tiles says whose they are
  HandPicture(BoardModel model, Side side, int columns, boolean isLabelled) {
    this.model = model;
    this.side = side;
    this.isLabelled = isLabelled;
    hand =
        model.scene().hands().stream()
            .filter(of -> of.side() == side)
            .map(Scene.Hand::pieces)
            .flatMap(List::stream)
            .toList();
    int mostPerRow = Math.max(1, columns / WIDTH);
    lines = (hand.size() + mostPerRow - 1) / mostPerRow;
    perRow = lines == 0 ? 1 : Math.max(Math.min(mostPerRow, 4), (hand.size() + lines - 1) / lines);
    items = pickedTile().map(HandPicture::rotationItems).orElseGet(this::tileItems);
  }

  private boolean isToMove() {
    return model.view().position().sideToMove() == side;
  }

  /// Returns the selected tile.
  Optional<Piece> pickedTile() {
    return !isToMove()
        ? Optional.empty()
        : model.view().picked().stream()
            .filter(ClickTarget.Tile.class::isInstance)
            .map(target -> ((ClickTarget.Tile) target).number())
            .flatMap(number -> hand.stream().filter(tile -> tile.number() == number))
            .findFirst();
  }

  private List<HandItem> tileItems() {
    return hand.stream()
        .map(tile -> new HandItem(new ClickTarget.Tile(tile.number()), tile, ""))
        .toList();
  }

  /// Returns the rotations of a tile that look different.
  private static List<HandItem> rotationItems(Piece tile) {
    List<HandItem> rotations = new ArrayList<>();
    for (int turn = 0; turn < 4; turn++) {
      Piece turned = TilePainter.rotate(tile, turn);
      if (rotations.stream().noneMatch(item -> item.tile.equals(turned))) {
        rotations.add(new HandItem(new ClickTarget.Rotation(turn), turned, "r" + turn));
      }
    }
    return rotations;
  }

  /// Returns the first target of the hand.
  Optional<ClickTarget> firstTarget() {
    return items.stream().map(HandItem::target).findFirst();
  }

  /// Returns the columns of the drawing.
  int columns() {
    return hand.isEmpty() ? 0 : Math.max(perRow * WIDTH, isLabelled ? label().length() : 0);
  }

  /// Returns the rows of the drawing, the same whether or not a tile is selected.
  int rows() {
    return lines * HEIGHT + labelRows();
  }

  private int labelRows() {
    return isLabelled && lines > 0 ? 1 : 0;
  }

  private String label() {
    return model.handLabel(side);
  }

  /// Draws the hand with its upper left corner at a place, and adds its targets to a grid.
  void draw(BoardCanvas canvas, int left, int top, TargetGrid targets) {
    TilePainter tilePainter = new TilePainter(model);
    TargetStateMarks marks = new TargetStateMarks(model.isAsciiOnly());
    if (labelRows() > 0) {
      canvas.label(left + (columns() - label().length()) / 2, top, label());
    }
    int first =
        left
            + (columns() - perRow * WIDTH) / 2
            + (perRow - Math.min(perRow, items.size())) * WIDTH / 2;
    for (int i = 0; i < items.size(); i++) {
      HandItem item = items.get(i);
      int column = i % perRow;
      int row = i / perRow;
      int line = top + labelRows() + row * HEIGHT;
      Box box = new Box(first + column * WIDTH, line, WIDTH, HEIGHT - 1);
      List<TargetState> states = isToMove() ? model.states(item.target) : List.of();
      ColourRole background =
          states.stream()
              .filter(state -> state != TargetState.LEGAL)
              .findFirst()
              .map(TargetState::colour)
              .orElse(i % 2 == row % 2 ? ColourRole.CELL : ColourRole.OTHER_CELL);
      if (isToMove()) {
        targets.set(column, row, item.target);
        canvas.fill(box, background, item.target);
      } else {
        canvas.fill(box, background);
      }
      Box pictureBox = new Box(box.left() + 1, box.top(), WIDTH - 1, HEIGHT - 1);
      tilePainter.draw(canvas, pictureBox, item.tile, background);
      marks.drawInFirstColumn(canvas, box, states, background);
      canvas.write(box.left() + 2, box.bottom() + 1, item.caption, TextStyle.of(ColourRole.LINE));
    }
  }
}
