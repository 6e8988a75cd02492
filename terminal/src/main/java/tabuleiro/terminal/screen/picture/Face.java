package tabuleiro.terminal.screen.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.sheet.Ink;

/// Draws what is in a cell: its ground, its piece or the sign of an empty cell, and the signs of
/// its states at its sides.
final class Face {
  private final Moment moment;
  private final PieceFigures figures;
  private final StateSigns signs;
  private final int throne;

  Face(Moment moment) {
    this.moment = moment;
    figures = new PieceFigures(moment);
    signs = new StateSigns(moment.ascii());
    throne = moment.marked("throne").stream().findFirst().orElse(-1);
  }

  /// Draws a cell into a box.
  ///
  /// @param ground its ground when nothing happens to it
  /// @param empty the sign that stands in it when it is empty
  void draw(Easel easel, Box box, int cell, Ink ground, Sign empty) {
    draw(easel, box, box, cell, ground, empty);
  }

  /// Draws a cell whose figure stands in a box of its own in the middle of the cell.
  ///
  /// @param box where the ground and the signs of its states are
  /// @param room where the figure has room; on one row together with these signs
  void draw(Easel easel, Box box, Box room, int cell, Ink ground, Sign empty) {
    Spot spot = new Spot.Cell(cell);
    Ink colour = moment.ground(cell, marked(cell).map(Face::ground).orElse(ground));
    easel.ground(box, colour, spot);
    easel.ground(room, colour, spot);
    int longest = moment.longestSymbol();
    int width = Math.max(room.width() - 2, Math.min(room.width(), longest));
    Figure figure = figure(cell, width, room.height(), empty);
    if (box.height() == 1 && figure.width() == box.width() - 1) {
      figure.draw(easel, new Box(box.left(), box.top(), figure.width(), 1), colour);
    } else {
      figure.draw(easel, room, colour);
    }
    signs.aside(easel, box, figure.width(), sideStates(cell), colour);
  }

  private static Ink ground(Sign sign) {
    return sign == Sign.THRONE ? Ink.THRONE : Ink.TRENCH;
  }

  private Optional<Sign> marked(int cell) {
    if (cell == throne) {
      return Optional.of(Sign.THRONE);
    }
    return moment.isMarked("trench", cell) ? Optional.of(Sign.TRENCH) : Optional.empty();
  }

  private Figure figure(int cell, int width, int height, Sign empty) {
    Optional<Piece> piece = moment.pieceAt(cell);
    if (piece.isPresent()) {
      return figures.of(piece.get(), width, height);
    }
    Spot spot = new Spot.Cell(cell);
    if (moment.is(State.LEGAL, spot)) {
      return legal(height);
    }
    if (moment.is(State.WON, spot)) {
      return Figure.line(text(Sign.PATH), Ink.WON);
    }
    return marked(cell)
        .map(sign -> mark(sign, width, height))
        .orElseGet(() -> Figure.line(text(empty), Ink.LINE));
  }

  private String text(Sign sign) {
    return String.valueOf(moment.sign(sign));
  }

  private Figure legal(int height) {
    boolean even = height % 2 == 0 && !moment.ascii();
    List<String> lines = even ? List.of("▄", "▀") : List.of(text(Sign.LEGAL));
    return new Figure(lines, Ink.LEGAL, true);
  }

  private Figure mark(Sign sign, int width, int height) {
    if (sign == Sign.THRONE) {
      return Figure.line(text(sign), Ink.TEXT);
    }
    String water = text(sign).repeat(Math.min(width, 3));
    return new Figure(Stream.generate(() -> water).limit(height).toList(), Ink.TEXT, false);
  }

  /// Returns the states whose signs stand beside the figure; that an empty cell can be picked is
  /// said by the figure, and that it is on the path.
  private List<State> sideStates(int cell) {
    boolean empty = moment.pieceAt(cell).isEmpty();
    return moment.states(new Spot.Cell(cell)).stream()
        .filter(state -> !empty || (state != State.LEGAL && state != State.WON))
        .toList();
  }
}
