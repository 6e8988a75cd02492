package tabuleiro.server.study;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.engine.EnginePlayers;
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
import tabuleiro.server.analysis.StudyRoutes;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.ListenOptions;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.RequestLimits;
import tabuleiro.server.http.RequestObserver;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.http.WebServer;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.server.learn.LearnRoutes;
import tabuleiro.testkit.TestClient;

/// Tests of studies over HTTP: one server for all tests of a class.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ServedStudies {
  protected static final String STUDY =
      """
      [Event "Two ways"]
      [Game "talpa"]
      [Variant "4x4"]

      {A first look} 1. b1c1 {good} (1. b1a1 {the other way} a3a2) a1a2 *
      """;

  private GameStore store;
  protected LiveGames games;
  private StudyRoutes routes;
  private WebServer web;
  protected TestClient net;

  @BeforeAll
  protected void start(@TempDir Path folder) {
    store = GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("games.db")));
    SocketRegistry sockets = new SocketRegistry(20, 20);
    games = new LiveGames(store);
    PageRenderer pages = new PageRenderer();
    StaticResponses answers = new StaticResponses(EnginePlayers.catalogue());
    FairPlayGuard fairPlay = new FairPlayGuard(store, System::nanoTime);
    routes =
        new StudyRoutes(
            store, games, sockets, pages, answers, (_, _) -> Optional.empty(), fairPlay, true);
    LearnRoutes learning = new LearnRoutes(pages, answers);
    RequestLimits rates = RequestLimits.perSecond(1_000_000, 1_000_000, System::nanoTime);
    web =
        WebServer.start(
            ListenOptions.loopback(0),
            rates,
            sockets,
            List.of(routes, learning),
            new RequestObserver(new SimpleMeterRegistry(), Tracing.OFF));
    net = TestClient.to(web.port());
  }

  @AfterAll
  protected void stop() {
    net.close();
    web.close();
    routes.close();
    store.close();
  }

  protected String ok(String path) {
    HttpResponse<String> answer = net.get("/api/v2" + path);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer.body();
  }

  protected String refused(String path) {
    HttpResponse<String> answer = net.get("/api/v2" + path);
    assertThat(answer.statusCode()).isEqualTo(400);
    return answer.body();
  }

  protected HttpResponse<String> keep(String record) {
    String body = JsonText.format(Map.of("record", record));
    return net.post("/api/v2/studies", body, "Origin", net.origin());
  }

  /// Plays a game, which the second player resigns.
  protected String finished(int moves) {
    Seat ana = Seat.human("Ana");
    SessionSetup setup = SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, ana, ana);
    LiveGame game = games.create(NewGames.taken(setup, GameSeries.SINGLE), 1000);
    for (int ply = 0; ply < moves; ply++) {
      Position now = game.snapshot(1000).position();
      say(game, Actor.of(now.sideToMove()), new PlayerAction.Move(now.formatMove(now.moveAt(ply))));
    }
    say(game, Actor.SECOND, new PlayerAction.Resignation());
    return game.id();
  }

  private static void say(LiveGame game, Actor actor, GameAction action) {
    GameSnapshot snapshot = game.snapshot(1000);
    int seen = snapshot.event().sequence();
    assertThat(
            game.submit(new ClientRequest(actor, "m" + seen, seen, snapshot.ply(), action, 1000)))
        .isInstanceOf(RequestResult.Accepted.class);
  }
}
