package tabuleiro.server.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.play.LegalMove;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Checks the replies that a player prepares for the opponent's next move, and selects the one to
/// play.
final class PreparedReplyCheck {
  private PreparedReplyCheck() {}

  /// Checks replies.
  ///
  /// @param replies pairs of the opponent's move and the reply, as texts
  /// @throws SessionException when this is not a correspondence game, or it is not the opponent's
  ///   turn
  /// @throws tabuleiro.rules.RulesException when one of the moves is not legal
  static PreparedReplies check(
      GameSession session, Side side, List<Map.Entry<String, String>> replies) {
    if (!session.setup().timeControls().isCorrespondence()) {
      throw new SessionException("live.not-over-days");
    }
    Position position = session.position();
    if (session.ending().isPresent() || position.sideToMove() == side) {
      throw new SessionException("live.prepare-later");
    }
    Map<String, String> checked = new LinkedHashMap<>();
    for (Map.Entry<String, String> pair : replies) {
      LegalMove move = LegalMove.parse(position, pair.getKey());
      LegalMove reply = LegalMove.parse(move.after(), pair.getValue());
      checked.put(move.text(), reply.text());
    }
    return new PreparedReplies(position.format(), checked);
  }

  /// Returns a request of the side to move for the reply that they have prepared for the last move.
  ///
  /// @param prepared returns the prepared replies of a side
  public static Optional<ClientRequest> due(
      LiveGameState game, Function<Side, Optional<PreparedReplies>> prepared) {
    Optional<LegalMove> move = game.lastMove();
    if (move.isEmpty() || game.isOver()) {
      return Optional.empty();
    }
    GameEvent last = game.events().last();
    Side side = game.session().sideToMove();
    String before = move.get().before().format();
    return prepared
        .apply(side)
        .flatMap(replies -> replies.reply(before, move.get().text()))
        .map(reply ->
            new ClientRequest(
                Actor.of(side),
                unusedId(game, side, "prepared-" + (last.sequence() + 1)),
                last.sequence(),
                game.moves().size(),
                new PlayerAction.Move(reply),
                last.content().timeMillis()));
  }

  /// Returns an id that the player has not used. Players choose ids too.
  private static String unusedId(LiveGameState game, Side side, String wanted) {
    String id = wanted;
    for (int i = 2; game.events().find(Actor.of(side), id).isPresent(); i++) {
      id = wanted + "-" + i;
    }
    return id;
  }
}
