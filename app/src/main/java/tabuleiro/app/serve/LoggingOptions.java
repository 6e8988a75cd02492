package tabuleiro.app.serve;

import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;

/// The options of the log.
final class LoggingOptions {
  private static final String TEXT = "text";
  private static final String JSON = "json";

  @Option(names = "--log-format", paramLabel = "FORMAT", descriptionKey = "serve-log-format")
  private String format = TEXT;

  /// Sets the format of the log. To be called before the first log line.
  ///
  /// @throws tabuleiro.app.cli.UsageException when the format is neither `text` nor `json`
  void apply() {
    if (!format.equals(TEXT) && !format.equals(JSON)) {
      throw OptionValues.invalid("--log-format", format);
    }
    System.setProperty("tabuleiro.log.format", format);
    // Log collectors read a line for each request; for people the others would drown in them.
    System.setProperty("tabuleiro.log.requests", format.equals(JSON) ? "INFO" : "OFF");
  }
}
