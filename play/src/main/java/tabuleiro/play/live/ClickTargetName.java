package tabuleiro.play.live;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.board.Board;

/// The names of click targets: a cell has its own name, such as `c3`; a tile in the hand is
/// `tile7`, and a rotation of the tile `turn1` (quarter turns clockwise). No cell has such a name.
public final class ClickTargetName {
  private static final Pattern HAND = Pattern.compile("(tile|turn)(0|[1-9][0-9]{0,2})");

  private ClickTargetName() {}

  /// Returns the name of a click target.
  public static String of(ClickTarget target, Board board) {
    return switch (target) {
      case ClickTarget.Cell(int cell) -> board.name(cell);
      case ClickTarget.Tile(int number) -> "tile" + number;
      case ClickTarget.Rotation(int quarterTurns) -> "turn" + quarterTurns;
    };
  }

  /// Returns the names of a click path, in order.
  public static List<String> of(List<ClickTarget> path, Board board) {
    return path.stream().map(target -> of(target, board)).toList();
  }

  /// Parses a name; empty when no click target has it.
  public static Optional<ClickTarget> parse(String name, Board board) {
    Matcher hand = HAND.matcher(name);
    if (hand.matches()) {
      int number = Integer.parseInt(hand.group(2));
      return Optional.of(
          hand.group(1).equals("tile")
              ? new ClickTarget.Tile(number)
              : new ClickTarget.Rotation(number));
    }
    OptionalInt cell = board.cell(name);
    return cell.isPresent() ? Optional.of(new ClickTarget.Cell(cell.getAsInt())) : Optional.empty();
  }
}
