package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Violation;

/// Short ways to set up and play examples.
final class MorelliExamples {
  /// Black is to move on 7x7. A black stone on a1 cannot pass the white stone on c3; the black
  /// stone on e3 and White's King on d4 cannot move.
  static final String POSITION = "7/5b1/7/b6/2w1b2/7/b2w2b b w";

  private MorelliExamples() {}

  /// Returns a position of a board size.
  static MorelliPosition at(int size, String text) {
    return new MorelliFamily().game(String.valueOf(size)).parse(text);
  }

  /// Returns a position with stones in one row only, as in `row(7, 3, "b1wb3", "b -")` for row 3.
  static MorelliPosition row(int size, int number, String row, String rest) {
    StringBuilder text = new StringBuilder();
    for (int i = size; i > 0; i--) {
      text.append(i == number ? row : String.valueOf(size)).append(i > 1 ? "/" : " ");
    }
    return at(size, text + rest);
  }

  static MorelliPosition play(MorelliPosition position, String... moves) {
    MorelliPosition result = position;
    for (String move : moves) {
      result = result.playUnchecked(result.parseMove(move));
    }
    return result;
  }

  /// Returns the squares that the stone on `from` can move to, in ascending order of their names.
  static List<String> targets(Position position, String from) {
    return IntStream.of(position.legalMoves())
        .mapToObj(position::formatMove)
        .filter(move -> move.matches(from + "[a-z][0-9]+"))
        .map(move -> move.substring(from.length()))
        .sorted()
        .toList();
  }

  /// Returns the violation of the exception that an action throws.
  static Violation violation(Class<? extends RulesException> type, ThrowingCallable code) {
    RulesException problem = catchThrowableOfType(type, code);
    assertThat(problem).isNotNull();
    return problem.violation();
  }
}
