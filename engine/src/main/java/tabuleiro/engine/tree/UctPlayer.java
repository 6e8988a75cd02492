package tabuleiro.engine.tree;

import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;

/// The reference opponent: plain UCT with random playouts, as [UctSearcher] searches. Without time
/// limits its moves follow from the request's random numbers.
public record UctPlayer() implements Player {
  @Override
  public int chooseMove(MoveRequest request) {
    if (request.position().countMoves() == 1) {
      return request.position().moveAt(0);
    }
    return UctSearcher.search(
            request.position(),
            request.limits(),
            1,
            request.random(),
            request.stop(),
            request.listener())
        .getFirst()
        .firstMove();
  }
}
