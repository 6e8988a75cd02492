package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tabuleiro.lab.report.Report;
import tabuleiro.rules.GameId;
import tabuleiro.statistics.EloEstimate;
import tabuleiro.text.Messages;

/// The report's figures and the recorded ones of the other boards, of the same kind of games.
final class OtherBoardsSection {
  /// A row of the comparison.
  private record Row(String board, BoardFigures figures) {}

  private final ReportFormatter formatter;
  private final Report report;

  OtherBoardsSection(ReportFormatter formatter, Report report) {
    this.formatter = formatter;
    this.report = report;
  }

  /// Returns the section; empty while no game is counted.
  Optional<ReportSection> section() {
    if (formatter.samples().isEmpty()) {
      return Optional.empty();
    }
    ReportFormatter.Sample sample = formatter.samples().getLast();
    Optional<EloEstimate> strength =
        report.highestRung().flatMap(rung -> rung.strength()).filter(_ -> hasPlayers());
    GameId id = report.plan().game().id();
    Row own =
        new Row(
            formatter.text("report.others.this", board(id.game(), id.variant())),
            BoardFigures.of(sample.figures(), strength));
    List<Row> others =
        RecordedBoard.all().stream()
            .filter(board -> board.sample().equals(hasPlayers() ? "games" : "random"))
            .filter(
                board -> !board.game().equals(id.game()) || !board.variant().equals(id.variant()))
            .map(board -> new Row(board(board.game(), board.variant()), board.figures()))
            .toList();
    List<Row> rows = Stream.concat(Stream.of(own), others.stream()).toList();
    List<ReportBlock> blocks = new ArrayList<>();
    blocks.add(
        new ReportBlock.Note(
            formatter.text(
                hasPlayers() ? "report.others.games" : "report.others.random", sample.name())));
    places(own.figures(), others).forEach(blocks::add);
    blocks.add(table(rows));
    blocks.add(chart(rows));
    return Optional.of(formatter.section("others", blocks.toArray(ReportBlock[]::new)));
  }

  /// Returns whether the compared games are those of the players.
  private boolean hasPlayers() {
    return report.games().filter(games -> games.results().games() > 0).isPresent();
  }

  private String board(String game, String variant) {
    return Messages.of(formatter.messages().language()).forGame(game).format("name")
        + " "
        + variant;
  }

  /// Returns, for each figure, a sentence about the number of boards that it exceeds.
  private List<ReportBlock> places(BoardFigures own, List<Row> others) {
    List<ReportBlock> places = new ArrayList<>();
    places.add(place("balance", others, other -> own.imbalance() < other.imbalance()));
    places.add(place("decided", others, other -> own.decisiveness() > other.decisiveness()));
    places.add(place("length", others, other -> own.plies() > other.plies()));
    places.add(place("branching", others, other -> own.branching() > other.branching()));
    own.doubling()
        .ifPresent(elo ->
            places.add(
                place(
                    "depth", others, other -> other.doubling().filter(e -> elo > e).isPresent())));
    return places;
  }

  private ReportBlock place(String key, List<Row> others, Predicate<BoardFigures> isExceeded) {
    long exceeded = others.stream().map(Row::figures).filter(isExceeded).count();
    return new ReportBlock.Note(
        formatter.text(
            "report.others." + key, String.valueOf(exceeded), String.valueOf(others.size())));
  }

  private ReportBlock.Table table(List<Row> rows) {
    List<String> head = new ArrayList<>();
    Stream.of("board", "score", "decided-share", "plies", "moves", "tree", "changes", "elo")
        .map(column -> formatter.text("report.others." + column))
        .forEach(head::add);
    return new ReportBlock.Table(head, rows.stream().map(this::cells).toList());
  }

  private List<String> cells(Row row) {
    BoardFigures figures = row.figures();
    return List.of(
        row.board(),
        formatter.percent(figures.score(), figures.interval()),
        formatter.percent(figures.decisiveness()),
        String.valueOf(figures.plies()),
        formatter.decimal(figures.branching(), 1),
        formatter.decimal(figures.tree(), 1),
        optional(figures.leadChanges(), changes -> formatter.decimal(changes, 1)),
        optional(figures.doubling(), elo -> formatter.decimal(elo, 0)));
  }

  private String optional(Optional<Double> figure, Function<Double, String> format) {
    return figure.map(format).orElseGet(() -> formatter.text("report.none"));
  }

  private ReportBlock.Chart chart(List<Row> rows) {
    List<Double> values = rows.stream().map(row -> 100 * row.figures().score()).toList();
    List<ReportBlock.Interval> intervals =
        rows.stream()
            .map(row -> row.figures().interval())
            .map(interval -> new ReportBlock.Interval(100 * interval.low(), 100 * interval.high()))
            .toList();
    return new ReportBlock.Chart(
        formatter.text("report.others.chart"),
        false,
        rows.stream().map(Row::board).toList(),
        List.of(
            new ReportBlock.Series(formatter.text("report.advantage.score"), values, intervals)));
  }
}
