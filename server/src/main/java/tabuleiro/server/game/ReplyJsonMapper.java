package tabuleiro.server.game;

import java.util.Optional;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.protocol.game.ReplyJson;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;

/// Makes [ReplyJson] of what the server knows.
final class ReplyJsonMapper {
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
  public static ReplyJson rejected(String id, ProblemException problem, Caller caller) {
    ProblemJson json = problem.toJson(caller);
    return new ReplyJson(
        "reply", id, false, 0, "", 0, json.error(), json.message(), json.refusal(), json.head());
  }
}
