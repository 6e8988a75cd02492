package tabuleiro.lab.selfplay;

import java.util.Optional;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// Plays the best move of each search. Not safe for several threads.
///
/// @param limits of each search
/// @param stop stops the search
record BestMoveSearch(Searcher searcher, MoveLimits limits, StopSignal stop)
    implements SelfPlaySearch {
  private static final int[] NO_VISITS = {};

  @Override
  public void startGame(int number) {
    searcher.forget();
  }

  @Override
  public Optional<FoundMove> search(Position position, int plies) {
    SearchInfo best = searcher.search(position, limits, 1, stop, _ -> {}).getFirst();
    return stop.isRequested()
        ? Optional.empty()
        : Optional.of(new FoundMove(best.score(), best.firstMove(), NO_VISITS));
  }
}
