package tabuleiro.view.opening;

import java.util.Arrays;
import java.util.List;
import tabuleiro.rules.Message;

/// The games that the opening explorer counts.
public enum OpeningSource {
  /// The finished public games on this server.
  GAMES("games"),
  /// The games between computers that come with the program.
  COMPUTERS("computers");

  private final String text;

  OpeningSource(String text) {
    this.text = text;
  }

  /// Returns the value of the parameter `source`.
  public String text() {
    return text;
  }

  /// Returns the source that a parameter names.
  ///
  /// @throws OpeningException when there is none of that name
  public static OpeningSource parse(String text) {
    List<String> texts = Arrays.stream(values()).map(OpeningSource::text).toList();
    if (!texts.contains(text)) {
      throw new OpeningException(
          "source", Message.of("search.choice", "source", String.join(", ", texts), text));
    }
    return values()[texts.indexOf(text)];
  }
}
