package tabuleiro.rules;

import java.util.List;
import tabuleiro.rules.board.Board;

/// A broken rule: which one, what is wrong, and where. Immutable.
///
/// @param rule the number of the rule on the game's rules page, such as `4` or `6a`; empty when the
///   form of a text is wrong and no rule of the game is broken
/// @param message what is wrong
/// @param cells the names of the cells that a screen highlights, see [Board#name(int)]; empty when
///   the violation is about no cell
public record Violation(String rule, Message message, List<String> cells) {
  /// Copies the list.
  public Violation {
    cells = List.copyOf(cells);
  }

  /// Returns the violation of a rule that is about no cell.
  ///
  /// @param key the key of the message
  /// @param arguments those of the message
  public static Violation of(String rule, String key, Object... arguments) {
    return new Violation(rule, Message.of(key, arguments), List.of());
  }

  /// Returns this violation with the names of the cells that it is about.
  public Violation at(String... names) {
    return at(List.of(names));
  }

  /// Returns this violation with the names of the cells that it is about.
  public Violation at(List<String> names) {
    return new Violation(rule, message, names);
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
