package tabuleiro.games.trench;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.text.BoardRowsText;

/// The text of a position: the rows from the top, separated by `/`, the side to move, the captured
/// points, the plies, and the plies since the last capture. In a row, letters are pieces, upper
/// case for Black, and a number is a run of empty squares.
final class PositionText {
  /// The start (rules 2 and 3).
  static final String START = "4tckg/4stck/4sstc/4ssst/TSSS4/CTSS4/KCTS4/GKCT4 b 0-0 0 0";

  /// Large enough for every game, and far from the bounds of an `int`.
  private static final String NUMBER = "0|[1-9][0-9]{0,5}";

  static final BoardRowsText ROWS = BoardRowsText.of(TrenchGame.BOARD, "gkctsGKCTS");

  private PositionText() {}

  /// As [TrenchGame#parse(String)].
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
    int pointsOfFirst = parsePoints(points.get(0));
    int pointsOfSecond = parsePoints(points.get(1));
    int plies = parseNumber(parts.get(3));
    int pliesSinceCapture = parseNumber(parts.get(4));
    board.requireCounts();
    return board.position(
        game, sideToMove, pointsOfFirst, pointsOfSecond, plies, pliesSinceCapture);
  }

  private static int parsePoints(String text) {
    int points = parseNumber(text);
    if (points % 2 != 0) {
      throw new PositionFormatException(Violation.of("4", "points-odd", text));
    }
    return points;
  }

  private static int parseNumber(String text) {
    if (!text.matches(NUMBER)) {
      throw new PositionFormatException(Violation.of("", "number-form", text));
    }
    return Integer.parseInt(text);
  }

  /// As [TrenchPosition#format()].
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
