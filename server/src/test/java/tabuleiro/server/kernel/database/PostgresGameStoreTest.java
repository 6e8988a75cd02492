package tabuleiro.server.kernel.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.Message;
import tabuleiro.server.Postgres;
import tabuleiro.server.game.GameStore;

/// What only a store on PostgreSQL does.
@Tag("full")
final class PostgresGameStoreTest {
  @Test
  void rejectsServerWithoutFsync() throws Exception {
    try (EmbeddedPostgres careless = Postgres.builder().start()) {
      refuses(Postgres.database(careless, "postgres"), "fsync, synchronous_commit");
    }
  }

  private static void refuses(DatabaseAddress postgres, String settings) {
    assertThatThrownBy(() -> GameStore.open(postgres))
        .isInstanceOfSatisfying(
            StoreException.class,
            refused ->
                assertThat(refused.message()).isEqualTo(Message.of("store.unsafe", settings)));
  }

  @Test
  void rejectsDatabaseWithoutSynchronousCommit() {
    DatabaseAddress.Postgres postgres = Postgres.database();
    Postgres.execute("ALTER DATABASE " + Postgres.name(postgres) + " SET synchronous_commit = off");
    refuses(postgres, "synchronous_commit");
  }

  @Test
  void textOfDatabaseHidesPassword() {
    assertThat(new DatabaseAddress.Postgres("jdbc:postgresql://h/d?password=x", "ana", "secret"))
        .hasToString("postgresql://ana@h/d");
  }

  @Test
  void rejectsUnreachableServer() {
    DatabaseAddress.Postgres nowhere =
        new DatabaseAddress.Postgres("jdbc:postgresql://localhost:1/d", "a", "b");
    assertThatThrownBy(() -> GameStore.open(nowhere))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("store.postgres-away");
  }
}
