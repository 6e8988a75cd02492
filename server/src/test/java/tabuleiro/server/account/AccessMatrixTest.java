package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.config.RoutesConfig;
import io.javalin.router.InternalRouter;
import io.javalin.websocket.WsHandlerType;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.protocol.Operations;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.account.AccessCallers.Kind;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

/// Every route of the server, asked for by every kind of caller: pages, the API and sockets refuse
/// what the access of the operation does not permit, and nothing else.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class AccessMatrixTest {
  /// How a server answers who asks.
  private enum Answer {
    /// As it answers a visitor.
    ADMITTED,
    /// The token does not permit this.
    NO_SCOPE,
    /// The session or token has ended.
    ENDED
  }

  private final Set<String> routes = new TreeSet<>();
  private Server server;
  private TestClient net;
  private AccessCallers callers;

  @BeforeAll
  void start(@TempDir Path folder) {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    ServerOptions options = ServerOptions.of(database, 0).withLimits(ServerLimits.UNLIMITED);
    server = Server.start(options, List.of(this::noteRoutes));
    net = TestClient.to(server.port());
    callers = new AccessCallers(net, database);
  }

  /// The server adds these routes last, so all others are known then.
  private void noteRoutes(RoutesConfig config) {
    InternalRouter router = config.getCfg$javalin().internalRouter;
    router.allHttpHandlers().stream()
        .filter(handler -> handler.endpoint.method.isHttpMethod())
        .forEach(handler -> routes.add(handler.endpoint.method + " " + handler.endpoint.path));
    router.allWsHandlers().stream()
        .filter(handler -> handler.getType() == WsHandlerType.WEBSOCKET)
        .forEach(handler -> routes.add("WS " + handler.getPath()));
  }

  @AfterAll
  void stop() {
    net.close();
    server.close();
  }

  /// A route that is no operation fails this, and an operation without a route.
  @Test
  void everyRouteIsAnOperationAndViceVersa() {
    Set<String> listed = new TreeSet<>();
    Operations.all()
        .forEach(operation -> {
          listed.add(operation.toString());
          if (operation.isSocket()) {
            listed.add("GET " + operation.path()); // A request that opens no socket.
          }
        });
    assertThat(listed).containsExactlyElementsOf(routes).hasSizeGreaterThan(100);
    assertThat(Operations.all())
        .allSatisfy(operation ->
            assertThat(find(operation))
                .as("a request for it finds it")
                .map(OperationAccess::operation)
                .contains(operation));
  }

  private static Optional<OperationAccess> find(Operation operation) {
    String path = path(operation, "x");
    return operation.isSocket()
        ? OperationAccess.ofSocket(path)
        : OperationAccess.ofRequest(operation.method(), path);
  }

  @Tag("full")
  @ParameterizedTest
  @EnumSource
  void everyCallerGetsWhatTheTableSays(Kind kind) {
    List<String> wrong = new ArrayList<>();
    // A session that signs out is none of this kind any more.
    Comparator<Operation> endsLast =
        Comparator.<Operation, Boolean>comparing(
                operation -> operation.path().endsWith("/account/session"))
            .thenComparing(operation -> operation.method().equals("DELETE"));
    Operations.all().stream()
        .sorted(endsLast)
        .forEach(operation -> {
          for (String game : games(operation)) {
            Answer expected = expected(kind, operation, game);
            Answer given = answer(kind, operation, game);
            if (given != expected) {
              wrong.add(operation.method() + " " + path(operation, game) + " is " + given);
            }
          }
        });
    assertThat(wrong).isEmpty();
  }

  private List<String> games(Operation operation) {
    return operation.path().contains("{id}")
        ? List.of(callers.ownGame(), callers.foreignGame())
        : List.of(callers.ownGame());
  }

  private Answer expected(Kind kind, Operation operation, String game) {
    boolean isReading = List.of("GET", "WS").contains(operation.method());
    if (kind.isEndedProgram()) {
      return Answer.ENDED;
    }
    if (kind.isEndedBrowser()) {
      boolean isAdmitted = isReading || access(operation).contains("sign-in");
      return isAdmitted ? Answer.ADMITTED : Answer.ENDED;
    }
    if (!kind.isScope() || access(operation).contains("any")) {
      return Answer.ADMITTED;
    }
    String scope = kind.name().toLowerCase(Locale.ROOT);
    boolean isOwn =
        access(operation).contains("own") && kind == Kind.PLAY && game.equals(callers.ownGame());
    return isOwn || access(operation).contains(scope) ? Answer.ADMITTED : Answer.NO_SCOPE;
  }

  private static List<String> access(Operation operation) {
    return List.of(operation.access().split(" ", -1));
  }

  private Answer answer(Kind kind, Operation operation, String game) {
    String path = path(operation, game);
    TestPlayer caller = callers.get(kind);
    if (operation.method().equals("WS")) {
      return connect(caller, path);
    }
    HttpResponse<String> answer = send(caller, operation.method(), path);
    assertThat(answer.statusCode()).as("%s %s", operation, answer.body()).isLessThan(500);
    Answer given = answer(answer);
    if (operation.method().equals("GET")) {
      assertThat(answerOfHead(send(caller, "HEAD", path).statusCode(), given))
          .as("HEAD %s by %s", path, kind)
          .isEqualTo(given);
    }
    return given;
  }

  private static Answer answer(HttpResponse<String> answer) {
    if (answer.statusCode() == 401) {
      assertThat(answer.headers().firstValue("WWW-Authenticate")).contains("Bearer");
      assertThat(Json.read(answer).text("error")).isIn("token", "session");
      return Answer.ENDED;
    }
    return answer.statusCode() == 403 && answer.body().contains("\"error\":\"scope\"")
        ? Answer.NO_SCOPE
        : Answer.ADMITTED;
  }

  /// An answer without a body does not say why it refuses.
  private static Answer answerOfHead(int status, Answer ofGet) {
    return switch (status) {
      case 401 -> Answer.ENDED;
      case 403 -> ofGet;
      default -> Answer.ADMITTED;
    };
  }

  private HttpResponse<String> send(TestPlayer caller, String method, String path) {
    boolean hasBody = List.of("POST", "PUT").contains(method);
    return net.send(caller.net().callWithJson(method, path, hasBody ? "{}" : ""));
  }

  private Answer connect(TestPlayer caller, String path) {
    try {
      caller.net().connect(path).close();
      return Answer.ADMITTED;
    } catch (CompletionException e) {
      if (!(e.getCause() instanceof WebSocketHandshakeException refused)) {
        throw e;
      }
      return refused.getResponse().statusCode() == 401 ? Answer.ENDED : Answer.NO_SCOPE;
    }
  }

  /// Returns the path of a request for an operation.
  ///
  /// @param game the id of the game, where it is about one
  private static String path(Operation operation, String game) {
    return operation
        .path()
        .replace("{id}", game)
        .replace("<path>", "x/y")
        .replaceAll("\\{[a-z]+}", "x");
  }

  /// What the documents promise, so that not only the table says it.
  @Test
  void tokensReadWhatTheyAreForAndNothingOfTheAccount() {
    String game = callers.ownGame();
    for (AccessScope scope : AccessScope.values()) {
      TestPlayer program = callers.get(Kind.valueOf(scope.name()));
      for (String path :
          List.of("/account", "/api/v2/account", "/api/v2/account/export", "/api/v2/push")) {
        assertThat(send(program, "GET", path).statusCode()).as("%s %s", scope, path).isEqualTo(403);
        assertThat(send(program, "HEAD", path).statusCode())
            .as("%s %s", scope, path)
            .isEqualTo(403);
      }
      boolean isReader = scope == AccessScope.READ;
      for (String path : List.of("/mine", "/api/v2/mine", "/api/v2/relations", "/leaderboard")) {
        assertThat(send(program, "GET", path).statusCode())
            .as("%s %s", scope, path)
            .isEqualTo(isReader ? 200 : 403);
      }
      for (String path : List.of("/g/" + game, "/api/v2/games/" + game)) {
        assertThat(send(program, "GET", path).statusCode())
            .as("%s %s", scope, path)
            .isEqualTo(isReader || scope == AccessScope.PLAY ? 200 : 403);
      }
    }
    TestPlayer player = callers.get(Kind.PLAY);
    assertThat(send(player, "GET", "/api/v2/games/" + callers.foreignGame()).statusCode())
        .isEqualTo(403);
  }
}
