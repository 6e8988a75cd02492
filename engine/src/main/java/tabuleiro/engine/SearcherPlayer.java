package tabuleiro.engine;

import java.util.List;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.SearchInfo;

/// Plays the best move that a searcher finds.
record SearcherPlayer(Searcher searcher) implements VariationPlayer {
  @Override
  public List<SearchInfo> chooseVariations(MoveRequest request, int count) {
    return searcher.search(
        request.position(), request.limits(), count, request.stop(), request.listener());
  }

  @Override
  public void startNewGame() {
    searcher.forget();
  }
}
