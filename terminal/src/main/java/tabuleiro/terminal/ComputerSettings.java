package tabuleiro.terminal;

import tabuleiro.engine.DefaultTimePlayer;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;

/// The computer, as whoever plays meets it.
///
/// @param players the computer players there are
/// @param moveLimits how long they think about each move, beside a game's clock
/// @param hintLimits how long the engine thinks about a hint
public record ComputerSettings(
    PlayerCatalogue players, MoveLimits moveLimits, MoveLimits hintLimits) {
  /// Returns the machine with the engine's players, of which each has its own limit.
  public static ComputerSettings createDefault() {
    return new ComputerSettings(
        EnginePlayers.catalogue(), MoveLimits.NONE, DefaultTimePlayer.LIMITS);
  }

  /// Returns this machine with other limits of the players' moves.
  public ComputerSettings withMoveLimits(MoveLimits other) {
    return new ComputerSettings(players, other, hintLimits);
  }
}
