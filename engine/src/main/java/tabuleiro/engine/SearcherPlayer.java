package tabuleiro.engine;

import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;

/// Plays the best move that a searcher finds.
record SearcherPlayer(Searcher searcher) implements Player {
  @Override
  public int chooseMove(MoveRequest request) {
    return searcher
        .search(request.position(), request.limits(), 1, request.stop(), request.listener())
        .getFirst()
        .firstMove();
  }

  @Override
  public void startNewGame() {
    searcher.forget();
  }
}
