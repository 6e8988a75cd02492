package tabuleiro.server.game;

import java.util.function.Consumer;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Position;

/// Requests for new games. Thread-safe.
///
/// @param store the games
/// @param players the available computer players
/// @param rules what the ratings ask of rated games
/// @param starts checks an initial position that a request gives
public record GameRequests(
    GameStore store, PlayerCatalogue players, RatingRules rules, Consumer<Position> starts) {
  /// Returns the creation of the game that a player requests.
  ///
  /// @throws tabuleiro.server.http.ProblemException when the request is invalid
  public GameCreation creation(NewGameRequest request, SeatTaker player) {
    return new GameCreation(request, players, rules, player);
  }

  /// Checks the initial position that a request gives. A game that exists is not new: its request
  /// is repeated.
  ///
  /// @throws tabuleiro.server.http.ProblemException when no game may begin with it now
  public void requireStart(NewGameRequest request, NewGame made) {
    if (request.board().position().isPresent() && store.info(made.id()).isEmpty()) {
      starts.accept(made.setup().start());
    }
  }
}
