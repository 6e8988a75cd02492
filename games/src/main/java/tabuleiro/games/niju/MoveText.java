package tabuleiro.games.niju;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// The text of a move: `7r1@2,-1` is tile 7 with one clockwise quarter turn on cell 2,-1.
final class MoveText {
  private static final String EXAMPLE = "7r1@2,-1";

  /// A number of the table; those far beyond its reach are read too, to be refused by rule 3.
  private static final String NUMBER = "0|-?[1-9][0-9]{0,5}";

  /// A tile, its turns and its cell: groups 1 and 2, and 3 with 4 and 5 in it.
  static final String TILE = "([0-9]{1,2})r([0-3])@((" + NUMBER + "),(" + NUMBER + "))";

  private static final Pattern FORM = Pattern.compile(TILE);

  private MoveText() {}

  static String format(int move) {
    String cell = NijuMove.BOARD.name(NijuMove.cell(move));
    return NijuMove.tile(move) + "r" + NijuMove.quarterTurns(move) + "@" + cell;
  }

  static int parse(NijuPosition position, String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new MoveFormatException(Violations.malformedMove(text, EXAMPLE));
    }
    int tile = Integer.parseInt(matcher.group(1));
    Refusals refusals = new Refusals(position);
    refusals.whyNot(List.of(new ClickTarget.Tile(tile))).ifPresent(MoveText::refuse);
    int x = Integer.parseInt(matcher.group(4));
    int y = Integer.parseInt(matcher.group(5));
    refusals.cell(x, y).ifPresent(MoveText::refuse);
    int turns = Integer.parseInt(matcher.group(2));
    return NijuMove.of(tile, turns, NijuMove.BOARD.cellAt(x, y));
  }

  private static void refuse(Violation why) {
    throw new IllegalMoveException(why);
  }
}
