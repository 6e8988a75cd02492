package tabuleiro.lab.report.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.play.live.Hashes;
import tabuleiro.text.Messages;

/// A report as one self-contained HTML page: it includes styles, scripts and the chart library, and
/// its content security policy forbids loading anything. It contains all languages and shows the
/// first one.
public final class HtmlReport {
  /// The folder of the files in the chart library's jar.
  private static final String LIBRARY = "/META-INF/resources/webjars/chart.js/4.5.1/";

  private HtmlReport() {}

  /// Returns the page.
  ///
  /// @param documents the report in each language, at least one
  /// @param pictures draws the boards
  public static String format(List<ReportDocument> documents, ReportPictures pictures) {
    // Without its last line, which names a source map.
    String library = resource(LIBRARY + "dist/chart.umd.min.js").replaceFirst("\n//# .*", "");
    String script = resource("report.js");
    String style = resource("report.css");
    String policy =
        "default-src 'none'; base-uri 'none'; form-action 'none'; script-src "
            + Hashes.policySource(library)
            + " "
            + Hashes.policySource(script)
            + "; style-src "
            + Hashes.policySource(style);
    ReportDocument shown = documents.getFirst();
    GameFilms films = new GameFilms(documents, pictures);
    return """
    <!doctype html>
    <html lang="%s">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="%s">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%s</title>
    <style>%s</style>
    </head>
    <body>
    %s%s%s<script>%s</script>
    <script>%s</script>
    </body>
    </html>
    """
        .formatted(
            shown.language().code(),
            policy,
            HtmlText.escape(shown.title()),
            style,
            languages(documents),
            documents.stream()
                .map(document -> body(document, films, pictures, document.equals(shown)))
                .collect(Collectors.joining()),
            films.html(),
            library,
            script);
  }

  private static String languages(List<ReportDocument> documents) {
    Messages messages = Messages.of(documents.getFirst().language());
    return documents.stream()
        .map(ReportDocument::language)
        .map(language ->
            "<button data-language=\"%s\" lang=\"%s\">%s</button>"
                .formatted(language.code(), language.code(), language.nativeName()))
        .collect(
            Collectors.joining(
                "\n",
                "<header class=\"languages\" aria-label=\"%s\">\n"
                    .formatted(messages.format("report.page.language")),
                "\n</header>\n"));
  }

  private static String body(
      ReportDocument document, GameFilms films, ReportPictures pictures, boolean isShown) {
    String licence = resource(LIBRARY + "LICENSE.md");
    return new HtmlReportBody(document, films, pictures, Messages.of(document.language()))
        .html(isShown, licence);
  }

  private static String resource(String name) {
    try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
