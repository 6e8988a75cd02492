package tabuleiro.engine;

import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.Turn;

/// A player that thinks for a standard time where nothing limits it.
///
/// @param player who would else think until it is told to stop, or knows all
public record StandardTime(Player player) implements Player {
  /// The standard time: 2 seconds a move.
  public static final Limits LIMITS = Limits.ofMillis(2000);

  @Override
  public int chooseMove(Turn turn) {
    return player.chooseMove(turn.limits().equals(Limits.NONE) ? turn.within(LIMITS) : turn);
  }

  @Override
  public void forget() {
    player.forget();
  }

  @Override
  public void close() {
    player.close();
  }
}
