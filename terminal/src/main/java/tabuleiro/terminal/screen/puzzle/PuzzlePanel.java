package tabuleiro.terminal.screen.puzzle;

import java.util.OptionalInt;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.SideSymbol;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// Draws the panel beside the board of a puzzle: the task, the number of solved puzzles, and a mark
/// for each puzzle.
final class PuzzlePanel {
  /// Columns of a mark and the gap after it.
  private static final int MARK = 2;

  /// The most lines of marks. A guess: they leave room for the text in the smallest window.
  private static final int MAX_LINES = 4;

  private final PuzzlePage page;
  private final Messages messages;
  private final CharacterGrid grid;
  private final boolean ascii;
  private int row;

  private PuzzlePanel(PuzzlePage page, CharacterGrid grid, boolean ascii) {
    this.page = page;
    this.messages = page.board().messages();
    this.grid = grid;
    this.ascii = ascii;
  }

  static CharacterGrid draw(PuzzlePage page, GamePageLayout layout, boolean ascii) {
    CharacterGrid grid = new CharacterGrid(layout.panelColumns(), layout.boardRows());
    new PuzzlePanel(page, grid, ascii).draw();
    return grid;
  }

  private void draw() {
    Puzzle puzzle = page.current().puzzle();
    Position position = puzzle.position();
    Side mover = position.sideToMove();
    String symbol = SideSymbol.format(mover, position.scene(), messages, ascii);
    TextStyle style = SideSymbol.style(mover);
    writeText(
        symbol
            + " "
            + messages.format(puzzle.messageKey("page.puzzle.to-win"), mover, puzzle.moves()),
        style);
    for (String motif : puzzle.motifs()) {
      writeText(messages.format("motif." + motif), TextStyle.of(ColourRole.TEXT));
    }
    position
        .scene()
        .metrics()
        .forEach(
            message -> writeText(messages.format(message), TextStyle.of(ColourRole.SECONDARY)));
    row++;
    String difficulty =
        messages.format("page.puzzle.difficulty", puzzle.difficulty(), Puzzle.MAX_DIFFICULTY);
    writeText(difficulty, TextStyle.of(ColourRole.TEXT));
    row++;
    int found = page.count(PuzzleState::isFound);
    writeText(
        messages.format("page.puzzle.solved", found, page.states().size()),
        TextStyle.of(ColourRole.TEXT));
    writeText(
        messages.format("page.puzzle.at-once", page.count(PuzzleState::isFoundAtFirstAttempt)),
        TextStyle.of(ColourRole.SECONDARY));
    drawMarks();
  }

  private void writeText(String text, TextStyle style) {
    for (String line : TextLines.wrap(text, grid.columns() - 1)) {
      if (row < grid.rows() - Marks.of(page, grid.columns()).lines()) {
        grid.write(0, row++, line, style);
      }
    }
  }

  /// Draws a mark for each puzzle in the last rows, so that their places do not depend on the text
  /// above.
  private void drawMarks() {
    Marks marks = Marks.of(page, grid.columns());
    int top = grid.rows() - marks.lines();
    for (int i = marks.first(); i < Math.min(page.states().size(), marks.end()); i++) {
      int offset = i - marks.first();
      TextStyle style = TextStyle.of(ColourRole.TEXT);
      grid.write(
          offset % marks.inLine() * MARK,
          top + offset / marks.inLine(),
          mark(page.states().get(i)),
          i == page.index() ? style.onBackground(ColourRole.CHOSEN).asBold() : style);
    }
  }

  private String mark(PuzzleState state) {
    return switch (state.status()) {
      case OPEN -> ascii ? "." : "·";
      case FOUND -> ascii ? "+" : "★";
      case SHOWN -> "x";
    };
  }

  /// The range of puzzles with marks: all, or those around the shown one.
  ///
  /// @param first the index of the first one
  /// @param inLine the number of marks in a line
  /// @param lines the number of lines
  private record Marks(int first, int inLine, int lines) {
    static Marks of(PuzzlePage page, int columns) {
      int inLine = columns / MARK;
      int all = Math.ceilDiv(page.states().size(), inLine);
      int lines = Math.min(MAX_LINES, all);
      int top = Math.clamp(page.index() / inLine - lines / 2, 0, all - lines);
      return new Marks(top * inLine, inLine, lines);
    }

    int end() {
      return first + lines * inLine;
    }
  }

  /// Returns the index of the puzzle whose mark is at a place of the panel; empty when there is
  /// none.
  static OptionalInt puzzleAt(PuzzlePage page, GamePageLayout layout, int column, int row) {
    Marks marks = Marks.of(page, layout.panelColumns());
    int line = row - (layout.boardRows() - marks.lines());
    int state = marks.first() + line * marks.inLine() + column / MARK;
    boolean isMark =
        column >= 0 && column / MARK < marks.inLine() && line >= 0 && line < marks.lines();
    return isMark && state < page.states().size() ? OptionalInt.of(state) : OptionalInt.empty();
  }
}
