package tabuleiro.games.trench;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Moves as text, at once or step by step. A square is written as on a chessboard or by the two
/// letters of the diamond.
final class MoveText {
  private static final String EXAMPLE = "d4e4";

  private MoveText() {}

  static int parse(TrenchPosition position, String text) {
    if (!text.matches("[a-z][a-z0-9][a-z][a-z0-9]")) {
      throw new MoveFormatException(Violations.malformedMove(text, EXAMPLE));
    }
    return move(position, square(text.substring(0, 2)), square(text.substring(2)));
  }

  static String format(int move) {
    return TrenchGame.BOARD.name(TrenchMove.from(move))
        + TrenchGame.BOARD.name(TrenchMove.to(move));
  }

  static MovePrompt step(TrenchPosition position, List<String> answers) {
    refuse(Refusals.whyNot(position, List.of()));
    return switch (answers.size()) {
      case 0 -> new MovePrompt.Question(Message.of("question.piece"));
      case 1 -> {
        refuse(Refusals.whyNotFrom(position, square(answers.get(0))));
        yield new MovePrompt.Question(Message.of("question.target"));
      }
      case 2 ->
          new MovePrompt.Complete(move(position, square(answers.get(0)), square(answers.get(1))));
      default ->
          throw new MoveFormatException(
              Violations.malformedMove(String.join(" ", answers), EXAMPLE));
    };
  }

  private static int move(TrenchPosition position, int from, int to) {
    refuse(Refusals.whyNot(position, List.of()));
    refuse(Refusals.whyNot(position, from, to));
    return TrenchMove.of(from, to);
  }

  private static int square(String text) {
    return TrenchGame.BOARD
        .cell(text)
        .orElseThrow(() -> new MoveFormatException(Violations.noSuchCell(text)));
  }

  private static void refuse(Optional<Violation> problem) {
    if (problem.isPresent()) {
      throw new IllegalMoveException(problem.get());
    }
  }
}
