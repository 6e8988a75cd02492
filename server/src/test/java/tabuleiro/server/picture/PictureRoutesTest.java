package tabuleiro.server.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.ListenOptions;
import tabuleiro.server.http.RequestLimits;
import tabuleiro.server.http.RequestObserver;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.http.WebServer;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.testkit.TestClient;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PictureRoutesTest {
  private GameStore store;
  private WebServer web;
  private TestClient net;

  @BeforeAll
  void start(@TempDir Path folder) {
    store = GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("games.db")));
    SocketRegistry sockets = new SocketRegistry(20, 20);
    RequestLimits rates = RequestLimits.perSecond(1_000_000, 1_000_000, System::nanoTime);
    PictureRoutes routes = new PictureRoutes(new LiveGames(store), (_, _) -> List.of());
    web =
        WebServer.start(
            ListenOptions.loopback(0),
            rates,
            sockets,
            List.of(routes),
            new RequestObserver(new SimpleMeterRegistry(), Tracing.OFF));
    net = TestClient.to(web.port());
  }

  @AfterAll
  void stop() {
    net.close();
    web.close();
    store.close();
  }

  @Test
  void sendsAPictureThatMayBeCached() {
    HttpResponse<String> answer = net.get("/picture/talpa/4x4.png");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("image/png");
    assertThat(answer.headers().firstValue("Cache-Control").orElse("")).startsWith("public");
    assertThat(answer.body()).contains("PNG");
  }

  @Test
  void picturesWithWordsAreCachedByLanguage() {
    HttpResponse<String> card = net.get("/picture/talpa/4x4.png?card=yes");
    assertThat(card.headers().firstValue("Vary").orElse("")).contains("Accept-Language", "Cookie");
    HttpResponse<String> board = net.get("/picture/talpa/4x4.png");
    assertThat(board.headers().firstValue("Vary").orElse("")).doesNotContain("Accept-Language");
  }

  @Test
  void sendsADrawingWithoutScriptsAndStyles() {
    HttpResponse<String> answer = net.get("/picture/trench/classic.svg");
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("image/svg+xml");
    assertThat(answer.body()).startsWith("<svg").doesNotContain("<script", "<style", " style=");
    assertThat(net.get("/picture/trench/classic.svg?position=x").statusCode()).isEqualTo(400);
  }

  @Test
  void refusesWhatIsNoPosition() {
    HttpResponse<String> answer = net.get("/picture/talpa/4x4.png?position=rbrb");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("a position looks like");
    assertThat(net.get("/picture/talpa/99x99.png").statusCode()).isEqualTo(404);
    assertThat(net.get("/picture/chess/8x8.png").statusCode()).isEqualTo(404);
    assertThat(net.get("/g/none/position.png").statusCode()).isEqualTo(404);
    assertThat(net.get("/g/none/game.gif").statusCode()).isEqualTo(404);
  }
}
