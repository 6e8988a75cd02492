package tabuleiro.lab.report.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.lab.report.json.ReportJson;
import tabuleiro.lab.report.json.ReportJsonText;

/// The figures of the published boards come from the reports in the documentation.
final class RecordedBoardTest {
  private static final Path REPORTS = Path.of("..", "docs", "reports");

  private static final Path FILE =
      Path.of(
          "src",
          "main",
          "resources",
          "tabuleiro",
          "lab",
          "report",
          "document",
          "recorded-boards.csv");

  private static final String HEAD =
      "game,variant,sample,score,low,high,decisive,plies,branching,tree,leadChanges,elo";

  private static String line(ReportJson report, String sample) {
    ReportJson.SampleJson figures = Optional.ofNullable(report.samples().get(sample)).orElseThrow();
    Optional<Double> elo =
        sample.equals("games") ? report.ladder().getLast().elo() : Optional.empty();
    return String.join(
        ",",
        report.game(),
        report.variant(),
        sample,
        rounded(figures.results().score()),
        rounded(figures.results().scoreLow()),
        rounded(figures.results().scoreHigh()),
        rounded(figures.results().decisive()),
        String.valueOf(figures.length().median()),
        rounded(figures.branching().mean()),
        rounded(figures.tree().typicalLog10()),
        figures.course().map(course -> rounded(course.leadChanges())).orElse(""),
        elo.map(RecordedBoardTest::rounded).orElse(""));
  }

  private static String rounded(double figure) {
    return String.format(Locale.ROOT, "%.4f", figure);
  }

  private static Stream<ReportJson> report(String board) {
    Path file = REPORTS.resolve(board + ".json");
    try {
      return Files.exists(file)
          ? Stream.of(ReportJsonText.parse(Files.readString(file)))
          : Stream.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// After a new report, run with `-Dgolden=write`.
  @Test
  void theFiguresAreThoseOfTheReports() throws IOException {
    List<ReportJson> reports =
        Games.families().stream()
            .flatMap(family -> family.variants().stream().map(name -> family.name() + "-" + name))
            .flatMap(RecordedBoardTest::report)
            .toList();
    String text =
        Stream.concat(
                Stream.of(HEAD),
                Stream.of("random", "games")
                    .flatMap(sample -> reports.stream().map(report -> line(report, sample))))
            .collect(Collectors.joining("\n", "", "\n"));
    if ("write".equals(System.getProperty("golden"))) {
      Files.writeString(FILE, text);
    }
    assertThat(Files.readString(FILE)).isEqualTo(text);
    assertThat(RecordedBoard.all()).hasSize(2 * reports.size()).hasSize(38);
  }
}
