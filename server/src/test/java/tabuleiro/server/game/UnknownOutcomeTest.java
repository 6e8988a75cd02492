package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;
import tabuleiro.games.Games;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Side;
import tabuleiro.server.Postgres;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.SimulatedStores;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.SystemScheduler;

/// The connection to the database is lost after a commit and before its answer: the server does not
/// know whether the move is stored.
@Tag("full")
final class UnknownOutcomeTest {
  private static final Seat ANA = Seat.human("Ana");

  /// Whether the connection is lost after the next commit.
  private final AtomicBoolean isLost = new AtomicBoolean();

  /// Whether the database accepts no connections.
  private volatile boolean isAway;

  @Test
  void watchersReceiveTheMoveWithoutAnotherRequest() throws InterruptedException {
    DatabaseAddress.Postgres database = Postgres.database();
    GameStore.open(database).close();
    try (GameStore store =
        SimulatedStores.open(source(database), Optional.empty(), new SystemScheduler())) {
      LiveGame game =
          new LiveGames(store)
              .create(
                  NewGames.taken(
                      SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, ANA, ANA),
                      GameSeries.SINGLE),
                  1000);
      GameSnapshot before = game.snapshot(2000);
      int seen = before.event().sequence();
      BlockingQueue<GameSnapshot> received = new LinkedBlockingQueue<>();
      game.watch(seen, received::add);
      PlayerAction.Move move =
          new PlayerAction.Move(before.position().formatMove(before.position().moveAt(0)));
      isLost.set(true);
      assertThatThrownBy(() ->
              game.submit(
                  new ClientRequest(Actor.of(Side.FIRST), "m", seen, before.ply(), move, 2000)))
          .isInstanceOf(StoreException.class);
      isAway = false;
      GameSnapshot after = received.poll(60, TimeUnit.SECONDS);
      assertThat(after).as("the event that was stored").isNotNull();
      assertThat(after.ply()).isEqualTo(1);
    }
  }

  private DataSource source(DatabaseAddress.Postgres database) {
    PGSimpleDataSource real = new PGSimpleDataSource();
    real.setUrl(database.url());
    real.setUser(database.user());
    real.setPassword(database.password());
    return (DataSource)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {DataSource.class},
            (_, method, arguments) -> {
              if (isAway) {
                throw new SQLException("away on purpose", "08001");
              }
              Object result = call(real, method, arguments);
              return result instanceof Connection connection ? losing(connection) : result;
            });
  }

  /// Returns a connection that is lost after the next commit.
  private Connection losing(Connection real) {
    return (Connection)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Connection.class},
            (_, method, arguments) -> {
              Object result = call(real, method, arguments);
              if (method.getName().equals("commit") && isLost.getAndSet(false)) {
                isAway = true;
                real.close();
                throw new SQLException("lost on purpose", "08006");
              }
              return result;
            });
  }

  private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
