package tabuleiro.online;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.random.RandomGenerator;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.protocol.game.CreatedGameJson;
import tabuleiro.protocol.game.GameJson;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.game.GameListJson;
import tabuleiro.protocol.game.NewGameJson;
import tabuleiro.protocol.game.SeatRequestJson;
import tabuleiro.protocol.site.ActivityJson;
import tabuleiro.text.Language;

/// A player at a server: finds games and opens them. The methods wait for the server's answer, and
/// throw [OnlineException] when there is none or the server refuses. Thread-safe.
public final class OnlineClient implements AutoCloseable {
  /// A list of games.
  public enum GameListKind {
    /// The challenges that wait for an opponent.
    LOBBY("/lobby"),
    /// The public games in progress.
    WATCHING("/watching"),
    /// The user's own games.
    MINE("/mine");

    private final String path;

    GameListKind(String path) {
      this.path = path;
    }
  }

  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);
  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(10);

  /// How often a request is sent. Each has an id or changes nothing, so it takes effect once.
  private static final int MAX_ATTEMPTS = 4;

  /// The longest wait that a server may ask for; a longer one is reported instead.
  private static final long MAX_WAIT_MILLIS = 5_000;

  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(CONNECT_TIMEOUT)
          .build();

  private final ServerAddress server;
  private final String token;
  private final Language language;

  /// @param secret the user's secret
  /// @param language the language of the server's texts
  public OnlineClient(ServerAddress server, VisitorSecret secret, Language language) {
    this.server = server;
    this.token = secret.tokenFor(server.server());
    this.language = language;
  }

  /// Returns the address of the server.
  public ServerAddress server() {
    return server;
  }

  /// Checks that there is a server at the address, and returns how many play there.
  ///
  /// @throws OnlineException when there is none
  public ActivityJson connect() {
    String answer = send("GET", "/activity", "");
    if (!(parse(answer, Object.class) instanceof Map<?, ?> fields
        && fields.containsKey("players"))) {
      throw notServer();
    }
    return parse(answer, ActivityJson.class);
  }

  /// Returns a list of games.
  ///
  /// @throws OnlineException when the server does not answer
  public List<GameListEntryJson> list(GameListKind kind) {
    return get(kind.path, GameListJson.class).games();
  }

  /// Creates a game.
  ///
  /// @return its id, and the link of the invitation to the other seat; empty for none
  /// @throws OnlineException when the server refuses
  public CreatedGame create(NewOnlineGame settings) {
    NewGameJson request = settings.toRequest(UUID.randomUUID().toString());
    CreatedGameJson created = post("/games", request, CreatedGameJson.class);
    Optional<String> invitation =
        Optional.of(created.invitationPath()).filter(path -> !path.isEmpty());
    return new CreatedGame(created.gameId(), invitation.map(server::link));
  }

  /// A game that was created.
  ///
  /// @param invitation the link with which the other player takes their seat; empty for none
  public record CreatedGame(String id, Optional<String> invitation) {}

  /// Takes the free seat of an open game.
  ///
  /// @param name the user's name; empty for a standard name
  /// @throws OnlineException when the game is not open any more
  public void join(String id, String name) {
    claim(
        "/games/" + id + "/join",
        new SeatRequestJson(Optional.empty(), Optional.empty(), some(name)));
  }

  /// Takes the seat of a link, and opens the game; a link without an invitation leads to a game
  /// that is watched, unless the user plays it already.
  ///
  /// @param name the user's name; empty for a standard name
  /// @throws OnlineException when there is no such game, or the seat belongs to another player
  public OnlineGame open(GameLink link, String name) {
    GameJson first = state(link.id());
    boolean hasSecret = link.token().isPresent() || link.code().isPresent();
    if (hasSecret && first.side().isEmpty()) {
      claim(
          "/games/" + link.id() + "/seat",
          new SeatRequestJson(link.token(), link.code(), some(name)));
      first = state(link.id());
    }
    return new OnlineGame(http, server, token, language.code(), first);
  }

  private GameJson state(String id) {
    return get("/games/" + id, GameJson.class);
  }

  private void claim(String path, SeatRequestJson claim) {
    String _ = send("POST", path, MessageCodec.format(claim));
  }

  private static Optional<String> some(String name) {
    return Optional.of(name.strip()).filter(text -> !text.isEmpty());
  }

  private <T> T get(String path, Class<T> type) {
    return parse(send("GET", path, ""), type);
  }

  private <T> T post(String path, Object body, Class<T> type) {
    return parse(send("POST", path, MessageCodec.format(body)), type);
  }

  private <T> T parse(String json, Class<T> type) {
    try {
      return MessageCodec.parse(json, type);
    } catch (OnlineException e) {
      throw notServer();
    }
  }

  private OnlineException notServer() {
    return new OnlineException("online.no-tabuleiro", server.server().toString());
  }

  /// Sends a request, again where the server is away for a moment or asks for a pause.
  private String send(String method, String path, String body) {
    HttpRequest request =
        HttpRequest.newBuilder(server.endpoint(path + "?language=" + language.code()))
            .timeout(ANSWER_TIMEOUT)
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .method(
                method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
            .build();
    RetryDelay delay = new RetryDelay(RandomGenerator.getDefault());
    for (int attempt = 1; ; attempt++) {
      long wait = 0;
      try {
        HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
        int status = response.statusCode();
        wait = RetryAfter.millis(response.headers());
        boolean isBusy = status == 429 || status == 503;
        if (!isBusy || attempt == MAX_ATTEMPTS || wait > MAX_WAIT_MILLIS) {
          return content(response);
        }
      } catch (IOException e) {
        if (attempt == MAX_ATTEMPTS) {
          throw new OnlineException("online.no-server", server.server().toString());
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new OnlineException("online.no-server", server.server().toString());
      }
      pause(delay.nextMillis(wait));
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String content(HttpResponse<String> response) {
    if (response.statusCode() / 100 == 2) {
      return response.body();
    }
    ProblemJson problem = parse(response.body(), ProblemJson.class);
    if (problem.message() == null) {
      throw notServer();
    }
    throw OnlineException.refused(problem.error(), problem.message());
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
