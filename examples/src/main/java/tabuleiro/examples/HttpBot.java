package tabuleiro.examples;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Plays a game of Talpa 4x4 against level 1 on a Tabuleiro server, over HTTP, with random moves.
public final class HttpBot {
  private static final long POLL_MILLIS = 50;

  private final String server;

  /// The program's secret, by which the server recognizes the player.
  private final String secret;

  private final HttpClient client = HttpClient.newHttpClient();

  private HttpBot(String server, String secret) {
    this.server = server;
    this.secret = secret;
  }

  private String call(String method, String path, String body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server + "/api/v2/games" + path))
            .header("Authorization", "Bearer " + secret)
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .build();
    String response = client.send(request, BodyHandlers.ofString()).body();
    if (!response.contains("\"error\":\"\"") && response.contains("\"error\"")) {
      throw new IOException(response);
    }
    return response;
  }

  /// Returns the first value of a JSON field that is a string or a number. A real program would use
  /// a JSON library.
  private static String field(String json, String name) {
    Matcher value = Pattern.compile("\"" + name + "\":(?:\"([^\"]*)\"|([0-9]+))").matcher(json);
    if (!value.find()) {
      throw new IllegalStateException("no field " + name + " in " + json);
    }
    return value.group(1) != null ? value.group(1) : value.group(2);
  }

  /// Plays a game and returns its result, such as `1-0`.
  private String play() throws IOException, InterruptedException {
    Game game = Games.find("talpa").orElseThrow().game("4x4");
    RandomGenerator random = SeededRandom.of(1);
    String created =
        call(
            "POST",
            "",
            """
            {"id": "%s", "game": "talpa", "variant": "4x4", "first": "me", "second": "1"}\
            """
                .formatted(UUID.randomUUID()));
    String path = "/" + field(created, "gameId");
    int ply = 0;
    while (true) {
      String state = call("GET", path, "");
      Position position = game.parse(field(state, "position"));
      if (position.outcome().isOver()) {
        return position.outcome().formatResult();
      }
      if (!field(state, "toMove").equals("first")) {
        Thread.sleep(POLL_MILLIS); // A WebSocket would notify us instead: see the API's page.
        continue;
      }
      String move = position.formatMove(Playout.randomMove(position, random));
      String command =
          """
          {"id": "move-%d", "seenSequence": %s, "ply": %d, "action": "move", "move": "%s"}\
          """
              .formatted(ply, field(state, "sequence"), ply, move);
      call("POST", path + "/commands", command);
      System.out.println("played " + move);
      ply += 2;
    }
  }

  /// Plays a game and prints its result.
  ///
  /// @param arguments the address of the server, such as `http://localhost:7878`, and optionally
  ///   the access token of a member, for whom the program then plays
  public static void main(String[] arguments) throws IOException, InterruptedException {
    String secret = arguments.length > 1 ? arguments[1] : UUID.randomUUID().toString();
    System.out.println("result " + new HttpBot(arguments[0], secret).play());
  }
}
