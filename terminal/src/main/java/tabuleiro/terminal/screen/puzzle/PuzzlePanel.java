package tabuleiro.terminal.screen.puzzle;

import java.util.OptionalInt;
import tabuleiro.play.Puzzle;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.SideSymbol;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.page.TextLines;
import tabuleiro.text.Messages;

/// Draws what stands beside the board of a puzzle: what is asked, how many were solved, and a mark
/// for each of them.
final class PuzzlePanel {
  /// Columns of a mark, with the gap behind it.
  private static final int MARK = 2;

  /// Lines of marks. A guess: they leave room for the text in the smallest window.
  private static final int MOST_LINES = 4;

  private final PuzzlePage page;
  private final Messages words;
  private final CharacterGrid sheet;
  private final boolean ascii;
  private int row;

  private PuzzlePanel(PuzzlePage page, CharacterGrid sheet, boolean ascii) {
    this.page = page;
    this.words = page.board().messages();
    this.sheet = sheet;
    this.ascii = ascii;
  }

  static CharacterGrid draw(PuzzlePage page, GamePageLayout layout, boolean ascii) {
    CharacterGrid sheet = new CharacterGrid(layout.panelColumns(), layout.boardRows());
    new PuzzlePanel(page, sheet, ascii).draw();
    return sheet;
  }

  private void draw() {
    Puzzle puzzle = page.current().puzzle();
    Position position = puzzle.position();
    Side mover = position.sideToMove();
    String badge = SideSymbol.format(mover, position.scene(), words, ascii);
    TextStyle look =
        TextStyle.of(mover == Side.FIRST ? ColourRole.FIRST : ColourRole.SECOND).asBold();
    text(badge + " " + words.format("page.puzzle.to-win", mover), look);
    position
        .scene()
        .metrics()
        .forEach(phrase -> text(words.format(phrase), TextStyle.of(ColourRole.SECONDARY)));
    row++;
    String difficulty =
        words.format("page.puzzle.difficulty", puzzle.difficulty(), Puzzle.MAX_DIFFICULTY);
    text(difficulty, TextStyle.of(ColourRole.TEXT));
    row++;
    int found = page.count(PuzzleState::isFound);
    text(
        words.format("page.puzzle.solved", found, page.states().size()),
        TextStyle.of(ColourRole.TEXT));
    text(
        words.format("page.puzzle.at-once", page.count(PuzzleState::isFoundAtFirstAttempt)),
        TextStyle.of(ColourRole.SECONDARY));
    marks();
  }

  private void text(String text, TextStyle look) {
    for (String line : TextLines.wrap(text, sheet.columns() - 1)) {
      if (row < sheet.rows() - Marks.of(page, sheet.columns()).lines()) {
        sheet.write(0, row++, line, look);
      }
    }
  }

  /// A mark for each puzzle, in the last rows, so that a click finds it whatever stands above.
  private void marks() {
    Marks marks = Marks.of(page, sheet.columns());
    int top = sheet.rows() - marks.lines();
    for (int i = marks.first(); i < Math.min(page.states().size(), marks.end()); i++) {
      int at = i - marks.first();
      TextStyle look = TextStyle.of(ColourRole.TEXT);
      sheet.write(
          at % marks.inLine() * MARK,
          top + at / marks.inLine(),
          mark(page.states().get(i)),
          i == page.index() ? look.onBackground(ColourRole.CHOSEN).asBold() : look);
    }
  }

  private String mark(PuzzleState riddle) {
    return switch (riddle.status()) {
      case OPEN -> ascii ? "." : "·";
      case FOUND -> ascii ? "+" : "★";
      case SHOWN -> "x";
    };
  }

  /// Which puzzles have marks: all, or those about the one that is shown.
  ///
  /// @param first the first of them
  /// @param inLine how many stand in a line
  /// @param lines how many lines there are
  private record Marks(int first, int inLine, int lines) {
    static Marks of(PuzzlePage page, int columns) {
      int inLine = columns / MARK;
      int all = Math.ceilDiv(page.states().size(), inLine);
      int lines = Math.min(MOST_LINES, all);
      int top = Math.clamp(page.index() / inLine - lines / 2, 0, all - lines);
      return new Marks(top * inLine, inLine, lines);
    }

    int end() {
      return first + lines * inLine;
    }
  }

  /// Returns the puzzle whose mark stands at a place of the panel; empty where none does.
  static OptionalInt puzzleAt(PuzzlePage page, GamePageLayout layout, int column, int row) {
    Marks marks = Marks.of(page, layout.panelColumns());
    int line = row - (layout.boardRows() - marks.lines());
    int riddle = marks.first() + line * marks.inLine() + column / MARK;
    boolean isMark =
        column >= 0 && column / MARK < marks.inLine() && line >= 0 && line < marks.lines();
    return isMark && riddle < page.states().size() ? OptionalInt.of(riddle) : OptionalInt.empty();
  }
}
