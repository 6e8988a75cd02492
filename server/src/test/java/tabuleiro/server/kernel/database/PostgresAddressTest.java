package tabuleiro.server.kernel.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Addresses as PostgreSQL's own programs and JDBC write them.
final class PostgresAddressTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "postgresql://h/d jdbc:postgresql://h/d owner pass",
        "postgres://h/d jdbc:postgresql://h/d owner pass",
        "PostgreSQL://h/d jdbc:postgresql://h/d owner pass",
        "jdbc:postgresql://h:5433/d jdbc:postgresql://h:5433/d owner pass",
        "jdbc:postgresql:d jdbc:postgresql://localhost/d owner pass",
        "postgresql:///d jdbc:postgresql://localhost/d owner pass",
        "postgresql://ana@h/d jdbc:postgresql://h/d ana pass",
        "postgresql://an%61:p%40%3A%2F+@h/d jdbc:postgresql://h/d ana p@:/+",
        "postgresql://a@b:c@h/d jdbc:postgresql://h/d a@b c",
        "postgresql://h/d?user=ana&password=p%26w jdbc:postgresql://h/d ana p&w",
        "postgresql://a:1,b:2/d jdbc:postgresql://a:1,b:2/d owner pass",
        "postgresql://[::1]:5432/d jdbc:postgresql://[::1]:5432/d owner pass",
        "postgresql://h/o%20clube%2F2 jdbc:postgresql://h/o%20clube%2F2 owner pass",
        "postgresql://h/d?sslmode=verify-full&sslrootcert=/a/b.pem"
            + " jdbc:postgresql://h/d?sslmode=verify-full&sslrootcert=%2Fa%2Fb.pem owner pass",
        "postgresql://h/d?connect_timeout=3&target_session_attrs=read-write"
            + " jdbc:postgresql://h/d?connectTimeout=3&targetServerType=primary owner pass",
      })
  void addressesAreUnderstood(String text, String url, String user, String password) {
    assertThat(PostgresAddress.isAddress(text)).isTrue();
    assertThat(PostgresAddress.parse(text, "owner", "pass"))
        .isEqualTo(new DatabaseAddress.Postgres(url, user, password));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "postgresql:d",
        "postgresql:/h/d",
        "postgresql://h/d/e",
        "postgresql://u:secret/@h/d",
        "postgresql://u:secret#@h/d",
        "postgresql://u:secret%zz@h/d",
        "postgresql://u:secret%c3@h/d",
        "postgresql://u:secret%00@h/d",
        "postgresql://h:port/d",
        "postgresql://h:0/d",
        "postgresql://h:65536/d",
        "postgresql://h h/d",
        "postgresql://::1/d",
        "postgresql://h/d?secret=1",
        "postgresql://h/d?",
        "postgresql://h/d?sslmode=secret",
        "postgresql://h/d?socketTimeout=1",
        "jdbc:sqlite:games.db",
        "jdbc:mysql://u:secret@h/d",
        "mysql://u:secret@h/d",
        "file:///games.db",
      })
  void otherAddressesAreRefused(String text) {
    assertThat(PostgresAddress.isAddress(text)).isTrue();
    assertThatThrownBy(() -> PostgresAddress.parse(text, "owner", "pass"))
        .isInstanceOf(StoreException.class)
        .hasMessageNotContaining("u:secret");
  }

  @Test
  void pathsAreNoAddresses() {
    for (String path : new String[] {"games.db", "C:\\games.db", "/a/b", "postgres.db", "a:b"}) {
      assertThat(PostgresAddress.isAddress(path)).as(path).isFalse();
    }
  }

  @Test
  void aPasswordInAnAddressIsNoticed() {
    assertThat(PostgresAddress.hasPassword("postgresql://u:p@h/d")).isTrue();
    assertThat(PostgresAddress.hasPassword("postgresql://h/d?sslmode=require&password=p")).isTrue();
    assertThat(PostgresAddress.hasPassword("postgresql://u@h:5432/d")).isFalse();
  }
}
