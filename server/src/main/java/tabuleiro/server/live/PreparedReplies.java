package tabuleiro.server.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Event;
import tabuleiro.server.store.Prepared;

/// Replies that a player prepares for the opponent's next move.
final class PreparedReplies {
  private PreparedReplies() {}

  /// Checks replies.
  ///
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

  /// Returns the reply that the side to move has prepared for the move that was just made, as its
  /// own command.
  ///
  /// @param kept what a side has prepared
  static Optional<Command> due(PlayedGame game, Function<Side, Optional<Prepared>> kept) {
    Event last = game.events().getLast();
    Table table = game.table();
    if (!(last.entry().deed() instanceof Deed.Move) || game.isOver()) {
      return Optional.empty();
    }
    Side side = table.sideToMove();
    String before = table.positions().get(game.ply() - 1).format();
    return kept.apply(side)
        .flatMap(prepared -> prepared.reply(before, table.moves().getLast()))
        .map(reply ->
            new Command(
                Author.of(side),
                "prepared-" + (last.sequence() + 1),
                last.sequence(),
                game.ply(),
                new Deed.Move(reply),
                last.entry().millis()));
  }
}
