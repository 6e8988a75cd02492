package tabuleiro.server.game;

import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Side;
import tabuleiro.server.http.Caller;

/// What the ratings ask of rated games. Thread-safe.
public interface RatingRules {
  /// Checks that a game can be rated.
  ///
  /// @throws tabuleiro.server.http.ProblemException when it cannot; the message says what a rated
  ///   game needs
  void requireRatable(SessionSetup setup);

  /// Stores from where a side of a rated game is played, before its next event is.
  ///
  /// @param game the id of the game
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be reached
  void recordOrigin(String game, Side side, Caller caller);
}
