package tabuleiro.terminal.screen.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.terminal.AnalysisText;
import tabuleiro.terminal.HandText;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.page.TextLines;
import tabuleiro.text.Messages;

/// Draws the panel beside the board: the players with their clocks and the score of the game, the
/// moves, and the analysis.
final class GamePanel {
  /// Rows of the analysis: a gap, a title, a bar, and two rows for each of three variations.
  private static final int ANALYSIS_ROWS = 9;

  private final GamePage page;
  private final Messages messages;
  private final CharacterGrid grid;
  private final boolean ascii;
  private final List<Hit> moveHits = new ArrayList<>();
  private int row;

  /// The place of a move in the panel.
  private record Hit(int row, int left, int right, int ply) {}

  private GamePanel(GamePage page, CharacterGrid grid, boolean ascii) {
    this.ascii = ascii;
    this.page = page;
    this.messages = page.messages();
    this.grid = grid;
  }

  static CharacterGrid draw(GamePage page, GamePageLayout layout, boolean ascii) {
    return drawn(page, layout, ascii).grid;
  }

  /// Returns the ply of the move at a place of the panel; empty when there is none.
  static OptionalInt plyAt(
      GamePage page, GamePageLayout layout, boolean ascii, int column, int row) {
    return drawn(page, layout, ascii).moveHits.stream()
        .filter(hit -> hit.row == row && column >= hit.left && column < hit.right)
        .mapToInt(Hit::ply)
        .findFirst();
  }

  private static GamePanel drawn(GamePage page, GamePageLayout layout, boolean ascii) {
    CharacterGrid grid = new CharacterGrid(layout.panelColumns(), layout.boardRows());
    GamePanel panel = new GamePanel(page, grid, ascii);
    panel.draw();
    return panel;
  }

  private void draw() {
    Scene scene = page.shownPosition().scene();
    for (Side side : Side.values()) {
      drawPlayer(side);
      String score = MetricText.ofSide(side, scene, messages);
      if (!score.isEmpty()) {
        writeText(score, TextStyle.of(ColourRole.TEXT));
      }
      scene.hands().stream()
          .filter(hand -> hand.side() == side && page.hasTableBoard())
          .forEach(hand ->
              writeText(HandText.format(hand, messages), TextStyle.of(ColourRole.SECONDARY)));
    }
    MetricText.ofBoth(scene, messages)
        .forEach(score -> writeText(score, TextStyle.of(ColourRole.SECONDARY)));
    row++;
    List<Integer> scores = page.engine().scores();
    if (!scores.isEmpty()) {
      writeText(messages.format("page.curve", Side.FIRST), TextStyle.of(ColourRole.SECONDARY));
      ScoreGraph.drawCurve(grid, row++, scores, page.ply(), ascii);
    }
    int below = page.engine().analysing() ? ANALYSIS_ROWS : 0;
    drawMoves(grid.rows() - below);
    if (page.engine().analysing()) {
      row = grid.rows() - below + 1;
      drawAnalysis();
    }
  }

  private void drawPlayer(Side side) {
    boolean isMover = !page.isOver() && page.progress().position().sideToMove() == side;
    TextStyle style = SideSymbol.style(side);
    String time = page.progress().remainingTime(side).map(GamePanel::formatClock).orElse("");
    String symbol = SideSymbol.format(side, page.shownPosition().scene(), messages, ascii);
    String name =
        symbol + " " + page.progress().seat(side).name() + " (" + messages.sideName(side) + ")";
    int room = grid.columns() - 3 - time.length();
    grid.write(0, row, isMover ? ">" : " ", TextStyle.of(ColourRole.KEY).asBold());
    grid.write(2, row, TextLines.cut(name, room), style);
    grid.write(grid.columns() - time.length(), row, time, TextStyle.of(ColourRole.TEXT).asBold());
    row++;
  }

  /// Returns a time such as `4:59` or `1:04:59`. Fractions of a second are rounded up, so that 0:00
  /// means that the time is up.
  private static String formatClock(Duration left) {
    Duration shown = left.plusMillis(999);
    return shown.toHours() > 0
        ? "%d:%02d:%02d".formatted(shown.toHours(), shown.toMinutesPart(), shown.toSecondsPart())
        : "%d:%02d".formatted(shown.toMinutes(), shown.toSecondsPart());
  }

  private void writeText(String text, TextStyle style) {
    for (String line : TextLines.wrap(text, grid.columns() - 2)) {
      grid.write(2, row++, line, style);
    }
  }

  private record MoveCell(String text, int ply) {}

  /// Draws the moves in numbered pairs with the shown one marked, as many as fit.
  private void drawMoves(int bottom) {
    List<List<MoveCell>> lines = moveLines();
    int room = Math.max(1, bottom - row);
    int shown = Math.max(0, line(lines));
    int first = Math.clamp(shown - room / 2, 0, Math.max(0, lines.size() - room));
    for (List<MoveCell> line : lines.subList(first, Math.min(lines.size(), first + room))) {
      int column = 0;
      for (MoveCell entry : line) {
        boolean isShown = entry.ply() == page.ply();
        TextStyle style = TextStyle.of(entry.ply() < 0 ? ColourRole.SECONDARY : ColourRole.TEXT);
        if (entry.ply() > 0) {
          moveHits.add(new Hit(row, column, column + entry.text().length(), entry.ply()));
        }
        grid.write(
            column,
            row,
            entry.text(),
            isShown ? style.onBackground(ColourRole.CHOSEN).asBold() : style);
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

  /// Returns the lines of moves. A pair that is too long for one line takes two.
  private List<List<MoveCell>> moveLines() {
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
      } else if (width(lines.getLast()) + move.text().length() <= grid.columns()) {
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

  private void drawAnalysis() {
    grid.write(0, row++, messages.format("page.analysis"), TextStyle.of(ColourRole.TITLE));
    if (page.shownPosition().outcome().isOver()) {
      writeText(messages.format("page.analysis-over"), TextStyle.of(ColourRole.SECONDARY));
      return;
    }
    if (page.engine().analysis().isEmpty()) {
      writeText(messages.format("page.analysis-begins"), TextStyle.of(ColourRole.SECONDARY));
    }
    page.engine()
        .analysis()
        .flatMap(analysis -> analysis.variations().stream().findFirst())
        .ifPresent(best -> {
          Side mover = page.shownPosition().sideToMove();
          ScoreGraph.drawBar(grid, row++, ScoreGraph.shareOfFirst(best.score(), mover), ascii);
        });
    page.engine()
        .analysis()
        .ifPresent(analysis -> analysis.variations().forEach(line -> line(line, analysis)));
  }

  private void line(SearchInfo info, AnalysisView analysis) {
    String score = messages.format(AnalysisText.formatScore(info.score()));
    String head = messages.format("page.analysis-line", score, info.depth());
    grid.write(0, row++, TextLines.cut(head, grid.columns()), TextStyle.of(ColourRole.SECONDARY));
    String line = AnalysisText.formatVariation(info, analysis.position());
    grid.write(2, row++, TextLines.cut(line, grid.columns() - 2), TextStyle.of(ColourRole.TEXT));
  }
}
