package tabuleiro.server.game;

import tabuleiro.play.session.GameSession;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.view.game.SeatInfo;

/// What rated games ask of their players: that they are members, and what the ratings ask of them.
/// Thread-safe.
///
/// @param store has the members and the seats
/// @param rules what the ratings ask
public record RatedPlay(GameStore store, RatingRules rules) {
  /// Checks that a player is a member.
  ///
  /// @param secret the secret of the player
  /// @throws ProblemException for a visitor
  /// @throws tabuleiro.server.kernel.database.StoreException when the session of a member has ended
  public void requireMember(String secret) {
    if (!new MemberStore(store.database()).requirePlayer(secret).isMember()) {
      throw visitor();
    }
  }

  /// Returns the refusal of a visitor.
  static ProblemException visitor() {
    return new ProblemException(403, "signed-out", Message.of("games.rated-members"));
  }

  /// Checks that a rematch of a rated game can be rated too: an earlier version may have let
  /// visitors play it, or rated its board.
  ///
  /// @throws ProblemException when it cannot
  void requireRematch(LiveGame game) {
    if (game.series().isRated()) {
      rules.requireRatable(game.query(GameSession::setup));
      if (!store.seats().ofGame(game.id()).stream().allMatch(RatedPlay::isOfMemberOrComputer)) {
        throw visitor().withHead(game.head());
      }
    }
  }

  private static boolean isOfMemberOrComputer(SeatInfo seat) {
    return seat.isMember() || seat.computerPlayer().isPresent();
  }

  /// Stores from where the seats of a player in a rated game were taken.
  ///
  /// @param secret the secret of the player
  public void recordOrigins(LiveGame game, String secret, Caller caller) {
    game.seats().currentSidesOf(secret).forEach(side -> recordOrigin(game, side, caller));
  }

  /// Stores from where a side of a game is played, if it is rated, before its next event is.
  void recordOrigin(LiveGame game, Side side, Caller caller) {
    if (game.series().isRated()) {
      rules.recordOrigin(game.id(), side, caller);
    }
  }
}
