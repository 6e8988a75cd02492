package tabuleiro.server.event;

import tabuleiro.rules.Message;

/// What is answered to somebody who wants to do something in a game.
public sealed interface RequestResult {
  /// Returns the head of the game that the answer speaks of.
  ChainHead head();

  /// It is done, and on disk. Asking again gives the same answer.
  ///
  /// @param event what is kept
  record Accepted(GameEvent event) implements RequestResult {
    @Override
    public ChainHead head() {
      return event.head();
    }
  }

  /// It is not done, and nothing has changed.
  ///
  /// @param reason why, for programs
  /// @param phrase why, for people
  /// @param head how far the game has come
  record Rejected(Reason reason, Message phrase, ChainHead head) implements RequestResult {}

  /// Returns the answer to an id that an author has used before.
  ///
  /// @param event what the id stands for
  /// @param isSame whether it is to stand for the same now
  public static RequestResult repeated(GameEvent event, boolean isSame) {
    return isSame
        ? new Accepted(event)
        : new Rejected(
            Reason.REUSED, Message.of("store.reused", event.content().clientId()), event.head());
  }

  /// Returns the answer to somebody who has not seen the head of the game.
  public static RequestResult stale(ChainHead head) {
    return new Rejected(Reason.STALE, Message.of("store.stale"), head);
  }

  /// Why something is not done.
  enum Reason {
    /// Something else happened first: see what, and decide again.
    STALE,
    /// The author's id stands for something else already.
    REUSED,
    /// The rules, or the state of the game, forbid it.
    ILLEGAL,
    /// There is no such game.
    NO_GAME
  }
}
