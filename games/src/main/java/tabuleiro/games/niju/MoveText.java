package tabuleiro.games.niju;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Violations;

/// The text of a move: `7r1@2,-1` is tile 7 with one clockwise quarter turn on cell 2,-1.
final class MoveText {
  private static final String EXAMPLE = "7r1@2,-1";

  /// A coordinate. The form allows cells beyond the reach of a game, which rule 3 refuses.
  private static final String COORDINATE = "0|-?[1-9][0-9]{0,5}";

  /// A tile (group 1), its turns (group 2), and its cell (group 3) with x (group 4) and y (group
  /// 5).
  static final String TILE = "([0-9]{1,2})r([0-3])@((" + COORDINATE + "),(" + COORDINATE + "))";

  private static final Pattern FORM = Pattern.compile(TILE);

  private MoveText() {}

  /// As [NijuPosition#formatMove(int)].
  static String format(NijuPosition position, int move) {
    return formatTile(move);
  }

  /// Returns the text of a tile with its rotation and cell, with or without its owner packed in.
  static String formatTile(int tile) {
    String cell = NijuMove.BOARD.name(NijuMove.cell(tile));
    return NijuMove.tile(tile) + "r" + NijuMove.quarterTurns(tile) + "@" + cell;
  }

  /// As [NijuPosition#parseMove(String)].
  static int parse(NijuPosition position, String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new MoveFormatException(Violations.malformedMove(text, EXAMPLE));
    }
    int tile = Integer.parseInt(form.group(1));
    int turns = Integer.parseInt(form.group(2));
    int x = Integer.parseInt(form.group(4));
    int y = Integer.parseInt(form.group(5));
    Refusals refusals = new Refusals(position);
    MoveChecks.require(refusals.findPathViolation(List.of(new ClickTarget.Tile(tile))));
    MoveChecks.require(refusals.findCellViolation(x, y));
    return NijuMove.of(tile, turns, NijuMove.BOARD.cellAt(x, y));
  }
}
