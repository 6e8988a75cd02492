package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionException;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.kernel.database.StoreException;

/// What players may do in a live game.
final class LiveGameTest extends TalpaGames {
  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void restartRestoresGame(Game rules) {
    long seed = 3;
    SessionSetup setup =
        SessionSetup.of(rules, seed, ANA, Seat.computer("Level 5", "5"))
            .withTimeControl(TimeControl.parse("5m+3s"));
    LiveGame game = game(setup);
    for (int i = 0; i < 12; i++) {
      Position position = game.query(GameSession::position);
      Actor mover = Actor.of(position.sideToMove());
      int choice = SeededRandom.nextBelow(SeededRandom.of(seed + i), position.countMoves());
      String text = position.formatMove(position.moveAt(choice));
      assertThat(at(2000 + 1700 * i, game, mover, new PlayerAction.Move(text)))
          .isInstanceOf(RequestResult.Accepted.class);
    }
    LiveGame again = new LiveGames(store).game(game.id());
    for (LiveGame either : List.of(game, again)) {
      either.checkClock(30_000);
    }
    assertThat(again.query(GameSession::position)).isEqualTo(game.query(GameSession::position));
    assertThat(again.query(LiveGameTest::state)).isEqualTo(game.query(LiveGameTest::state));
    assertThat(again.query(GameSession::setup).second().playerId()).contains("5");
  }

  private static String state(GameSession session) {
    return session.toRecord(EventTags.NONE).format()
        + session.clock().remaining(Side.FIRST)
        + session.clock().remaining(Side.SECOND);
  }

  @Test
  void illegalMoveIsRejectedAndChangesNothing() {
    LiveGame game = talpa();
    String before = game.query(GameSession::position).format();
    RequestResult reply = move(game, Actor.FIRST, "a1a1");
    assertThat(reply).isInstanceOf(RequestResult.Rejected.class);
    assertThat(((RequestResult.Rejected) reply).reason()).isEqualTo(RequestResult.Reason.ILLEGAL);
    assertThat(move(game, Actor.FIRST, "no move")).isInstanceOf(RequestResult.Rejected.class);
    assertRefused(move(game, Actor.SECOND, "a1a2"), Message.of("table.not-your-turn", Side.FIRST));
    assertThat(game.query(GameSession::position).format()).isEqualTo(before);
    assertThat(store.history(game.id())).hasSize(2);
  }

  @Test
  void requestWithWrongSequenceOrPlyIsStale() {
    LiveGame game = talpa();
    String text = TALPA.start(1).formatMove(TALPA.start(1).moveAt(0));
    GameAction action = new PlayerAction.Move(text);
    for (ClientRequest wrong :
        List.of(
            new ClientRequest(Actor.FIRST, "a", 1, 0, action, 2000),
            new ClientRequest(Actor.FIRST, "a", 3, 0, action, 2000),
            new ClientRequest(Actor.FIRST, "a", 2, 1, action, 2000))) {
      assertThat(game.submit(wrong)).isEqualTo(RequestResult.stale(game.head()));
    }
    ClientRequest right = new ClientRequest(Actor.FIRST, "a", 2, 0, action, 2000);
    RequestResult accepted = game.submit(right);
    assertThat(accepted).isInstanceOf(RequestResult.Accepted.class);
    assertThat(game.submit(right)).isEqualTo(accepted);
    assertThat(new LiveGames(store).game(game.id()).submit(right)).isEqualTo(accepted);
    assertThat(store.history(game.id())).hasSize(3);
  }

  @Test
  void rejectsMovesBeforeBothSeatsAreTaken() {
    LiveGame game = games.create(NewGames.waiting(SessionSetup.of(TALPA, 1, ANA, ANA)), 1000);
    assertRefused(move(game, Actor.FIRST, "a1a2"), Message.of("live.not-begun"));
    SeatTaker bruno = new SeatTaker("Bruno", "cookie");
    assertThat(game.seats().take("three", "next", bruno, 1500))
        .isEqualTo(SeatResult.Refusal.UNKNOWN_TOKEN);
    assertThat(game.seats().sidesOf("cookie")).isEmpty();
    assertThat(game.seats().take("two", "next", bruno, 1500))
        .isEqualTo(new SeatResult.Seated(Side.SECOND));
    assertThat(game.seats().sidesOf("cookie"))
        .isEqualTo(game.seats().sidesOf("next"))
        .containsExactly(Side.SECOND);
    assertThat(store.history(game.id())).hasSize(2);
    assertThat(legalMove(game, 2000)).isInstanceOf(RequestResult.Accepted.class);
  }

