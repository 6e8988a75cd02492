package tabuleiro.games.niju;

import java.util.List;
import java.util.Locale;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Violation;
import tabuleiro.rules.text.PromptAnswers;

/// Step-by-step entry of a move, in the order of the report's program: the tile, the direction of
/// its rotation, the number of quarter turns, the row and the column. The first tile has no row and
/// no column.
final class MovePrompts {
  /// The report's program turns a tile at most twice: three turns one way are one the other way.
  private static final int MAX_TURNS = 2;

  private final NijuPosition position;
  private final Refusals refusals;
  private final Scene.Area area;

  private MovePrompts(NijuPosition position) {
    this.position = position;
    refusals = new Refusals(position);
    area = Scenes.area(position.laidTiles());
  }

  /// As [NijuPosition#prompt(List)].
  static MovePrompt next(NijuPosition position, List<String> answers) {
    return new MovePrompts(position).next(answers);
  }

  private MovePrompt next(List<String> answers) {
    MoveChecks.require(refusals.findPathViolation(List.of()));
    int given = answers.size();
    if (given == 0) {
      return question("question.tile", 1, tileCount());
    }
    int tile = parseTile(answers.get(0));
    if (given == 1) {
      return question("question.direction");
    }
    boolean isLeft = isLeft(answers.get(1));
    if (given == 2) {
      return question("question.turns", 0, MAX_TURNS);
    }
    int turns = PromptAnswers.parseNumber(answers.get(2), 0, MAX_TURNS);
    int clockwise = isLeft ? (4 - turns) % 4 : turns;
    boolean isFirst = position.laidCount() == 0;
    if (isFirst && given == 3) {
      return new MovePrompt.Complete(NijuMove.of(tile, clockwise, NijuMove.BOARD.cellAt(0, 0)));
    }
    if (given == 3) {
      return question("question.row", area.bottom(), area.top());
    }
    if (given > (isFirst ? 3 : 5)) {
      throw new MoveFormatException(Violation.of("", "move-complete"));
    }
    int y = PromptAnswers.parseNumber(answers.get(3), area.bottom(), area.top());
    if (given == 4) {
      return question("question.column", area.left(), area.right());
    }
    int x = PromptAnswers.parseNumber(answers.get(4), area.left(), area.right());
    MoveChecks.require(refusals.findCellViolation(x, y));
    return new MovePrompt.Complete(NijuMove.of(tile, clockwise, NijuMove.BOARD.cellAt(x, y)));
  }

  private static MovePrompt question(String key, Object... arguments) {
    return new MovePrompt.Question(Message.of(key, arguments));
  }

  private int tileCount() {
    return position.game().hands().of(position.sideToMove());
  }

  private int parseTile(String answer) {
    int tile = PromptAnswers.parseNumber(answer, 1, tileCount());
    MoveChecks.require(refusals.findTileViolation(tile));
    return tile;
  }

  /// Accepts left and right in English and in Portuguese, and their first letters.
  private static boolean isLeft(String answer) {
    return switch (answer.strip().toLowerCase(Locale.ROOT)) {
      case "l", "left", "e", "esquerda" -> true;
      case "r", "right", "d", "direita" -> false;
      default -> throw new MoveFormatException(Violation.of("", "not-left-or-right", answer));
    };
  }
}
