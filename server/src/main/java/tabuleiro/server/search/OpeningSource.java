package tabuleiro.server.search;

import java.util.Arrays;
import java.util.List;

/// The games that the opening explorer counts.
enum OpeningSource {
  /// The finished public games on this server.
  GAMES("games"),
  /// The games between computers that come with the program.
  COMPUTERS("computers");

  private final String text;

  OpeningSource(String text) {
    this.text = text;
  }

  /// Returns the value of the parameter `source`.
  String text() {
    return text;
  }

  /// Returns the values of the parameter.
  static List<String> texts() {
    return Arrays.stream(values()).map(OpeningSource::text).toList();
  }

  /// Returns the source with one of the [#texts()].
  static OpeningSource parse(String text) {
    return values()[texts().indexOf(text)];
  }
}
