package tabuleiro.rules;

import java.util.List;

/// A message to a user, independent of the language: a key with arguments. The module `text`
/// formats it in English or Portuguese. Immutable.
///
/// @param key selects the text, such as `not-yours`
/// @param arguments each a `String`, inserted unchanged, an `Integer`, a [Side], or another
///   `Message`
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
        throw new IllegalArgumentException("not an argument of a message: " + argument.getClass());
      }
    }
  }

  /// Returns the message of a key and its arguments.
  public static Message of(String key, Object... arguments) {
    return new Message(key, List.of(arguments));
  }
}
