package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Side;

/// The clocks after a takeback.
final class TakebackClockTest extends TalpaGames {
  private static final SessionSetup TIMED =
      SessionSetup.of(TALPA, 1, ANA, ANA).withTimeControl(TimeControl.parse("60s+5s"));

  private static Optional<Duration> left(LiveGame game, Side side) {
    return game.query(session -> session.clock().remaining(side));
  }

  private static void takeBack(LiveGame game, Actor asking, long millis) {
    at(millis, game, asking, new PlayerAction.Offer(OfferKind.TAKEBACK));
    at(millis, game, asking.opponent(), new PlayerAction.OfferResponse(OfferKind.TAKEBACK, true));
  }

  /// The first two moves take no time, so that the clocks show a minute at 1,000 ms.
  private LiveGame afterTwoMoves() {
    LiveGame game = game(TIMED);
    legalMove(game, 1000);
    legalMove(game, 1000);
    return game;
  }

  @Test
  void movesThatAreTakenBackForEverGiveNoTime() {
    LiveGame game = afterTwoMoves();
    for (int i = 0; i < 20; i++) {
      legalMove(game, 1000);
      takeBack(game, Actor.FIRST, 1000);
    }
    assertThat(left(game, Side.FIRST)).contains(Duration.ofSeconds(60));
    assertThat(left(game, Side.SECOND)).contains(Duration.ofSeconds(60));
  }

  @Test
  void bothClocksGoBackToTheStartOfTheTurn() {
    LiveGame game = afterTwoMoves();
    legalMove(game, 11_000); // 55 s are left to the first.
    legalMove(game, 31_000); // 45 s are left to the second.
    game.snapshot(34_000);
    takeBack(game, Actor.FIRST, 34_000);
    assertThat(game.query(GameSession::sideToMove)).isEqualTo(Side.FIRST);
    assertThat(left(game, Side.FIRST)).contains(Duration.ofSeconds(60));
    assertThat(left(game, Side.SECOND)).contains(Duration.ofSeconds(60));
    assertThat(game.checkClock(34_000)).as("a minute from now").contains(94_000L);
    LiveGame again = new LiveGames(store).game(game.id());
    assertThat(again.checkClock(34_000)).as("replayed").contains(94_000L);
  }

  @Test
  void nextGameOfThePlayersHasTheSameRule() {
    LiveGame game = afterTwoMoves();
    at(2000, game, Actor.FIRST, new PlayerAction.Resignation());
    at(3000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.REMATCH));
    at(3000, game, Actor.SECOND, new PlayerAction.Offer(OfferKind.REMATCH));
    LiveGame next = games.game(game.snapshot(3000).next().orElseThrow());
    legalMove(next, 4000);
    legalMove(next, 4000);
    legalMove(next, 4000);
    takeBack(next, Actor.FIRST, 4000);
    assertThat(left(next, Side.FIRST)).contains(Duration.ofSeconds(60));
  }

  /// Games of earlier versions keep their clocks, so that their later events stay possible: here
  /// the first player would have lost on time before the last move.
  @Test
  void gameOfAnEarlierVersionIsReplayedAsItWasPlayed() {
    String setup =
        """
        [White "?"]
        [Black "?"]
        [Result "*"]
        [Game "talpa"]
        [Variant "8x8"]
        [TimeControl "60+5"]
        [Termination "unfinished"]

        *
        """;
    LiveGameState game =
        GameReplay.of(
            chain(
                event(Actor.SERVER, new ServerAction.Start(setup), 0, 1000),
                event(Actor.SERVER, new ServerAction.Resume(), 0, 1000),
                event(Actor.FIRST, new PlayerAction.Move("b1a1"), 0, 1000),
                event(Actor.SECOND, new PlayerAction.Move("h8g8"), 1, 1000),
                event(Actor.FIRST, new PlayerAction.Move("d1c1"), 2, 1000),
                event(Actor.FIRST, new PlayerAction.Offer(OfferKind.TAKEBACK), 3, 1000),
                event(
                    Actor.SECOND,
                    new PlayerAction.OfferResponse(OfferKind.TAKEBACK, true),
                    3,
                    1000),
                event(Actor.FIRST, new PlayerAction.Move("d1c1"), 2, 64_000)));
    assertThat(game.session().clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(7));
  }

  private static EventContent event(Actor actor, GameAction action, int ply, long millis) {
    return new EventContent("game", actor, "c" + millis + ply, ply, action, Result.NONE, millis);
  }

  private static List<GameEvent> chain(EventContent... contents) {
    List<GameEvent> events = new ArrayList<>();
    ChainHead head = new ChainHead(0, "");
    for (EventContent content : contents) {
      GameEvent event = GameEvent.after(head, content);
      events.add(event);
      head = event.head();
    }
    return events;
  }
}
