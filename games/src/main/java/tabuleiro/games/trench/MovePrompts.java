package tabuleiro.games.trench;

import java.util.List;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Violations;

/// Step-by-step entry of a move, in the order of the report's program: the square of the piece,
/// then the target, each by the two letters of the diamond or as on a chessboard. An answer is
/// refused as soon as no legal move can follow from it.
final class MovePrompts {
  private MovePrompts() {}

  /// As [TrenchPosition#prompt(List)].
  static MovePrompt next(TrenchPosition position, List<String> answers) {
    MoveChecks.require(position.findViolation(List.of()));
    return switch (answers.size()) {
      case 0 -> question("question.piece");
      case 1 -> {
        ClickTarget from = new ClickTarget.Cell(parseSquare(answers.get(0)));
        MoveChecks.require(position.findViolation(List.of(from)));
        yield question("question.target");
      }
      case 2 -> {
        int from = parseSquare(answers.get(0));
        yield new MovePrompt.Complete(
            MoveText.legalMove(position, from, parseSquare(answers.get(1))));
      }
      default ->
          throw new MoveFormatException(
              Violations.malformedMove(String.join(" ", answers), MoveText.EXAMPLE));
    };
  }

  private static MovePrompt question(String key) {
    return new MovePrompt.Question(Message.of(key));
  }

  private static int parseSquare(String answer) {
    return MoveChecks.parseCell(TrenchGame.BOARD, answer);
  }
}
