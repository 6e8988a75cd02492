package tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ServerAddressTest {
  @ParameterizedTest
  @CsvSource({
    "http://localhost:7878, http://localhost:7878",
    "http://localhost:7878/, http://localhost:7878",
    "localhost, http://localhost",
    "localhost:7878, http://localhost:7878",
    "127.0.0.1:80, http://127.0.0.1:80",
    "games.example.org, https://games.example.org",
    "games.example.org:8080, http://games.example.org:8080",
    "HTTPS://Games.Example.org/g/abc, https://games.example.org"
  })
  void readsAddresses(String text, String server) {
    assertThat(ServerAddress.parse(text).server()).hasToString(server);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ftp://localhost", "http://", "a b", "http://localhost:x"})
  void refusesWhatIsNoAddress(String text) {
    assertThatThrownBy(() -> ServerAddress.parse(text)).isInstanceOf(OnlineException.class);
  }

  @Test
  void readsInvitationsDeviceCodesAndPlainLinks() {
    assertThat(ServerAddress.parse("http://localhost:1/g/abc#s=tok-en").game())
        .contains(new GameLink("abc", Optional.of("tok-en"), Optional.empty()));
    assertThat(ServerAddress.parse("http://localhost:1/g/abc#d=code").game())
        .contains(new GameLink("abc", Optional.empty(), Optional.of("code")));
    assertThat(ServerAddress.parse("http://localhost:1/g/abc").game())
        .contains(new GameLink("abc", Optional.empty(), Optional.empty()));
    assertThatThrownBy(() -> ServerAddress.parse("http://localhost:1/rules"))
        .isInstanceOf(OnlineException.class);
  }

  @Test
  void opensOnlyLinksOfItsOwnServer() {
    ServerAddress server = ServerAddress.parse("http://localhost:1");
    assertThat(server.parseLink("abc_-1").id()).isEqualTo("abc_-1");
    assertThat(server.parseLink("http://localhost:1/g/abc#s=t").token()).contains("t");
    assertThatThrownBy(() -> server.parseLink("http://localhost:2/g/abc#s=t"))
        .isInstanceOf(OnlineException.class)
        .hasMessageContaining("online.other-server");
  }

  @Test
  void makesAddressesOfEndpointsAndSockets() {
    ServerAddress server = ServerAddress.parse("https://games.example.org");
    assertThat(server.endpoint("/lobby")).hasToString("https://games.example.org/api/v2/lobby");
    assertThat(server.socket("/lobby")).hasToString("wss://games.example.org/api/v2/lobby");
    assertThat(server.link("/g/abc")).isEqualTo("https://games.example.org/g/abc");
  }
}
