package tabuleiro.games.jostle;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Reads moves: the square a checker leaves, then the square where it arrives, as `c8b8`.
final class MoveText {
  private static final Pattern FORM = Pattern.compile("([a-z][0-9]{1,2})([a-z][0-9]{1,2})");

  private MoveText() {}

  /// Returns the legal move of a text.
  static int parse(JostlePosition position, String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      String example = position.game().layout().isHexagon() ? "e5f6" : "c3d3";
      throw new MoveFormatException(Violations.malformedMove(text, example));
    }
    int from = cell(position, matcher.group(1));
    int to = cell(position, matcher.group(2));
    return legal(position, from, to);
  }

  private static int cell(JostlePosition position, String name) {
    OptionalInt cell = position.game().board().cell(name);
    if (cell.isEmpty()) {
      throw new MoveFormatException(Violations.noSuchCell(name));
    }
    return cell.getAsInt();
  }

  /// Returns the legal move between two cells.
  ///
  /// @throws IllegalMoveException when there is none
  static int legal(JostlePosition position, int from, int to) {
    Optional<Violation> violation =
        position.findViolation(List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to)));
    if (violation.isPresent()) {
      throw new IllegalMoveException(violation.get());
    }
    BitboardLayout layout = position.game().layout();
    return JostlePosition.packMove(layout.bitOf(from), layout.bitOf(to));
  }
}
