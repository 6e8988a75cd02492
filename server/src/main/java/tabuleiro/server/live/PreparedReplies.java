package tabuleiro.server.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.play.TableException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.store.Prepared;

/// Checks replies that a player prepares for the opponent's next move.
final class PreparedReplies {
  private PreparedReplies() {}

  /// @param replies move by move, as text
  /// @throws TableException when the game is not one over days, or not at the opponent's turn
  /// @throws tabuleiro.rules.RulesException when one of the moves is not legal
  static Prepared check(PlayedGame game, Side side, List<Map.Entry<String, String>> replies) {
    if (!ClockFace.isOverDays(game.table().setup().clock())) {
      throw new TableException("live.not-over-days");
    }
    Position position = game.table().position();
    if (game.isOver() || position.sideToMove() == side) {
      throw new TableException("live.prepare-later");
    }
    Map<String, String> checked = new LinkedHashMap<>();
    for (Map.Entry<String, String> line : replies) {
      int move = position.parseMove(line.getKey());
      Position after = position.play(move);
      String reply = after.formatMove(after.parseMove(line.getValue()));
      checked.put(position.formatMove(move), reply);
    }
    return new Prepared(position.format(), checked);
  }
}
