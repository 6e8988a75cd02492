package tabuleiro.rules.text;

import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Violations;

/// Parses the answers of step-by-step entry; see [Position#prompt(java.util.List)].
public final class PromptAnswers {
  /// A longer answer is outside the range of every question, and perhaps of an `int`.
  private static final int MAX_LENGTH = 5;

  private PromptAnswers() {}

  /// Returns whether an answer is a whole number of any size.
  public static boolean isNumber(String answer) {
    return answer.matches("[-+]?[0-9]+");
  }

  /// Parses an answer that is a whole number.
  ///
  /// @param low the smallest allowed number, of at most four digits
  /// @param high the largest allowed number, of at most four digits
  /// @throws MoveFormatException when the answer is not a whole number or is out of range
  public static int parseNumber(String answer, int low, int high) {
    if (!isNumber(answer)) {
      throw new MoveFormatException(Violations.notANumber(answer));
    }
    boolean isLong = answer.length() > MAX_LENGTH;
    if (isLong || Integer.parseInt(answer) < low || Integer.parseInt(answer) > high) {
      throw new MoveFormatException(Violations.outOfRange(answer, low, high));
    }
    return Integer.parseInt(answer);
  }
}
