package tabuleiro.terminal;

import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.StandardTime;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Players;

/// The computer, as whoever plays meets it.
///
/// @param players the computer players there are
/// @param limits how long they think about each move, beside a game's clock
/// @param hint how long the engine thinks about a hint
public record Machine(Players players, Limits limits, Limits hint) {
  /// Returns the machine with the engine's players, of which each has its own limit.
  public static Machine standard() {
    return new Machine(EnginePlayers.catalogue(), Limits.NONE, StandardTime.LIMITS);
  }

  /// Returns this machine with other limits of the players' moves.
  public Machine withLimits(Limits other) {
    return new Machine(players, other, hint);
  }
}
