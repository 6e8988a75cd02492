package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.play.Ending;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;

/// Offers that cross, are withdrawn, or ask for nothing.
final class OffersTest extends TalpaGames {
  private static final GameAction DRAW = new PlayerAction.Offer(OfferKind.DRAW);
  private static final GameAction REMATCH = new PlayerAction.Offer(OfferKind.REMATCH);
  private static final GameAction TAKEBACK = new PlayerAction.Offer(OfferKind.TAKEBACK);

  /// Performs an action of a player who has seen the events up to a number.
  private static RequestResult after(int seen, LiveGame game, Actor actor, GameAction action) {
    int ply = game.query(session -> session.moves().size());
    return game.submit(new ClientRequest(actor, "late" + seen, seen, ply, action, 5000));
  }

  private static void assertAccepted(RequestResult result) {
    assertThat(result).isInstanceOf(RequestResult.Accepted.class);
  }

  @Test
  void twoRematchOffersAtTheSameMomentBeginTheGame() {
    LiveGame game = talpa();
    at(2000, game, Actor.FIRST, new PlayerAction.Resignation());
    int seen = game.head().sequence();
    assertAccepted(after(seen, game, Actor.FIRST, REMATCH));
    assertAccepted(after(seen, game, Actor.SECOND, REMATCH));
    assertThat(game.snapshot(6000).next()).isPresent();
  }

  @Test
  void twoDrawOffersAreAnAgreement() {
    LiveGame game = talpa();
    legalMove(game, 2000);
    int seen = game.head().sequence();
    assertAccepted(after(seen, game, Actor.FIRST, DRAW));
    RequestResult second = after(seen, game, Actor.SECOND, DRAW);
    assertAccepted(second);
    assertThat(game.query(GameSession::ending)).contains(Ending.agreement());
    assertThat(after(seen, game, Actor.SECOND, DRAW)).as("sent again").isEqualTo(second);
    assertThat(new LiveGames(store).game(game.id()).query(GameSession::ending))
        .as("replayed")
        .contains(Ending.agreement());
  }

  /// The offer of a draw is an agreement also where the other was seen, and its button was missed.
  @Test
  void ownSecondOfferOfADrawIsRefused() {
    LiveGame game = talpa();
    at(2000, game, Actor.SECOND, DRAW);
    assertRefused(
        at(3000, game, Actor.SECOND, DRAW), Message.of("table.already-offered", Side.SECOND));
    assertAccepted(at(4000, game, Actor.FIRST, DRAW));
    assertThat(game.query(GameSession::ending)).contains(Ending.agreement());
  }

  /// Only the same offer may cross: any other command answers what its sender has seen.
  @Test
  void otherCommandsThatCrossAnOfferAreStale() {
    LiveGame game = talpa();
    legalMove(game, 2000);
    int seen = game.head().sequence();
    assertAccepted(after(seen, game, Actor.FIRST, DRAW));
    RequestResult stale = RequestResult.stale(game.head());
    assertThat(after(seen, game, Actor.SECOND, new PlayerAction.Resignation())).isEqualTo(stale);
    assertThat(after(seen, game, Actor.SECOND, TAKEBACK)).isEqualTo(stale);
    assertThat(after(seen, game, Actor.FIRST, DRAW))
        .as("its own, sent again")
        .isInstanceOf(RequestResult.Accepted.class);
  }

  @Test
  void takebackIsOfferedOnlyAfterOnesOwnMove() {
    LiveGame game = talpa();
    Message nothing = Message.of("table.nothing-to-take-back");
    assertRefused(at(2000, game, Actor.FIRST, TAKEBACK), nothing);
    assertRefused(at(2000, game, Actor.SECOND, TAKEBACK), nothing);
    legalMove(game, 3000);
    assertRefused(at(4000, game, Actor.SECOND, TAKEBACK), nothing);
    assertAccepted(at(4000, game, Actor.FIRST, TAKEBACK));
  }

  /// In a tournament every result stands, and the next game is that of the next round.
  @Test
  void aTournamentHasNoTakebackAndNoRematch() {
    for (Seat opponent : List.of(ANA, Seat.computer("5", "5"))) {
      LiveGame game =
          games.create(
              NewGames.taken(
                  SessionSetup.of(TALPA, 1, ANA, opponent),
                  GameSeries.ofTournament("aaaaaaaaaaaa", false)),
              1000);
      legalMove(game, 2000);
      Message takeback = Message.of("live.tournament-takeback");
      assertRefused(at(3000, game, Actor.FIRST, TAKEBACK), takeback);
      assertRefused(at(3000, game, Actor.FIRST, new PlayerAction.Takeback()), takeback);
      assertRefused(
          at(3000, game, Actor.SECOND, new PlayerAction.OfferResponse(OfferKind.TAKEBACK, true)),
          takeback);
      assertAccepted(at(4000, game, Actor.FIRST, DRAW));
      assertAccepted(at(5000, game, Actor.FIRST, new PlayerAction.Resignation()));
      Message rematch = Message.of("live.tournament-rematch");
      assertRefused(at(6000, game, Actor.FIRST, REMATCH), rematch);
      assertRefused(
          at(6000, game, Actor.SECOND, new PlayerAction.OfferResponse(OfferKind.REMATCH, true)),
          rematch);
      assertThat(game.snapshot(7000).next()).isEmpty();
    }
  }

  @Test
  void offerOfARematchIsWithdrawnByItsMaker() {
    LiveGame game = talpa();
    at(2000, game, Actor.FIRST, new PlayerAction.Resignation());
    GameAction withdrawal = new PlayerAction.OfferResponse(OfferKind.REMATCH, false);
    assertRefused(
        at(3000, game, Actor.FIRST, withdrawal), Message.of("live.no-rematch", Side.SECOND));
    at(3000, game, Actor.FIRST, REMATCH);
    assertRefused(
        at(4000, game, Actor.FIRST, new PlayerAction.OfferResponse(OfferKind.REMATCH, true)),
        Message.of("live.no-rematch", Side.SECOND));
    assertAccepted(at(4000, game, Actor.FIRST, withdrawal));
    assertThat(game.snapshot(5000).offers()).isEmpty();
    assertAccepted(at(5000, game, Actor.SECOND, REMATCH));
    assertThat(game.snapshot(6000).next()).as("the first has withdrawn").isEmpty();
  }
}
