package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.lab.report.json.ReportJsonText;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.text.Messages;

/// The HTML body of a report in one language.
///
/// @param films the drawings of the report's games
/// @param drawings draws the boards
/// @param messages the messages of the document's language
record HtmlReportBody(
    ReportDocument document, GameFilms films, ReportPictures drawings, Messages messages) {
  /// The rows of a table that is shown at once; longer tables are folded.
  private static final int SHOWN_ROWS = 12;

  /// Returns the report.
  ///
  /// @param isShown whether it is visible at first
  /// @param licence the licence of the chart library
  String html(boolean isShown, String licence) {
    return """
    <main lang="%s"%s>
    <h1>%s</h1>
    %s
    <nav class="contents" aria-label="%s"><ul>
    %s
    </ul></nav>
    %s
    <footer>
    <p>%s</p>
    <p>%s</p>
    <details><summary>%s</summary><pre lang="en">%s</pre></details>
    </footer>
    </main>
    """
        .formatted(
            document.language().code(),
            isShown ? "" : " hidden",
            HtmlText.escape(document.title()),
            document.introduction().stream()
                .map(text -> "<p>" + HtmlText.escape(text) + "</p>")
                .collect(Collectors.joining("\n")),
            messages.format("report.page.contents"),
            document.sections().stream()
                .map(section ->
                    "<li><a href=\"#%s\">%s</a></li>"
                        .formatted(address(section), HtmlText.escape(section.title())))
                .collect(Collectors.joining("\n")),
            document.sections().stream().map(this::section).collect(Collectors.joining("\n")),
            messages.format("report.page.made-by", code(document.command())),
            HtmlText.escape(document.program()),
            messages.format("report.page.licence"),
            HtmlText.escape(licence));
  }

  private static String code(String text) {
    return "<code>" + HtmlText.escape(text) + "</code>";
  }

  private String address(ReportSection section) {
    return section.id() + "-" + document.language().code();
  }

  private String section(ReportSection section) {
    return """
    <section aria-labelledby="%s">
    <h2 id="%s">%s</h2>
    <p class="about">%s</p>
    %s
    </section>
    """
        .formatted(
            address(section),
            address(section),
            HtmlText.escape(section.title()),
            HtmlText.escape(section.about()),
            section.blocks().stream()
                .map(block -> block(section, block))
                .collect(Collectors.joining("\n")));
  }

  private String block(ReportSection section, ReportBlock block) {
    return switch (block) {
      case ReportBlock.Note note -> "<p>" + HtmlText.escape(note.text()) + "</p>";
      case ReportBlock.Table table -> table(section, table);
      case ReportBlock.Chart chart -> chart(chart);
      case ReportBlock.Pictures pictures -> pictures(pictures);
      case ReportBlock.Game game -> game(game);
    };
  }

  private String pictures(ReportBlock.Pictures pictures) {
    return pictures.pictures().stream()
        .map(picture -> {
          String title = HtmlText.escape(picture.title());
          return "<figure>\n<figcaption>%s</figcaption>\n<div role=\"img\" aria-label=\"%s\">%s</div>\n</figure>\n"
              .formatted(
                  title,
                  title,
                  HtmlText.inline(drawings.heatMap(picture.game(), picture.shares())));
        })
        .collect(Collectors.joining("", "<div class=\"pictures\">\n", "</div>"));
  }

  /// Returns a game that the reader can step through, and its record.
  private String game(ReportBlock.Game game) {
    String title = HtmlText.escape(game.title());
    String record = HtmlText.escape(game.record().format());
    return """
    <h3>%s</h3>
    <div class="film" data-film="%s" role="group" aria-label="%s">
    <div class="frames" role="img"></div>
    <div class="steps">%s</div>
    <p class="said" aria-live="polite"></p>
    <script type="application/json">%s</script>
    </div>
    <details><summary>%s</summary><pre>%s</pre></details>
    """
        .formatted(
            title,
            films.id(game.record()),
            title,
            Stream.of("first", "back", "next", "last")
                .map(step ->
                    "<button data-step=\"%s\">%s</button>"
                        .formatted(step, messages.format("report.examples." + step)))
                .collect(Collectors.joining("\n")),
            HtmlText.inScript(ReportJsonText.format(captions(game.record()))),
            messages.format("report.examples.record"),
            record);
  }

  /// Returns a line for the start and for each move.
  private List<String> captions(GameRecord record) {
    List<RecordedMove> moves = record.mainLine().moves();
    String last = String.valueOf(moves.size());
    List<String> captions = new ArrayList<>();
    captions.add(messages.format("report.examples.start", last));
    for (RecordedMove move : moves) {
      captions.add(
          messages.format(
              "report.examples.ply", String.valueOf(captions.size()), last, move.text()));
    }
    return captions;
  }

  private String table(ReportSection section, ReportBlock.Table table) {
    String html =
        """
        <div class="scroll" tabindex="0" role="group" aria-label="%s">
        <table>
        <thead><tr>%s</tr></thead>
        <tbody>
        %s
        </tbody>
        </table>
        </div>
        """
            .formatted(
                HtmlText.escape(section.title()),
                table.head().stream().map(HtmlReportBody::heading).collect(Collectors.joining()),
                table.rows().stream().map(HtmlReportBody::row).collect(Collectors.joining("\n")));
    return table.rows().size() <= SHOWN_ROWS
        ? html
        : "<details><summary>%s</summary>\n%s</details>"
            .formatted(messages.format("report.page.table"), html);
  }

  private static String heading(String cell) {
    return cell.isEmpty() ? "<td></td>" : "<th scope=\"col\">" + HtmlText.escape(cell) + "</th>";
  }

  private static String row(List<String> row) {
    return row.stream()
        .skip(1)
        .map(cell -> "<td>" + HtmlText.escape(cell).replace(" %", "&nbsp;%") + "</td>")
        .collect(
            Collectors.joining(
                "", "<tr><th scope=\"row\">" + HtmlText.escape(row.getFirst()) + "</th>", "</tr>"));
  }

  private String chart(ReportBlock.Chart chart) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("line", chart.isLine());
    data.put("labels", chart.labels());
    data.put("series", chart.series().stream().map(HtmlReportBody::series).toList());
    String title = HtmlText.escape(chart.title());
    return """
    <figure>
    <figcaption>%s</figcaption>
    <div class="chart"><canvas role="img" aria-label="%s" tabindex="0"></canvas>
    <script type="application/json">%s</script></div>
    <div class="said" aria-live="polite"></div>
    <div class="save">
    <button data-save="svg">%s</button>
    <button data-save="csv">%s</button>
    </div>
    </figure>
    """
        .formatted(
            title,
            title,
            HtmlText.inScript(ReportJsonText.format(data)),
            messages.format("report.page.save", "SVG"),
            messages.format("report.page.save", "CSV"));
  }

  private static Map<String, Object> series(ReportBlock.Series series) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", series.name());
    data.put("values", numbers(series.values()));
    List<ReportBlock.Interval> intervals = series.intervals();
    data.put("low", numbers(intervals.stream().map(ReportBlock.Interval::low).toList()));
    data.put("high", numbers(intervals.stream().map(ReportBlock.Interval::high).toList()));
    return data;
  }

  /// Returns numbers with three decimal places; an empty text stands for a missing one.
  private static List<Object> numbers(List<Double> values) {
    return values.stream()
        .map(value -> Double.isFinite(value) ? (Object) (Math.round(value * 1000) / 1000.0) : "")
        .toList();
  }
}
