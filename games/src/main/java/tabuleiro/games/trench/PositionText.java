package tabuleiro.games.trench;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Position texts: rows from the top, side to move, points, plies, plies since the last capture.
final class PositionText {
  /// Rules 2 and 3.
  static final String START = "4tckg/4stck/4sstc/4ssst/TSSS4/CTSS4/KCTS4/GKCT4 b 0-0 0 0";

  /// Long enough for every game that was played, and far from the bounds of an `int`.
  private static final String NUMBER = "0|[1-9][0-9]{0,5}";

  private PositionText() {}

  static TrenchPosition parse(TrenchGame game, String text) {
    List<String> parts = List.of(text.split(" ", -1));
    if (parts.size() != 5) {
      throw new PositionFormatException(Violations.positionForm(text, START));
    }
    BoardReader board = new BoardReader(parts.get(0));
    Side sideToMove = side(parts.get(1));
    List<String> points = List.of(parts.get(2).split("-", -1));
    if (points.size() != 2) {
      throw new PositionFormatException(Violation.of("", "points-form", parts.get(2)));
    }
    int pointsOfFirst = points(points.get(0));
    int pointsOfSecond = points(points.get(1));
    int plies = number(parts.get(3));
    int pliesSinceCapture = number(parts.get(4));
    board.checkCounts();
    return board.position(
        game, sideToMove, pointsOfFirst, pointsOfSecond, plies, pliesSinceCapture);
  }

  private static Side side(String text) {
    return switch (text) {
      case "b" -> Side.FIRST;
      case "w" -> Side.SECOND;
      default -> throw new PositionFormatException(Violations.unknownSide(text, "b, w"));
    };
  }

  private static int points(String text) {
    int points = number(text);
    if (points % 2 != 0) {
      throw new PositionFormatException(Violation.of("4", "points-odd", text));
    }
    return points;
  }

  private static int number(String text) {
    if (!text.matches(NUMBER)) {
      throw new PositionFormatException(Violation.of("", "number-form", text));
    }
    return Integer.parseInt(text);
  }

  static String format(TrenchPosition position) {
    StringBuilder text = new StringBuilder();
    for (int row = Squares.SIZE - 1; row >= 0; row--) {
      appendRow(text, position, row);
      text.append(row > 0 ? '/' : ' ');
    }
    return text.append(position.sideToMove() == Side.FIRST ? 'b' : 'w')
        .append(' ')
        .append(position.points(Side.FIRST))
        .append('-')
        .append(position.points(Side.SECOND))
        .append(' ')
        .append(position.plies())
        .append(' ')
        .append(position.pliesSinceCapture())
        .toString();
  }

  private static void appendRow(StringBuilder text, TrenchPosition position, int row) {
    int empty = 0;
    for (int square = Squares.SIZE * row; square < Squares.SIZE * (row + 1); square++) {
      Optional<Side> owner = position.ownerAt(square);
      if (owner.isEmpty()) {
        empty++;
        continue;
      }
      if (empty > 0) {
        text.append(empty);
        empty = 0;
      }
      char letter = Rank.ofReach(position.reachAt(square)).letter();
      text.append(owner.get() == Side.FIRST ? Character.toUpperCase(letter) : letter);
    }
    if (empty > 0) {
      text.append(empty);
    }
  }
}
