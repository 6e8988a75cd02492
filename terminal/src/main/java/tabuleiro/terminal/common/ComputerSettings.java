package tabuleiro.terminal.common;

import tabuleiro.engine.DefaultTimePlayer;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;

/// The computer players and their limits.
///
/// @param players the catalogue of computer players
/// @param moveLimits the limits of their search for each move, in addition to the game's clock
/// @param hintLimits the limits of the search for a hint
public record ComputerSettings(
    PlayerCatalogue players, MoveLimits moveLimits, MoveLimits hintLimits) {
  /// Returns the engine's players; each level has its own limits.
  public static ComputerSettings createDefault() {
    return new ComputerSettings(
        EnginePlayers.withFiles(EnginePlayers.catalogue()),
        MoveLimits.NONE,
        DefaultTimePlayer.LIMITS);
  }

  /// Returns a copy with other limits for each move.
  public ComputerSettings withMoveLimits(MoveLimits other) {
    return new ComputerSettings(players, other, hintLimits);
  }
}
