package tabuleiro.server.store;

import tabuleiro.rules.Phrase;

/// What is answered to somebody who wants to do something in a game.
public sealed interface Reply {
  /// Returns the head of the game that the answer speaks of.
  Head head();

  /// It is done, and on disk. Asking again gives the same answer.
  ///
  /// @param event what is kept
  record Accepted(Event event) implements Reply {
    @Override
    public Head head() {
      return event.head();
    }
  }

  /// It is not done, and nothing has changed.
  ///
  /// @param reason why, for programs
  /// @param phrase why, for people
  /// @param head how far the game has come
  record Refused(Reason reason, Phrase phrase, Head head) implements Reply {}

  /// Returns the answer to an id that an author has used before.
  ///
  /// @param event what the id stands for
  /// @param isSame whether it is to stand for the same now
  public static Reply again(Event event, boolean isSame) {
    return isSame
        ? new Accepted(event)
        : new Refused(
            Reason.REUSED, Phrase.of("store.reused", event.entry().client()), event.head());
  }

  /// Returns the answer to somebody who has not seen the head of the game.
  public static Reply stale(Head head) {
    return new Refused(Reason.STALE, Phrase.of("store.stale"), head);
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
