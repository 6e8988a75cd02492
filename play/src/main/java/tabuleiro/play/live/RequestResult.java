package tabuleiro.play.live;

import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Violation;

/// The result of a request to act in a game.
public sealed interface RequestResult {
  /// Returns the head of the game: after the accepted event, or at the time of the rejection.
  ChainHead head();

  /// The action is stored and on disk. The same request again has the same result.
  ///
  /// @param event the stored event
  record Accepted(GameEvent event) implements RequestResult {
    @Override
    public ChainHead head() {
      return event.head();
    }
  }

  /// The request was rejected and changed nothing.
  ///
  /// @param reason the reason, for programs
  /// @param message the reason, for people
  /// @param violation the broken rule of the game, if one is
  /// @param head the head of the game
  record Rejected(Reason reason, Message message, Optional<Violation> violation, ChainHead head)
      implements RequestResult {
    /// The result where no rule of the game is broken.
    public Rejected(Reason reason, Message message, ChainHead head) {
      this(reason, message, Optional.empty(), head);
    }
  }

  /// Returns the result for a client id that the actor has used before.
  ///
  /// @param event the event with that id
  /// @param isSame whether the new request asks for the same action
  public static RequestResult repeated(GameEvent event, boolean isSame) {
    return isSame ? new Accepted(event) : reused(event.content().clientId(), event.head());
  }

  /// Returns the result of a request that the state of the game, or the rules, forbid.
  public static RequestResult illegal(PlayException thrown, ChainHead head) {
    return new Rejected(Reason.ILLEGAL, thrown.problem(), head);
  }

  /// Returns the result of a request that a rule of the game forbids.
  public static RequestResult illegal(RulesException thrown, ChainHead head) {
    Violation violation = thrown.violation();
    return new Rejected(Reason.ILLEGAL, violation.withRule(), Optional.of(violation), head);
  }

  /// Returns the result for a client id that was used for another action.
  public static RequestResult reused(String clientId, ChainHead head) {
    return new Rejected(Reason.REUSED, Message.of("store.reused", clientId), head);
  }

  /// Returns the result for a request that does not name the current head.
  public static RequestResult stale(ChainHead head) {
    return new Rejected(Reason.STALE, Message.of("store.stale"), head);
  }

  /// Why a request was rejected.
  enum Reason {
    /// Another event was stored first. The client should read it and decide again.
    STALE("stale", 409),
    /// The actor has used the client id for another action.
    REUSED("reused", 409),
    /// The rules, or the state of the game, forbid the action.
    ILLEGAL("illegal", 400),
    /// No game has the id.
    NO_GAME("no-game", 404);

    private final String code;
    private final int status;

    Reason(String code, int status) {
      this.code = code;
      this.status = status;
    }

    /// Returns the error code for programs.
    public String code() {
      return code;
    }

    /// Returns the status, as of HTTP.
    public int status() {
      return status;
    }
  }
}
