package tabuleiro.server.kernel.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;
import tabuleiro.server.Postgres;

/// Notifications on a real PostgreSQL.
@Tag("full")
final class PostgresChannelTest {
  private static final String CONNECTED = "connected";

  @Test
  void saysWhenItIsConnectedBeforeTheFirstNotification() throws InterruptedException {
    DatabaseAddress.Postgres database = Postgres.database();
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(database.url());
    source.setUser(database.user());
    source.setPassword(database.password());
    ChangeChannel channel = new PostgresChannel(source);
    BlockingQueue<String> received = new LinkedBlockingQueue<>();
    try (ChangeChannel.Subscription _ =
        channel.listen(received::add, () -> received.add(CONNECTED))) {
      assertThat(received.poll(60, TimeUnit.SECONDS)).isEqualTo(CONNECTED);
      Jdbi.create(source).useTransaction(handle -> channel.send(handle, List.of("one", "two")));
      assertThat(received.poll(60, TimeUnit.SECONDS)).isEqualTo("one");
      assertThat(received.poll(60, TimeUnit.SECONDS)).isEqualTo("two");
    }
  }
}
