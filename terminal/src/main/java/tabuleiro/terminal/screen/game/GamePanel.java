package tabuleiro.terminal.screen.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.terminal.AnalysisText;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.page.TextLines;
import tabuleiro.text.Messages;

/// Draws what stands beside the board: the players with their clocks and the figure that players
/// watch, the moves, and what the engine sees.
final class GamePanel {
  /// Rows for what the engine sees: a gap, a title, and two rows for each of three lines.
  private static final int ANALYSIS_ROWS = 8;

  private final GamePage page;
  private final Messages words;
  private final CharacterGrid sheet;
  private final boolean ascii;
  private final List<Hit> hits = new ArrayList<>();
  private int row;

  /// Where a move stands.
  private record Hit(int row, int left, int right, int ply) {}

  private GamePanel(GamePage page, CharacterGrid sheet, boolean ascii) {
    this.ascii = ascii;
    this.page = page;
    this.words = page.messages();
    this.sheet = sheet;
  }

  static CharacterGrid draw(GamePage page, GamePageLayout layout, boolean ascii) {
    return drawn(page, layout, ascii).sheet;
  }

  /// Returns the ply of the move that stands at a place of the panel; empty where none does.
  static OptionalInt plyAt(
      GamePage page, GamePageLayout layout, boolean ascii, int column, int row) {
    return drawn(page, layout, ascii).hits.stream()
        .filter(hit -> hit.row == row && column >= hit.left && column < hit.right)
        .mapToInt(Hit::ply)
        .findFirst();
  }

  private static GamePanel drawn(GamePage page, GamePageLayout layout, boolean ascii) {
    CharacterGrid sheet = new CharacterGrid(layout.panelColumns(), layout.boardRows());
    GamePanel panel = new GamePanel(page, sheet, ascii);
    panel.draw();
    return panel;
  }

  private void draw() {
    List<Message> standing = page.shownPosition().scene().metrics();
    for (Side side : Side.values()) {
      player(side);
      if (side.ordinal() < standing.size()) {
        text(words.format(standing.get(side.ordinal())), TextStyle.of(ColourRole.TEXT));
      }
    }
    standing.stream()
        .skip(2)
        .forEach(phrase -> text(words.format(phrase), TextStyle.of(ColourRole.SECONDARY)));
    row++;
    int below = page.engine().analysing() ? ANALYSIS_ROWS : 0;
    moves(sheet.rows() - below);
    if (page.engine().analysing()) {
      row = sheet.rows() - below + 1;
      analysis();
    }
  }

  private void player(Side side) {
    boolean isMover = !page.isOver() && page.progress().position().sideToMove() == side;
    TextStyle look =
        TextStyle.of(side == Side.FIRST ? ColourRole.FIRST : ColourRole.SECOND).asBold();
    String time = page.progress().remainingTime(side).map(GamePanel::clock).orElse("");
    String badge = SideSymbol.format(side, page.shownPosition().scene(), words, ascii);
    String name =
        badge + " " + page.progress().seat(side).name() + " (" + words.sideName(side) + ")";
    int room = sheet.columns() - 3 - time.length();
    sheet.write(0, row, isMover ? ">" : " ", TextStyle.of(ColourRole.KEY).asBold());
    sheet.write(2, row, TextLines.cut(name, room), look);
    sheet.write(sheet.columns() - time.length(), row, time, TextStyle.of(ColourRole.TEXT).asBold());
    row++;
  }

  /// Returns a time, such as `4:59` or `1:04:59`; part seconds count, so that 0:00 is the end.
  private static String clock(Duration left) {
    Duration shown = left.plusMillis(999);
    return shown.toHours() > 0
        ? "%d:%02d:%02d".formatted(shown.toHours(), shown.toMinutesPart(), shown.toSecondsPart())
        : "%d:%02d".formatted(shown.toMinutes(), shown.toSecondsPart());
  }

  private void text(String text, TextStyle look) {
    for (String line : TextLines.wrap(text, sheet.columns() - 2)) {
      sheet.write(2, row++, line, look);
    }
  }

  private record MoveCell(String text, int ply) {}

  /// The moves in lines of pairs, the shown one marked, as many as find room.
  private void moves(int bottom) {
    List<List<MoveCell>> lines = lines();
    int room = Math.max(1, bottom - row);
    int shown = Math.max(0, line(lines));
    int first = Math.clamp(shown - room / 2, 0, Math.max(0, lines.size() - room));
    for (List<MoveCell> line : lines.subList(first, Math.min(lines.size(), first + room))) {
      int column = 0;
      for (MoveCell entry : line) {
        boolean isShown = entry.ply() == page.ply();
        TextStyle look = TextStyle.of(entry.ply() < 0 ? ColourRole.SECONDARY : ColourRole.TEXT);
        if (entry.ply() > 0) {
          hits.add(new Hit(row, column, column + entry.text().length(), entry.ply()));
        }
        sheet.write(
            column,
            row,
            entry.text(),
            isShown ? look.onBackground(ColourRole.CHOSEN).asBold() : look);
        column += entry.text().length() + 1;
      }
      row++;
    }
  }

  private int line(List<List<MoveCell>> lines) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).stream().anyMatch(entry -> entry.ply() == page.ply())) {
        return i;
      }
    }
    return -1;
  }

  /// The moves are numbered in pairs; a pair that is too long for a line takes two.
  private List<List<MoveCell>> lines() {
    List<List<MoveCell>> lines = new ArrayList<>();
    List<String> moves = page.progress().moves();
    int offset = page.progress().positions().getFirst().sideToMove() == Side.FIRST ? 0 : 1;
    for (int i = 0; i < moves.size(); i++) {
      boolean isFirst = (i + offset) % 2 == 0;
      String number = "%3d.".formatted((i + offset) / 2 + 1);
      boolean isTurn = page.engine().turningPoints().contains(i + 1);
      MoveCell move = new MoveCell(moves.get(i) + (isTurn ? "?" : ""), i + 1);
      if (isFirst || lines.isEmpty()) {
        String shown = isFirst ? number : number + " ...";
        lines.add(new ArrayList<>(List.of(new MoveCell(shown, -1), move)));
      } else if (width(lines.getLast()) + move.text().length() <= sheet.columns()) {
        lines.getLast().add(move);
      } else {
        lines.add(new ArrayList<>(List.of(new MoveCell("    ", -1), move)));
      }
    }
    return lines;
  }

  private static int width(List<MoveCell> line) {
    return line.stream().mapToInt(entry -> entry.text().length() + 1).sum();
  }

  private void analysis() {
    sheet.write(0, row++, words.format("page.analysis"), TextStyle.of(ColourRole.TITLE));
    if (page.shownPosition().outcome().isOver()) {
      return;
    }
    page.engine().analysis().ifPresent(seen -> seen.variations().forEach(line -> line(line, seen)));
  }

  private void line(SearchInfo thought, AnalysisView seen) {
    String score = words.format(AnalysisText.formatScore(thought.score()));
    String head = words.format("page.analysis-line", score, thought.depth());
    sheet.write(0, row++, TextLines.cut(head, sheet.columns()), TextStyle.of(ColourRole.SECONDARY));
    String line = AnalysisText.formatVariation(thought, seen.position());
    sheet.write(2, row++, TextLines.cut(line, sheet.columns() - 2), TextStyle.of(ColourRole.TEXT));
  }
}
