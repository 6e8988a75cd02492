package tabuleiro.view.game;

import java.util.Optional;
import tabuleiro.play.live.GameEvent;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.protocol.game.ReplyJson;

/// Makes [ReplyJson].
public final class ReplyJsonMapper {
  private ReplyJsonMapper() {}

  /// Returns the answer to an accepted command.
  ///
  /// @param ply the number of moves played after its event
  public static ReplyJson accepted(GameEvent event, int ply) {
    return new ReplyJson(
        "reply",
        event.content().clientId(),
        true,
        event.sequence(),
        event.hash(),
        ply,
        "",
        "",
        Optional.empty(),
        Optional.empty());
  }

  /// Returns the answer to a rejected command.
  public static ReplyJson rejected(String id, ProblemJson problem) {
    return new ReplyJson(
        "reply",
        id,
        false,
        0,
        "",
        0,
        problem.error(),
        problem.message(),
        problem.refusal(),
        problem.head());
  }
}
