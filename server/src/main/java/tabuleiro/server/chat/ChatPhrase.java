package tabuleiro.server.chat;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.rules.Message;

/// The preset phrases of messages. Each reader sees them in their own language.
enum ChatPhrase {
  HELLO("games.phrase-hello"),
  WELL_PLAYED("games.phrase-well-played"),
  GOOD_GAME("games.phrase-good-game"),
  THANKS("games.phrase-thanks"),
  ONE_MOMENT("games.phrase-one-moment"),
  MUST_GO("games.phrase-must-go");

  private final String messageKey;

  ChatPhrase(String messageKey) {
    this.messageKey = messageKey;
  }

  /// Returns the key of this phrase, such as `good-game`.
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the phrase with a key; empty when there is none.
  public static Optional<ChatPhrase> find(String key) {
    return Arrays.stream(values()).filter(phrase -> phrase.key().equals(key)).findFirst();
  }

  /// Returns the text of this phrase.
  Message message() {
    return Message.of(messageKey);
  }
}
