package tabuleiro.play.live;

import java.util.Optional;
import tabuleiro.play.session.SessionException;

/// The place of a game in a series of games by the same players.
///
/// @param previous the id of the game before it; empty for the first
/// @param isMatch whether the game belongs to a match: two games with the sides exchanged for the
///   second, and possibly a third as tiebreak
/// @param round its number in the match, counted from 1
/// @param isRated whether the games of the series change the players' ratings
/// @param tournament the id of the tournament for which the game counts; empty for none
/// @param hasSwapRule whether the second player may take over the first move
public record GameSeries(
    Optional<String> previous,
    boolean isMatch,
    int round,
    boolean isRated,
    Optional<String> tournament,
    boolean hasSwapRule) {
  /// A game that belongs to no series.
  public static final GameSeries SINGLE = of(false);

  /// The first game of a match.
  public static final GameSeries MATCH = of(true);

  private static GameSeries of(boolean isMatch) {
    return new GameSeries(Optional.empty(), isMatch, 1, false, Optional.empty(), false);
  }

  /// Returns the place of a game in a tournament.
  ///
  /// @param tournament the id of the tournament
  /// @param isRated whether the game changes the players' ratings
  public static GameSeries ofTournament(String tournament, boolean isRated) {
    return new GameSeries(Optional.empty(), false, 1, isRated, Optional.of(tournament), false);
  }

  /// Returns this place in a series of rated games.
  public GameSeries rated() {
    return new GameSeries(previous, isMatch, round, true, tournament, hasSwapRule);
  }

  /// Returns this place in a series with the swap rule.
  public GameSeries withSwapRule() {
    return new GameSeries(previous, isMatch, round, isRated, tournament, true);
  }

  /// Returns whether the game cannot end without a result: a later game of a match, because the
  /// first has counted, and a game of a tournament.
  public boolean needsResult() {
    return tournament.isPresent() || (isMatch && round > 1);
  }

  /// Checks that players may do something in a game of this series: in a tournament, whose results
  /// count for others too, no move is taken back and no rematch follows. Earlier versions allowed
  /// both, so this does not concern events that are replayed.
  ///
  /// @throws SessionException when they may not
  void requireAllowed(GameAction action) {
    Optional<OfferKind> wanted =
        switch (action) {
          case PlayerAction.Takeback() -> Optional.of(OfferKind.TAKEBACK);
          case PlayerAction.Offer(OfferKind kind) -> Optional.of(kind);
          case PlayerAction.OfferResponse(OfferKind kind, boolean isAccepted) ->
              isAccepted ? Optional.of(kind) : Optional.empty();
          default -> Optional.empty();
        };
    if (tournament.isPresent() && wanted.equals(Optional.of(OfferKind.TAKEBACK))) {
      throw new SessionException("live.tournament-takeback");
    }
    if (tournament.isPresent() && wanted.equals(Optional.of(OfferKind.REMATCH))) {
      throw new SessionException("live.tournament-rematch");
    }
  }

  /// Returns whether the match continues with another game in any case.
  public boolean hasNextRound() {
    return isMatch && round == 1;
  }

  /// Returns whether this is the second game of a match, which a third may have to decide.
  public boolean mayNeedTiebreak() {
    return isMatch && round == 2;
  }

  /// Returns whether this game decides a match.
  public boolean isTiebreak() {
    return isMatch && round == 3;
  }

  /// Returns the place of the game that decides the match after this second game.
  ///
  /// @param game the id of the second game
  public GameSeries tiebreakAfter(String game) {
    return new GameSeries(Optional.of(game), true, 3, isRated, Optional.empty(), false);
  }

  /// Returns the place of the game that follows one at this place.
  ///
  /// @param game the id of the game at this place
  public GameSeries successorOf(String game) {
    return new GameSeries(
        Optional.of(game), isMatch, hasNextRound() ? 2 : 1, isRated, Optional.empty(), hasSwapRule);
  }
}
