package tabuleiro.engine;

import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;

/// Plays the best move that a searcher finds.
record SearcherPlayer(Searcher searcher) implements Player {
  @Override
  public int chooseMove(MoveRequest turn) {
    return searcher
        .search(turn.position(), turn.limits(), 1, turn.stop(), turn.listener())
        .getFirst()
        .firstMove();
  }

  @Override
  public void startNewGame() {
    searcher.forget();
  }
}
