package tabuleiro.terminal.screen.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.AnalysisText;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// Draws the panel beside the board: the players with their clocks and the score of the game, the
/// moves, and the analysis.
public final class GamePanel {
  /// Rows of the analysis without its variations: a gap, a title and a bar.
  private static final int ANALYSIS_HEAD_ROWS = 3;

  private static final int VARIATION_ROWS = 2;
  private static final int MAX_VARIATIONS = 3;

  /// The rows that the analysis leaves to the moves, if one variation still fits.
  private static final int MOVE_ROWS = 4;

  private final GamePage page;
  private final Messages messages;
  private final CharacterGrid grid;
  private final boolean ascii;
  private final List<Hit> moveHits = new ArrayList<>();
  private int row;

  /// The place of a move in the panel.
  private record Hit(int row, int left, int right, int target) {}

  private GamePanel(GamePage page, CharacterGrid grid, boolean ascii) {
    this.ascii = ascii;
    this.page = page;
    this.messages = page.messages();
    this.grid = grid;
  }

  public static CharacterGrid draw(GamePage page, GamePageLayout layout, boolean ascii) {
    return drawn(page, layout, ascii).grid;
  }

  /// Returns the move at a place of the panel: its node in a review, otherwise its ply; empty when
  /// there is none.
  public static OptionalInt moveAt(
      GamePage page, GamePageLayout layout, boolean ascii, int column, int row) {
    return drawn(page, layout, ascii).moveHits.stream()
        .filter(hit -> hit.row == row && column >= hit.left && column < hit.right)
        .mapToInt(Hit::target)
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
      int mainPly = page.progress().mainPly(page.ply());
      ScoreGraph.drawCurve(grid, row++, scores, mainPly, ascii);
      if (!page.engine().analysing() && !page.isVariation()) {
        ScoreGraph.drawBar(grid, row++, ScoreGraph.shareOf(scores.get(mainPly)), ascii);
      }
    }
    if (!page.engine().analysing()) {
      drawMoves(grid.rows());
      return;
    }
    int free = grid.rows() - row - MOVE_ROWS - ANALYSIS_HEAD_ROWS;
    List<String> shares = page.display().showsWorths() ? shares() : List.of();
    int variations = Math.clamp(free / VARIATION_ROWS, 1, MAX_VARIATIONS);
    int lines =
        shares.isEmpty()
            ? VARIATION_ROWS * variations
            : Math.clamp(free, VARIATION_ROWS, shares.size());
    int top = grid.rows() - ANALYSIS_HEAD_ROWS - lines;
    drawMoves(top);
    row = Math.max(row, top) + 1;
    Optional<AnalysisView> analysis = drawAnalysisHead();
    if (shares.isEmpty()) {
      analysis.ifPresent(found ->
          found.variations().stream()
              .limit(variations)
              .forEach(info -> writeVariation(info, found)));
    } else {
      shares.stream().limit(lines).forEach(this::writeShare);
    }
  }

  /// Returns the lines of what the static evaluation consists of; none if that is not known.
  private List<String> shares() {
    return page.evaluation()
        .map(evaluation ->
            EvaluationText.lines(
                evaluation, page.shownPosition().sideToMove(), grid.columns(), messages))
        .orElse(List.of());
  }

  private void writeShare(String line) {
    grid.write(0, row++, TextLines.cut(line, grid.columns()), TextStyle.of(ColourRole.TEXT));
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

  /// Draws the moves with the shown one marked, as many lines as fit.
  private void drawMoves(int bottom) {
    List<List<MoveList.Cell>> lines = MoveList.lines(page, grid.columns());
    int target = MoveList.shownTarget(page);
    int room = Math.max(1, bottom - row);
    int shown = Math.max(0, line(lines, target));
    int first = Math.clamp(shown - room / 2, 0, Math.max(0, lines.size() - room));
    for (List<MoveList.Cell> line : lines.subList(first, Math.min(lines.size(), first + room))) {
      for (MoveList.Cell cell : line) {
        boolean isMove = cell.target() > 0;
        boolean isPlain = isMove && cell.isMain();
        TextStyle style = TextStyle.of(isPlain ? ColourRole.TEXT : ColourRole.SECONDARY);
        if (isMove) {
          moveHits.add(new Hit(row, cell.column(), cell.end(), cell.target()));
        }
        boolean isShown = isMove && cell.target() == target;
        grid.write(
            cell.column(),
            row,
            TextLines.cut(cell.text(), grid.columns() - cell.column()),
            isShown ? style.onBackground(ColourRole.CHOSEN).asBold() : style);
      }
      row++;
    }
  }

  private static int line(List<List<MoveList.Cell>> lines, int target) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).stream().anyMatch(cell -> cell.target() == target)) {
        return i;
      }
    }
    return -1;
  }

  /// Draws the title and the bar, and returns the analysis; empty where there is none yet.
  private Optional<AnalysisView> drawAnalysisHead() {
    grid.write(0, row++, messages.format("page.analysis"), TextStyle.of(ColourRole.TITLE));
    if (page.shownPosition().outcome().isOver()) {
      writeText(messages.format("page.analysis-over"), TextStyle.of(ColourRole.SECONDARY));
      return Optional.empty();
    }
    Optional<AnalysisView> begun =
        page.engine().analysis().filter(analysis -> !analysis.variations().isEmpty());
    if (begun.isEmpty()) {
      writeText(messages.format("page.analysis-begins"), TextStyle.of(ColourRole.SECONDARY));
      return begun;
    }
    AnalysisView analysis = begun.get();
    Side mover = page.shownPosition().sideToMove();
    double share = ScoreGraph.shareOfFirst(analysis.variations().getFirst().score(), mover);
    ScoreGraph.drawBar(grid, row++, share, ascii);
    return begun;
  }

  private void writeVariation(SearchInfo info, AnalysisView analysis) {
    String score = messages.format(AnalysisText.formatScore(info.score()));
    String head = messages.format("page.analysis-line", score, info.depth());
    grid.write(0, row++, TextLines.cut(head, grid.columns()), TextStyle.of(ColourRole.SECONDARY));
    String line = AnalysisText.formatVariation(info, analysis.position());
    grid.write(2, row++, TextLines.cut(line, grid.columns() - 2), TextStyle.of(ColourRole.TEXT));
  }
}
