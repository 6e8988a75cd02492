package tabuleiro.games.niju;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.support.PromptAnswers;

/// Entering a move one value at a time, as the report's program asked for it: the tile, turned left
/// or right, how many quarter turns, the row and the column; neither of these for the first tile.
final class MovePrompts {
  /// The report's program turns a tile at most twice: three times one way is once the other way.
  private static final int MOST_TURNS = 2;

  private final NijuPosition position;
  private final Refusals refusals;
  private final Scene.Area area;

  MovePrompts(NijuPosition position) {
    this.position = position;
    refusals = new Refusals(position);
    area = Scenes.area(position.laidTiles());
  }

  /// As [NijuPosition#prompt(List)].
  MovePrompt step(List<String> answers) {
    refusals.whyNot(List.of()).ifPresent(MovePrompts::refuse);
    int given = answers.size();
    if (given == 0) {
      return ask("question.tile", 1, position.game().tilesPerSide());
    }
    int tile = tile(answers.get(0));
    if (given == 1) {
      return ask("question.direction");
    }
    boolean left = isLeft(answers.get(1));
    if (given == 2) {
      return ask("question.turns", 0, MOST_TURNS);
    }
    int turns = PromptAnswers.parseNumber(answers.get(2), 0, MOST_TURNS);
    int clockwise = left ? (4 - turns) % 4 : turns;
    boolean first = position.laidCount() == 0;
    if (first && given == 3) {
      return new MovePrompt.Complete(NijuMove.of(tile, clockwise, NijuMove.BOARD.cellAt(0, 0)));
    }
    if (given == 3) {
      return ask("question.row", area.bottom(), area.top());
    }
    if (given > (first ? 3 : 5)) {
      throw new MoveFormatException(Violation.of("", "move-complete"));
    }
    int y = PromptAnswers.parseNumber(answers.get(3), area.bottom(), area.top());
    if (given == 4) {
      return ask("question.column", area.left(), area.right());
    }
    int x = PromptAnswers.parseNumber(answers.get(4), area.left(), area.right());
    refusals.cell(x, y).ifPresent(MovePrompts::refuse);
    return new MovePrompt.Complete(NijuMove.of(tile, clockwise, NijuMove.BOARD.cellAt(x, y)));
  }

  private static MovePrompt ask(String key, Object... arguments) {
    return new MovePrompt.Question(Message.of(key, arguments));
  }

  private int tile(String answer) {
    int tile = PromptAnswers.parseNumber(answer, 1, position.game().tilesPerSide());
    Optional<Violation> refusal = refusals.tile(tile);
    refusal.ifPresent(MovePrompts::refuse);
    return tile;
  }

  private static boolean isLeft(String answer) {
    return switch (answer.strip()) {
      case "l", "L" -> true;
      case "r", "R" -> false;
      default -> throw new MoveFormatException(Violations.notAChoice(answer, "l, r"));
    };
  }

  private static void refuse(Violation why) {
    throw new IllegalMoveException(why);
  }
}
