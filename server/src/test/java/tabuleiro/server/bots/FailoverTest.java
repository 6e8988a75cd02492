package tabuleiro.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Position;
import tabuleiro.server.Postgres;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.schedule.SystemScheduler;
import tabuleiro.server.kernel.tracing.Tracing;

/// Several servers on one PostgreSQL have the same game in memory; one of them computes the
/// computer's move.
@Tag("full")
final class FailoverTest {
  private static final long PATIENCE_MILLIS = 60_000;
  private static final SessionSetup AGAINST_LEVEL_2 =
      SessionSetup.of(
          Games.find("talpa").orElseThrow().game(),
          1,
          Seat.human("Ana"),
          Seat.computer("Level 2", "2"));

  private final DatabaseAddress.Postgres database = Postgres.database();
  private final List<Node> nodes = new ArrayList<>();

  /// The parts of a server that play computer moves.
  private record Node(
      GameStore store, LiveGames games, BotScheduler bots, BlockingQueue<RemoteChange> news) {
    /// Waits until this node receives the other's changes; it listens on its own thread.
    void listenTo(Node other) throws InterruptedException {
      while (news.poll(50, TimeUnit.MILLISECONDS) == null) {
        newGame(other);
      }
    }

    /// Stops all activity, as when the process is killed.
    void die() {
      bots.close();
      store.close();
    }
  }

  /// @param graceMillis how long the node waits for the others
  private Node node(long graceMillis) {
    GameStore store = GameStore.open(database);
    LiveGames games = new LiveGames(store);
    BotScheduler bots =
        new BotScheduler(
            new BotCatalogue(Map.of()),
            1,
            new SystemScheduler(),
            RandomGenerator::getDefault,
            Tracing.OFF,
            (_, _) -> false,
            0,
            graceMillis);
    games.addObserver(bots::onLocalChange, bots::onRemoteChange);
    games.onLoad(game -> bots.onRemoteChange(game, game.snapshot(System.currentTimeMillis())));
    BlockingQueue<RemoteChange> news = new LinkedBlockingQueue<>();
    games.onRemoteChange(news::add);
    store.database().listen(games::receive);
    Node node = new Node(store, games, bots, news);
    nodes.add(node);
    return node;
  }

  @AfterEach
  void close() {
    nodes.forEach(Node::die);
  }

  private static LiveGame newGame(Node node) {
    return node.games()
        .create(NewGames.taken(AGAINST_LEVEL_2, GameSeries.SINGLE), System.currentTimeMillis());
  }

  /// Makes a move for the human.
  private static void move(LiveGame game) {
    long now = System.currentTimeMillis();
    GameSnapshot snapshot = game.snapshot(now);
    Position position = snapshot.position();
    int seen = snapshot.event().sequence();
    GameAction action = new PlayerAction.Move(position.formatMove(position.moveAt(0)));
    ClientRequest command =
        new ClientRequest(Actor.FIRST, "m" + seen, seen, snapshot.ply(), action, now);
    assertThat(game.submit(command)).isInstanceOf(RequestResult.Accepted.class);
  }

  private static void await(LiveGame game, int ply) throws InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (game.snapshot(System.currentTimeMillis()).ply() != ply) {
      assertThat(System.currentTimeMillis()).as("ply %d", ply).isLessThan(end);
      Thread.sleep(5);
    }
  }

  @Test
  void serverThatStoresMoveComputesAnswer() throws InterruptedException {
    Node here = node(PATIENCE_MILLIS);
    Node there = node(PATIENCE_MILLIS);
    here.listenTo(there);
    there.listenTo(here);
    LiveGame mine = newGame(here);
    LiveGame theirs = there.games().game(mine.id());
    for (int ply = 0; ply < 8; ply += 2) {
      move(ply % 4 == 0 ? mine : theirs);
      await(mine, ply + 2);
      await(theirs, ply + 2);
    }
    assertThat(here.bots().requestCount()).isEqualTo(2);
    assertThat(there.bots().requestCount()).isEqualTo(2);
  }

  @Test
  void otherServerTakesOver() throws InterruptedException {
    Node gone = node(0);
    gone.bots().close(); // Killed before it computes anything.
    Node there = node(200);
    there.listenTo(gone);
    LiveGame game = newGame(gone);
    LiveGame held = there.games().game(game.id());
    LiveGame other = newGame(gone);
    move(game);
    move(other);
    gone.store().close();
    await(held, 2);
    await(there.games().game(other.id()), 2);
    assertThat(there.bots().requestCount()).isEqualTo(2);
  }
}
