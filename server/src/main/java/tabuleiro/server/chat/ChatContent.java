package tabuleiro.server.chat;

/// What a message says: a preset phrase, which each reader sees in their own language, or a text.
///
/// @param phrase the key of a phrase, such as `good-game`; empty for a text
/// @param text what the author has written; empty for a phrase
public record ChatContent(String phrase, String text) {
  /// Returns the content of a message with a preset phrase.
  public static ChatContent ofPhrase(String key) {
    return new ChatContent(key, "");
  }

  /// Returns the content of a message in the author's own words.
  public static ChatContent ofText(String text) {
    return new ChatContent("", text);
  }
}
