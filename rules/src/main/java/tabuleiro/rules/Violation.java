package tabuleiro.rules;

/// A broken rule: which one, and what is wrong. Immutable.
///
/// @param rule the number of the rule on the game's rules page, such as `4` or `6a`; empty when the
///   form of a text is wrong and no rule of the game is broken
/// @param message what is wrong
public record Violation(String rule, Message message) {
  /// Returns the violation of a rule.
  ///
  /// @param key the key of the message
  /// @param arguments those of the message
  public static Violation of(String rule, String key, Object... arguments) {
    return new Violation(rule, Message.of(key, arguments));
  }

  /// Returns the message followed by the number of the rule, if there is one: "c3 is empty (rule
  /// 4)".
  public Message withRule() {
    return rule.isEmpty() ? message : Message.of("with-rule", message, rule);
  }

  @Override
  public String toString() {
    String what = message.key() + " " + message.arguments();
    return rule.isEmpty() ? what : "rule " + rule + ": " + what;
  }
}