  @Test
  void rejectsServerActionsOfPlayers() {
    LiveGame game = talpa();
    for (GameAction action :
        List.of(
            new ServerAction.FlagFall(),
            new ServerAction.Pause(),
            new ServerAction.Resume(),
            new ServerAction.Start(""))) {
      assertRefused(at(2000, game, Actor.FIRST, action), Message.of("live.not-yours"));
    }
  }

  @Test
  void humanMustAgreeToTakeback() {
    LiveGame game = talpa();
    Position start = TALPA.start(1);
    move(game, Actor.FIRST, start.formatMove(start.moveAt(0)));
    assertRefused(
        at(2000, game, Actor.FIRST, new PlayerAction.Takeback()), Message.of("live.ask-first"));
    GameAction accept = new PlayerAction.OfferResponse(OfferKind.TAKEBACK, true);
    assertRefused(at(2000, game, Actor.SECOND, accept), Message.of("live.no-offer", Side.FIRST));
    at(2000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.TAKEBACK));
    assertRefused(
        at(2000, game, Actor.SECOND, new PlayerAction.Offer(OfferKind.TAKEBACK)),
        Message.of("live.already-offered", Side.FIRST));
    assertThat(at(2000, game, Actor.SECOND, accept)).isInstanceOf(RequestResult.Accepted.class);
    assertThat(game.query(GameSession::position)).isEqualTo(start);
    assertThat(new LiveGames(store).game(game.id()).query(GameSession::position)).isEqualTo(start);
    assertThat(game.view(2000).moves()).isEmpty();
  }

  @Test
  void agreedDrawEndsGame() {
    LiveGame game = talpa();
    at(2000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.DRAW));
    at(2000, game, Actor.SECOND, new PlayerAction.OfferResponse(OfferKind.DRAW, true));
    assertThat(game.query(GameSession::ending)).contains(Ending.agreement());
    assertRefused(
        at(2000, game, Actor.FIRST, new PlayerAction.Resignation()),
        Message.of("table.over", Message.of("reason.agreement")));
    assertThat(store.queries().unfinished()).isEmpty();
  }

  /// The hash chain of an edited record can be calculated anew; the rules are checked all the same.
  @Test
  void impossibleEventIsDamage() {
    LiveGame game = talpa();
    store
        .append(
            2,
            new EventContent(
                game.id(), Actor.FIRST, "x", 0, new PlayerAction.Move("zz"), Result.NONE, 2000))
        .join();
    assertThatThrownBy(() -> new LiveGames(store).game(game.id()))
        .isInstanceOf(StoreException.class)
        .hasMessage("store.broken [" + game.id() + ", 3]");
  }

  @Test
  void sameRequestFromManyThreadsIsStoredOnce() throws Exception {
    LiveGame game = talpa();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      while (!game.query(GameSession::position).outcome().isOver()) {
        Position position = game.query(GameSession::position);
        int seen = game.head().sequence();
        ClientRequest command =
            new ClientRequest(
                Actor.of(position.sideToMove()),
                "c" + seen,
                seen,
                seen - 2,
                new PlayerAction.Move(position.formatMove(position.moveAt(0))),
                2000);
        List<Future<RequestResult>> same =
            threads.invokeAll(Collections.nCopies(5, () -> game.submit(command)));
        for (Future<RequestResult> reply : same) {
          assertThat(reply.get())
              .isInstanceOf(RequestResult.Accepted.class)
              .extracting(RequestResult::head)
              .isEqualTo(game.head());
        }
        assertThat(game.head().sequence()).isEqualTo(seen + 1);
      }
    }
  }

  @Test
  void rejectsGameWithDecidedStart() {
    Position over = TALPA.start(1);
    while (!over.outcome().isOver()) {
      over = over.playUnchecked(over.moveAt(0));
    }
    SessionSetup setup =
        new SessionSetup(over, OptionalLong.empty(), ANA, ANA, TimeControls.none());
    assertThatThrownBy(() -> games.create(NewGames.taken(setup, GameSeries.SINGLE), 1000))
        .isInstanceOf(SessionException.class);
    assertThat(store.queries().unfinished()).isEmpty();
  }
}
