package tabuleiro.rules;

/// Which rule forbids something, and why.
///
/// @param rule the number of the rule on the game's rules page, such as `4` or `6a`; empty when
///   what is wrong is the form of a text and no rule of the game
/// @param phrase what is wrong, with its arguments
public record Violation(String rule, Phrase phrase) {
  /// Returns the violation of a rule.
  public static Violation of(String rule, String key, Object... arguments) {
    return new Violation(rule, Phrase.of(key, arguments));
  }

  @Override
  public String toString() {
    String what = phrase.key() + " " + phrase.arguments();
    return rule.isEmpty() ? what : "rule " + rule + ": " + what;
  }
}
