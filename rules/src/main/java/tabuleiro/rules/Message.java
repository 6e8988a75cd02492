package tabuleiro.rules;

import java.util.List;

/// Something to be said to a person, without words: a key, and the arguments that the words for it
/// mention. The module `words` turns it into English or Portuguese.
///
/// @param key which words are meant, such as `not-yours`
/// @param arguments each a `String` said as it is, an `Integer`, a [Side], or another `Phrase`
public record Message(String key, List<Object> arguments) {
  /// Checks and copies the arguments.
  ///
  /// @throws IllegalArgumentException when an argument is of another type
  public Message {
    arguments = List.copyOf(arguments);
    for (Object argument : arguments) {
      if (!(argument instanceof String
          || argument instanceof Integer
          || argument instanceof Side
          || argument instanceof Message)) {
        throw new IllegalArgumentException("no words for a " + argument.getClass());
      }
    }
  }

  /// Returns the phrase of a key and its arguments.
  public static Message of(String key, Object... arguments) {
    return new Message(key, List.of(arguments));
  }
}
