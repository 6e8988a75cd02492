package tabuleiro.terminal.screen.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Side;
import tabuleiro.terminal.ThoughtText;
import tabuleiro.terminal.screen.page.TextLines;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;
import tabuleiro.terminal.screen.sheet.Sheet;
import tabuleiro.text.Messages;

/// Draws what stands beside the board: the players with their clocks and the figure that players
/// watch, the moves, and what the engine sees.
final class Panel {
  /// Rows for what the engine sees: a gap, a title, and two rows for each of three lines.
  private static final int ANALYSIS_ROWS = 8;

  private final GamePage page;
  private final Messages words;
  private final Sheet sheet;
  private final boolean ascii;
  private final List<Hit> hits = new ArrayList<>();
  private int row;

  /// Where a move stands.
  private record Hit(int row, int left, int right, int ply) {}

  private Panel(GamePage page, Sheet sheet, boolean ascii) {
    this.ascii = ascii;
    this.page = page;
    this.words = page.words();
    this.sheet = sheet;
  }

  static Sheet draw(GamePage page, Layout layout, boolean ascii) {
    return drawn(page, layout, ascii).sheet;
  }

  /// Returns the ply of the move that stands at a place of the panel; empty where none does.
  static OptionalInt plyAt(GamePage page, Layout layout, boolean ascii, int column, int row) {
    return drawn(page, layout, ascii).hits.stream()
        .filter(hit -> hit.row == row && column >= hit.left && column < hit.right)
        .mapToInt(Hit::ply)
        .findFirst();
  }

  private static Panel drawn(GamePage page, Layout layout, boolean ascii) {
    Sheet sheet = new Sheet(layout.panelColumns(), layout.boardRows());
    Panel panel = new Panel(page, sheet, ascii);
    panel.draw();
    return panel;
  }

  private void draw() {
    List<Phrase> standing = page.shown().scene().standing();
    for (Side side : Side.values()) {
      player(side);
      if (side.ordinal() < standing.size()) {
        text(words.say(standing.get(side.ordinal())), Look.of(Ink.TEXT));
      }
    }
    standing.stream().skip(2).forEach(phrase -> text(words.say(phrase), Look.of(Ink.FAINT)));
    row++;
    int below = page.engine().analysing() ? ANALYSIS_ROWS : 0;
    moves(sheet.rows() - below);
    if (page.engine().analysing()) {
      row = sheet.rows() - below + 1;
      analysis();
    }
  }

  private void player(Side side) {
    boolean isMover = !page.isOver() && page.table().position().sideToMove() == side;
    Look look = Look.of(side == Side.FIRST ? Ink.FIRST : Ink.SECOND).inBold();
    String time = page.table().left(side).map(Panel::clock).orElse("");
    String badge = Badge.of(side, page.shown().scene(), words, ascii);
    String name = badge + " " + page.table().seat(side).name() + " (" + words.side(side) + ")";
    int room = sheet.columns() - 3 - time.length();
    sheet.write(0, row, isMover ? ">" : " ", Look.of(Ink.KEY).inBold());
    sheet.write(2, row, TextLines.cut(name, room), look);
    sheet.write(sheet.columns() - time.length(), row, time, Look.of(Ink.TEXT).inBold());
    row++;
  }

  /// Returns a time, such as `4:59` or `1:04:59`; part seconds count, so that 0:00 is the end.
  private static String clock(Duration left) {
    Duration shown = left.plusMillis(999);
    return shown.toHours() > 0
        ? "%d:%02d:%02d".formatted(shown.toHours(), shown.toMinutesPart(), shown.toSecondsPart())
        : "%d:%02d".formatted(shown.toMinutes(), shown.toSecondsPart());
  }

  private void text(String text, Look look) {
    for (String line : TextLines.wrap(text, sheet.columns() - 2)) {
      sheet.write(2, row++, line, look);
    }
  }

  private record Entry(String text, int ply) {}

  /// The moves in lines of pairs, the shown one marked, as many as find room.
  private void moves(int bottom) {
    List<List<Entry>> lines = lines();
    int room = Math.max(1, bottom - row);
    int shown = Math.max(0, line(lines));
    int first = Math.clamp(shown - room / 2, 0, Math.max(0, lines.size() - room));
    for (List<Entry> line : lines.subList(first, Math.min(lines.size(), first + room))) {
      int column = 0;
      for (Entry entry : line) {
        boolean isShown = entry.ply() == page.ply();
        Look look = Look.of(entry.ply() < 0 ? Ink.FAINT : Ink.TEXT);
        if (entry.ply() > 0) {
          hits.add(new Hit(row, column, column + entry.text().length(), entry.ply()));
        }
        sheet.write(column, row, entry.text(), isShown ? look.on(Ink.CHOSEN).inBold() : look);
        column += entry.text().length() + 1;
      }
      row++;
    }
  }

  private int line(List<List<Entry>> lines) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).stream().anyMatch(entry -> entry.ply() == page.ply())) {
        return i;
      }
    }
    return -1;
  }

  /// The moves are numbered in pairs; a pair that is too long for a line takes two.
  private List<List<Entry>> lines() {
    List<List<Entry>> lines = new ArrayList<>();
    List<String> moves = page.table().moves();
    int offset = page.table().positions().getFirst().sideToMove() == Side.FIRST ? 0 : 1;
    for (int i = 0; i < moves.size(); i++) {
      boolean isFirst = (i + offset) % 2 == 0;
      String number = "%3d.".formatted((i + offset) / 2 + 1);
      boolean isTurn = page.engine().turningPoints().contains(i + 1);
      Entry move = new Entry(moves.get(i) + (isTurn ? "?" : ""), i + 1);
      if (isFirst || lines.isEmpty()) {
        String shown = isFirst ? number : number + " ...";
        lines.add(new ArrayList<>(List.of(new Entry(shown, -1), move)));
      } else if (width(lines.getLast()) + move.text().length() <= sheet.columns()) {
        lines.getLast().add(move);
      } else {
        lines.add(new ArrayList<>(List.of(new Entry("    ", -1), move)));
      }
    }
    return lines;
  }

  private static int width(List<Entry> line) {
    return line.stream().mapToInt(entry -> entry.text().length() + 1).sum();
  }

  private void analysis() {
    sheet.write(0, row++, words.say("page.analysis"), Look.of(Ink.TITLE));
    if (page.shown().outcome().isOver()) {
      return;
    }
    page.engine().analysis().ifPresent(seen -> seen.lines().forEach(line -> line(line, seen)));
  }

  private void line(Thought thought, AnalysisView seen) {
    String score = words.say(ThoughtText.of(thought.score()));
    String head = words.say("page.analysis-line", score, thought.depth());
    sheet.write(0, row++, TextLines.cut(head, sheet.columns()), Look.of(Ink.FAINT));
    String line = ThoughtText.line(thought, seen.position());
    sheet.write(2, row++, TextLines.cut(line, sheet.columns() - 2), Look.of(Ink.TEXT));
  }
}
