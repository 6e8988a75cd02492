package tabuleiro.engine;

import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.Turn;

/// Plays the best move that a searcher finds.
record SearchPlayer(Searcher searcher) implements Player {
  @Override
  public int chooseMove(Turn turn) {
    return searcher
        .search(turn.position(), turn.limits(), 1, turn.stop(), turn.listener())
        .getFirst()
        .move();
  }

  @Override
  public void forget() {
    searcher.forget();
  }
}
