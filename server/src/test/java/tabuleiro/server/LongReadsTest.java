package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

/// Reads without an end, such as downloads of all games, leave the moves of others alone: a move is
/// stored and answered while every thread for such reads is occupied.
@Tag("full")
final class LongReadsTest extends ServedGames {
  private final AtomicInteger made = new AtomicInteger();
  private volatile CountDownLatch released = new CountDownLatch(0);
  private volatile CountDownLatch occupied = new CountDownLatch(0);
  private String finished = "";

  private Routes blocker() {
    return routes ->
        routes.get(
            "/test/block",
            BulkWork.route(context -> {
              occupied.countDown();
              released.await();
              context.result("released");
            }));
  }

  @Override
  @BeforeAll
  protected void start(@TempDir Path folder) {
    server = Server.start(options(folder), List.of(blocker()));
    net = TestClient.to(server.port());
    ana = TestPlayer.browser(net, "ana");
    bruno = TestPlayer.browser(net, "bruno");
    finished = game();
    ana.move(finished);
    bruno.move(finished);
    ana.act(finished, "'action':'resign'");
  }

  @AfterEach
  void release() {
    released.countDown();
  }

  private String game() {
    String id =
        ana.make("{'id':'long%d','game':'talpa','open':true}".formatted(made.incrementAndGet()))
            .text("gameId");
    assertThat(bruno.post("/games/" + id + "/join", "{'name':'Bruno'}").statusCode())
        .isEqualTo(200);
    return id;
  }

  private CompletableFuture<HttpResponse<byte[]>> ask(String path) {
    return net.client().sendAsync(net.call(path).build(), BodyHandlers.ofByteArray());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v2/archive",
        "/api/v2/games/search",
        "/api/v2/games/search?game=talpa&limit=50",
        "/search",
        "/api/v2/openings/talpa/8x8",
        "/api/v2/games/{id}/record",
        "/api/v2/games/{id}/events",
        "/api/v2/games/{id}/positions/1",
        "/api/v2/games/{id}/curve",
        "/g/{id}/game.gif",
        "/g/{id}/game.svg",
        "/g/{id}/position.png",
        "/g/{id}/position.svg",
        "/picture/talpa/8x8.png",
        "/picture/talpa/8x8.svg",
        "/puzzles/daily.svg",
        "/api/v2/positions/talpa/8x8",
        "/api/v2/positions/talpa/8x8/moves",
        "/api/v2/positions/talpa/8x8/editor",
        "/analysis",
        "/leaderboard",
        "/api/v2/ratings/talpa-8x8-blitz",
        "/tournaments",
        "/api/v2/tournaments",
        "/api/v2/studies",
        "/api/v2/studies/export",
        "/api/v2/mine",
        "/api/v2/watching",
        "/api/v2/featured",
        "/puzzles"
      })
  void movesAreAnsweredWhileReadsWait(String path) throws InterruptedException {
    String id = game();
    released = new CountDownLatch(1);
    int threads = Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 2, 4);
    occupied = new CountDownLatch(threads);
    List<CompletableFuture<HttpResponse<byte[]>>> blockers = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      blockers.add(ask("/test/block"));
    }
    occupied.await();
    CompletableFuture<HttpResponse<byte[]>> read = ask(path.replace("{id}", finished));
    for (int ply = 0; ply < 4; ply++) {
      assertThat((ply % 2 == 0 ? ana : bruno).move(id).statusCode()).isEqualTo(200);
    }
    assertThat(read).as("not done on a thread of those who play").isNotDone();
    released.countDown();
    assertThat(read.join().statusCode()).isEqualTo(200);
    blockers.forEach(each -> assertThat(each.join().statusCode()).isEqualTo(200));
  }

  @Test
  void fileIsReadOnThreadsOfThePlatform(@TempDir Path folder)
      throws ExecutionException, InterruptedException {
    try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("a.db")))) {
      CompletableFuture<Boolean> isVirtual = new CompletableFuture<>();
      Thread.startVirtualThread(
          () -> isVirtual.complete(store.database().read(_ -> Thread.currentThread().isVirtual())));
      assertThat(isVirtual.get()).isFalse();
    }
  }
}
