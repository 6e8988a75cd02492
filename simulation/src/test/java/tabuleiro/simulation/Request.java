package tabuleiro.simulation;

import tabuleiro.play.live.GameAction;
import tabuleiro.rules.Side;
import tabuleiro.server.game.NewGame;
import tabuleiro.server.game.SeatTaker;

/// What a client asks of a server.
public sealed interface Request {
  /// Returns the id of the game.
  String game();

  /// Creates a game.
  record Create(NewGame made) implements Request {
    @Override
    public String game() {
      return made.id();
    }
  }

  /// Takes the free seat.
  ///
  /// @param token the token of the seat from now on
  record Join(String game, SeatTaker player, String token) implements Request {}

  /// Acts in a game.
  ///
  /// @param secret the player's secret
  /// @param id the player's own id for the command
  /// @param seen the number of the last event that the player has seen
  record Act(String game, String secret, Side side, String id, int seen, int ply, GameAction action)
      implements Request {}

  /// Prepares a reply to a move of the opponent.
  record Prepare(String game, String secret, Side side, String move, String reply)
      implements Request {}

  /// Reads the state of a game.
  record Look(String game) implements Request {}
}
