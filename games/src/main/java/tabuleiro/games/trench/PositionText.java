package tabuleiro.games.trench;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.support.BoardRowsText;

/// Position texts: rows from the top, side to move, points, plies, plies since the last capture.
final class PositionText {
  /// Rules 2 and 3.
  static final String START = "4tckg/4stck/4sstc/4ssst/TSSS4/CTSS4/KCTS4/GKCT4 b 0-0 0 0";

  /// Long enough for every game that was played, and far from the bounds of an `int`.
  private static final String NUMBER = "0|[1-9][0-9]{0,5}";

  static final BoardRowsText ROWS = BoardRowsText.of(TrenchGame.BOARD, "gkctsGKCTS");

  private PositionText() {}

  static TrenchPosition parse(TrenchGame game, String text) {
    List<String> parts = List.of(text.split(" ", -1));
    if (parts.size() != 5) {
      throw new PositionFormatException(Violations.malformedPosition(text, START));
    }
    TrenchBoardParser board = new TrenchBoardParser(parts.get(0));
    Side sideToMove = BoardRowsText.parseSide(parts.get(1), "b", "w");
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
    return ROWS.format(square -> letterAt(position, square))
        + (position.sideToMove() == Side.FIRST ? " b " : " w ")
        + position.capturedPoints(Side.FIRST)
        + "-"
        + position.capturedPoints(Side.SECOND)
        + " "
        + position.plies()
        + " "
        + position.pliesSinceCapture();
  }

  private static int letterAt(TrenchPosition position, int square) {
    Optional<Side> owner = position.ownerAt(square);
    if (owner.isEmpty()) {
      return BoardRowsText.EMPTY;
    }
    char letter = TrenchRank.ofReach(position.reachAt(square)).letter();
    return owner.get() == Side.FIRST ? Character.toUpperCase(letter) : letter;
  }
}
