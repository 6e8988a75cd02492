package tabuleiro.rules;

/// Which rule forbids something, and why.
///
/// @param rule the number of the rule on the game's rules page, such as `4` or `6a`; empty when
///   what is wrong is the form of a text and no rule of the game
/// @param message what is wrong, with its arguments
public record Violation(String rule, Message message) {
  /// Returns the violation of a rule.
  public static Violation of(String rule, String key, Object... arguments) {
    return new Violation(rule, Message.of(key, arguments));
  }

  @Override
  public String toString() {
    String what = message.key() + " " + message.arguments();
    return rule.isEmpty() ? what : "rule " + rule + ": " + what;
  }
}
