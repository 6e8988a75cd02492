package tabuleiro.play.players;

import tabuleiro.play.Ending;
import tabuleiro.play.PlayException;
import tabuleiro.play.Result;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Side;

/// Thrown when a player gives no move: it has died, keeps silent, or answers what is no legal move.
/// It has lost the game. Its phrase says what happened.
public final class PlayerFailure extends PlayException {
  private static final long serialVersionUID = 1L;

  private final Ending.Kind kind;

  /// Says what happened.
  public PlayerFailure(Phrase phrase) {
    this(Ending.Kind.ABANDONED, phrase);
  }

  private PlayerFailure(Ending.Kind kind, Phrase phrase) {
    super(phrase);
    this.kind = kind;
  }

  /// Returns the failure of a player that has not answered in time, and says so.
  public static PlayerFailure late(Phrase phrase) {
    return new PlayerFailure(Ending.Kind.TIME, phrase);
  }

  /// Returns how a game ends in which the player of `loser` has failed.
  public Ending ending(Side loser) {
    return Ending.of(kind, Result.winOf(loser.other()));
  }
}
