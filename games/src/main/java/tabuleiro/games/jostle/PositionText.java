package tabuleiro.games.jostle;

import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violations;

/// Reads and writes position texts: the rows from the top, separated by `/`, with `r` and `b` for
/// checkers and numbers for runs of empty squares; then the side to move.
final class PositionText {
  /// A checker, a run of empty squares, or, where it is neither, any other letter.
  private static final Pattern ITEM = Pattern.compile("[rb]|[1-9][0-9]?|(?<unknown>(?s:.))");

  private PositionText() {}

  /// Writes a position.
  static String format(JostlePosition position) {
    StringJoiner rows = new StringJoiner("/");
    for (int row = position.game().layout().rows() - 1; row >= 0; row--) {
      rows.add(row(position, row));
    }
    return rows + " " + JostleGame.letter(position.sideToMove());
  }

  private static String row(JostlePosition position, int row) {
    Layout layout = position.game().layout();
    StringBuilder text = new StringBuilder();
    int empty = 0;
    for (int place = 0; place < layout.rowLength(row); place++) {
      Optional<Side> owner = Rule4.owner(position, layout.cellAt(place, row));
      if (owner.isEmpty()) {
        empty++;
        continue;
      }
      if (empty > 0) {
        text.append(empty);
        empty = 0;
      }
      text.append(JostleGame.letter(owner.get()));
    }
    return empty > 0 ? text.append(empty).toString() : text.toString();
  }

  /// Reads a position.
  static JostlePosition parse(JostleGame game, String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 2) {
      throw new PositionFormatException(Violations.positionForm(text, game.startText()));
    }
    Layout layout = game.layout();
    String[] rows = parts[0].split("/", -1);
    if (rows.length != layout.rows()) {
      throw new PositionFormatException(Violations.rowCount(layout.rows(), rows.length));
    }
    long[] first = new long[2];
    long[] second = new long[2];
    for (int fromTop = 1; fromTop <= rows.length; fromTop++) {
      readRow(layout, rows[fromTop - 1], fromTop, first, second);
    }
    Side side = side(parts[1]);
    Bits red = new Bits(first[0], first[1]);
    Bits blue = new Bits(second[0], second[1]);
    requireAtMost(game.checkers(), Side.FIRST, red);
    requireAtMost(game.checkers(), Side.SECOND, blue);
    return JostlePosition.of(game, side, red, blue);
  }

  private static void readRow(
      Layout layout, String text, int fromTop, long[] first, long[] second) {
    int row = layout.rows() - fromTop;
    int place = 0;
    Matcher items = ITEM.matcher(text);
    while (items.find()) {
      String item = items.group();
      if (items.group("unknown") != null) {
        throw new PositionFormatException(Violations.unknownLetter(item, fromTop));
      }
      if (Character.isDigit(item.charAt(0))) {
        place += Integer.parseInt(item);
        continue;
      }
      if (place < layout.rowLength(row)) {
        int bit = layout.bit(layout.cellAt(place, row));
        (item.equals("r") ? first : second)[bit / Long.SIZE] |= 1L << bit;
      }
      place++;
    }
    if (place != layout.rowLength(row)) {
      throw new PositionFormatException(
          Violations.rowLength(fromTop, layout.rowLength(row), place));
    }
  }

  private static Side side(String text) {
    return switch (text) {
      case "r" -> Side.FIRST;
      case "b" -> Side.SECOND;
      default -> throw new PositionFormatException(Violations.unknownSide(text, "r, b"));
    };
  }

  private static void requireAtMost(int most, Side side, Bits checkers) {
    int found = Long.bitCount(checkers.low()) + Long.bitCount(checkers.high());
    if (found > most) {
      throw new IllegalPositionException(Violations.tooManyPieces("1", side, most, found));
    }
  }
}
