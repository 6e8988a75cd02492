package tabuleiro.engine;

import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;

/// Gives a player a default time for requests without limits.
///
/// @param player would otherwise search until a stop or a proof
public record DefaultTimePlayer(Player player) implements Player {
  /// The default time: 2 seconds a move.
  public static final MoveLimits LIMITS = MoveLimits.ofMillis(2000);

  @Override
  public int chooseMove(MoveRequest request) {
    boolean isUnlimited = request.limits().equals(MoveLimits.NONE);
    return player.chooseMove(isUnlimited ? request.withLimits(LIMITS) : request);
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
