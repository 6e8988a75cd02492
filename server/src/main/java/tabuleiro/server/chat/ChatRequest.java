package tabuleiro.server.chat;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.rules.Message;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;

/// A request to write a message.
///
/// @param id the caller's own id for the request; a repeated id stores no other message
/// @param content what the message says
record ChatRequest(String id, ChatContent content) {
  /// The longest text of a message, in characters. A guess.
  static final int MAX_TEXT = 200;

  /// Reads a request.
  ///
  /// @throws ProblemException when a field is missing or has the wrong type, or the content is not
  ///   allowed
  static ChatRequest of(JsonObject json) {
    String id = json.requireText("id");
    Optional<String> phrase = json.text("phrase");
    Optional<String> text = json.text("text");
    if (phrase.isPresent() == text.isPresent()) {
      throw new ProblemException(
          400, "field", Message.of("games.chat-content", "\"phrase\": \"hello\""));
    }
    return new ChatRequest(
        id, phrase.map(ChatRequest::phrase).orElseGet(() -> text(text.orElseThrow())));
  }

  private static ChatContent phrase(String key) {
    return ChatPhrase.find(key)
        .map(phrase -> ChatContent.ofPhrase(phrase.key()))
        .orElseThrow(() -> {
          String known =
              Arrays.stream(ChatPhrase.values())
                  .map(ChatPhrase::key)
                  .collect(Collectors.joining(", "));
          return new ProblemException(400, "phrase", Message.of("games.chat-phrase", known));
        });
  }

  private static ChatContent text(String written) {
    String text = written.strip();
    int length = text.codePointCount(0, text.length());
    if (length == 0 || length > MAX_TEXT || text.codePoints().anyMatch(ChatRequest::isControl)) {
      throw new ProblemException(400, "text", Message.of("games.chat-text", MAX_TEXT));
    }
    return ChatContent.ofText(text);
  }

  /// Returns whether a character controls the display, or begins a line.
  private static boolean isControl(int code) {
    return switch (Character.getType(code)) {
      case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      default -> false;
    };
  }
}
