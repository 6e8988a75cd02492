package tabuleiro.server.games;

import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.games.message.NewGameRequest;
import tabuleiro.server.live.NewGame;
import tabuleiro.server.store.GameStore;

/// Checks the initial positions that requests for games give. Thread-safe.
///
/// @param store the games
/// @param fairPlay knows the positions near rated games in progress
record StartPositionCheck(GameStore store, FairPlayGuard fairPlay) {
  /// Checks that a new game does not begin near a rated game in progress. A game that exists is not
  /// new: its request is repeated.
  ///
  /// @throws tabuleiro.server.http.ProblemException when it does
  void require(NewGameRequest request, NewGame made) {
    if (request.board().position().isPresent() && store.info(made.id()).isEmpty()) {
      fairPlay.require(made.setup().start());
    }
  }
}
