package tabuleiro.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.game.StoredGames;
import tabuleiro.server.kernel.schedule.SystemScheduler;
import tabuleiro.server.kernel.tracing.Tracing;

final class BotSchedulerTest extends StoredGames {
  private static final Seat ANA = Seat.human("Ana");
  private static final long PATIENCE_MILLIS = 60_000;

  private BotScheduler bots;
  private volatile boolean isHelp;

  @BeforeEach
  void openBots() {
    bots =
        new BotScheduler(
            new BotCatalogue(Map.of("broken", new EngineCommand(List.of("false")))),
            1,
            new SystemScheduler(),
            RandomGenerator::getDefault,
            Tracing.OFF,
            (_, _) -> isHelp,
            0,
            0);
    games.addObserver(bots::onLocalChange);
  }

  @AfterEach
  void closeBots() {
    bots.close();
  }

  private LiveGame game(String variant, Seat first, Seat second) {
    SessionSetup setup =
        SessionSetup.of(Games.find("talpa").orElseThrow().game(variant), 1, first, second);
    return games.create(NewGames.taken(setup, GameSeries.SINGLE), System.currentTimeMillis());
  }

  private static Seat computer(String player) {
    return Seat.computer(player, player);
  }

  private static RequestResult say(LiveGame game, GameAction action) {
    GameSnapshot snapshot = game.snapshot(System.currentTimeMillis());
    int seen = snapshot.event().sequence();
    long now = System.currentTimeMillis();
    return game.submit(
        new ClientRequest(Actor.FIRST, "a" + seen, seen, snapshot.ply(), action, now));
  }

  private static void move(LiveGame game) {
    String text =
        game.query(session -> session.position().formatMove(session.position().moveAt(0)));
    assertThat(say(game, new PlayerAction.Move(text))).isInstanceOf(RequestResult.Accepted.class);
  }

  private static GameSnapshot await(LiveGame game, Predicate<GameSnapshot> state)
      throws InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    GameSnapshot snapshot = game.snapshot(System.currentTimeMillis());
    while (!state.test(snapshot)) {
      assertThat(System.currentTimeMillis()).as("%s", snapshot).isLessThan(end);
      Thread.sleep(5);
      snapshot = game.snapshot(System.currentTimeMillis());
    }
    return snapshot;
  }

  @Test
  void computerAnswersEachMove() throws InterruptedException {
    LiveGame game = game("8x8", ANA, computer("2"));
    for (int ply = 0; ply < 6; ply += 2) {
      move(game);
      int next = ply + 2;
      await(game, snapshot -> snapshot.ply() == next);
    }
  }

  @Test
  void twoComputersPlayToTheEnd() throws InterruptedException {
    LiveGame game = game("4x4", computer("1"), computer("random"));
    assertThat(await(game, snapshot -> snapshot.ending().isPresent()).ending().orElseThrow().kind())
        .isEqualTo(Ending.Kind.RULES);
  }

  @Test
  void playerThatFailsTwiceResigns() throws InterruptedException {
    LiveGame game = game("8x8", ANA, computer("broken"));
    move(game);
    Ending ending = await(game, snapshot -> snapshot.ending().isPresent()).ending().orElseThrow();
    assertThat(ending.kind()).isEqualTo(Ending.Kind.RESIGNATION);
    assertThat(ending.result()).isEqualTo(Result.FIRST_WINS);
  }

  @Test
  void weakLevelMovesWhereStrongMoveWouldBeHelp() throws InterruptedException {
    isHelp = true;
    LiveGame game = game("8x8", ANA, computer("broken"));
    move(game);
    assertThat(await(game, snapshot -> snapshot.ply() == 2).ending()).isEmpty();
  }

  @Test
  void gameWaitsForMissingEngine() throws InterruptedException {
    LiveGame game = game("8x8", ANA, computer("gone"));
    move(game);
    move2(game("8x8", ANA, computer("1")));
    assertThat(game.snapshot(0).ending()).isEmpty();
    assertThat(game.snapshot(0).ply()).isEqualTo(1);
  }

  private static void move2(LiveGame game) throws InterruptedException {
    move(game);
    await(game, snapshot -> snapshot.ply() == 2);
  }

  @Test
  void computationStopsWhenMoveIsNotNeeded() throws InterruptedException {
    LiveGame game = game("8x8", ANA, computer("9"));
    move(game);
    Thread.sleep(100);
    assertThat(say(game, new PlayerAction.Takeback())).isInstanceOf(RequestResult.Accepted.class);
    // The only thread is free again, long before the computation would have ended.
    long begin = System.currentTimeMillis();
    move2(game("8x8", ANA, computer("1")));
    assertThat(System.currentTimeMillis() - begin).isLessThan(ThinkingTime.MAX_MILLIS / 2);
    assertThat(game.snapshot(0).ply()).isZero();
  }

  @Test
  void offerDoesNotStopComputation() throws InterruptedException {
    LiveGame game = game("8x8", ANA, computer("9"));
    move(game);
    say(game, new PlayerAction.Offer(OfferKind.DRAW));
    GameSnapshot snapshot = await(game, now -> now.ply() == 2);
    assertThat(snapshot.offers()).isEmpty();
    assertThat(snapshot.ending()).isEmpty();
  }

  @Test
  void computerAcceptsRematch() throws InterruptedException {
    LiveGame game = game("8x8", ANA, computer("1"));
    say(game, new PlayerAction.Resignation());
    say(game, new PlayerAction.Offer(OfferKind.REMATCH));
    GameSnapshot snapshot = await(game, now -> now.next().isPresent());
    LiveGame next = games.game(snapshot.next().orElseThrow());
    await(next, now -> now.ply() == 1);
  }
}
