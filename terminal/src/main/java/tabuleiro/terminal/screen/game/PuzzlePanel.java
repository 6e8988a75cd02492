package tabuleiro.terminal.screen.game;

import java.util.OptionalInt;
import tabuleiro.play.Puzzle;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.page.TextLines;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;
import tabuleiro.terminal.screen.sheet.Sheet;
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
  private final Sheet sheet;
  private final boolean ascii;
  private int row;

  private PuzzlePanel(PuzzlePage page, Sheet sheet, boolean ascii) {
    this.page = page;
    this.words = page.board().words();
    this.sheet = sheet;
    this.ascii = ascii;
  }

  static Sheet draw(PuzzlePage page, Layout layout, boolean ascii) {
    Sheet sheet = new Sheet(layout.panelColumns(), layout.boardRows());
    new PuzzlePanel(page, sheet, ascii).draw();
    return sheet;
  }

  private void draw() {
    Puzzle puzzle = page.riddle().puzzle();
    Position position = puzzle.position();
    Side mover = position.sideToMove();
    String badge = Badge.of(mover, position.scene(), words, ascii);
    Look look = Look.of(mover == Side.FIRST ? Ink.FIRST : Ink.SECOND).inBold();
    text(badge + " " + words.say("page.puzzle.to-win", mover), look);
    position.scene().standing().forEach(phrase -> text(words.say(phrase), Look.of(Ink.FAINT)));
    row++;
    String difficulty = words.say("page.puzzle.difficulty", puzzle.difficulty(), Puzzle.HARDEST);
    text(difficulty, Look.of(Ink.TEXT));
    row++;
    int found = page.count(Riddle::isFound);
    text(words.say("page.puzzle.solved", found, page.riddles().size()), Look.of(Ink.TEXT));
    text(words.say("page.puzzle.at-once", page.count(Riddle::isFoundAtOnce)), Look.of(Ink.FAINT));
    marks();
  }

  private void text(String text, Look look) {
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
    for (int i = marks.first(); i < Math.min(page.riddles().size(), marks.end()); i++) {
      int at = i - marks.first();
      Look look = Look.of(Ink.TEXT);
      sheet.write(
          at % marks.inLine() * MARK,
          top + at / marks.inLine(),
          mark(page.riddles().get(i)),
          i == page.index() ? look.on(Ink.CHOSEN).inBold() : look);
    }
  }

  private String mark(Riddle riddle) {
    return switch (riddle.state()) {
      case OPEN -> ascii ? "." : "·";
      case FOUND -> ascii ? "+" : "★";
      case TOLD -> "x";
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
      int all = Math.ceilDiv(page.riddles().size(), inLine);
      int lines = Math.min(MOST_LINES, all);
      int top = Math.clamp(page.index() / inLine - lines / 2, 0, all - lines);
      return new Marks(top * inLine, inLine, lines);
    }

    int end() {
      return first + lines * inLine;
    }
  }

  /// Returns the puzzle whose mark stands at a place of the panel; empty where none does.
  static OptionalInt riddleAt(PuzzlePage page, Layout layout, int column, int row) {
    Marks marks = Marks.of(page, layout.panelColumns());
    int line = row - (layout.boardRows() - marks.lines());
    int riddle = marks.first() + line * marks.inLine() + column / MARK;
    boolean isMark =
        column >= 0 && column / MARK < marks.inLine() && line >= 0 && line < marks.lines();
    return isMark && riddle < page.riddles().size() ? OptionalInt.of(riddle) : OptionalInt.empty();
  }
}
