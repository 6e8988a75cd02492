package tabuleiro.engine;

import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;

/// A player that thinks for a standard time where nothing limits it.
///
/// @param player who would else think until it is told to stop, or knows all
public record DefaultTimePlayer(Player player) implements Player {
  /// The standard time: 2 seconds a move.
  public static final MoveLimits LIMITS = MoveLimits.ofMillis(2000);

  @Override
  public int chooseMove(MoveRequest turn) {
    return player.chooseMove(
        turn.limits().equals(MoveLimits.NONE) ? turn.withLimits(LIMITS) : turn);
  }

  @Override
  public void startNewGame() {
    player.startNewGame();
  }

  @Override
  public void close() {
    player.close();
  }
}
