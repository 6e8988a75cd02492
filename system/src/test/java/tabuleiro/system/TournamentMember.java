package tabuleiro.system;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;

/// A member who plays in a tournament on servers that are killed. Every request may fail, and is
/// then simply made again: each turn begins with what the server says now.
final class TournamentMember {
  private static final String TOURNAMENTS = "/api/v2/tournaments";

  /// In how many of a hundred turns after the opening the member resigns, so that games are short.
  private static final int RESIGN_PERCENT = 20;

  private static final int OPENING = 4;

  private final HttpClient http;
  private final String name;
  private final String address;
  private final String secret;
  private final RandomGenerator random;

  private TournamentMember(
      HttpClient http, String name, String address, String secret, RandomGenerator random) {
    this.http = http;
    this.name = name;
    this.address = address;
    this.secret = secret;
    this.random = random;
  }

  /// Creates an account.
  ///
  /// @param address the network address of the member, for servers that trust this process as a
  ///   proxy
  static TournamentMember signUp(
      HttpClient http, int port, String name, String address, RandomGenerator random)
      throws IOException {
    String visitor = (name + "-".repeat(32)).substring(0, 32);
    ApiResponse made =
        new ApiClient(http, port, visitor, address)
            .post(
                "/api/v2/account",
                "{\"name\":\"%s\",\"password\":\"one two three\"}".formatted(name));
    return new TournamentMember(http, name, address, made.cookie("visitor"), random);
  }

  ApiClient at(int port) {
    return new ApiClient(http, port, secret, address);
  }

  String name() {
    return name;
  }

  /// Creates a tournament, and returns its id.
  String create(int port, String fields) throws IOException {
    ApiResponse made =
        at(port)
            .post(
                TOURNAMENTS,
                """
                {"id":"t","name":"Cup","game":"talpa","variant":"8x8","clock":"10m","rated":true,%s}\
                """
                    .formatted(fields));
    return String.valueOf(summary(made.json()).get("id"));
  }

  ApiResponse act(int port, String id, String action) throws IOException {
    return at(port).post(TOURNAMENTS + "/" + id + "/" + action, "{}");
  }

  Map<String, Object> tournament(int port, String query) throws IOException {
    return at(port).get(TOURNAMENTS + "/" + query).json();
  }

  @SuppressWarnings("unchecked") // The keys of JSON objects are strings.
  static Map<String, Object> summary(Map<String, Object> tournament) {
    return (Map<String, Object>) Objects.requireNonNull(tournament.get("summary"));
  }

  /// Makes a move, or resigns, if it is the member's turn in a game of a tournament.
  ///
  /// @return whether the tournament is over
  boolean playOn(int port, String id) throws IOException {
    Map<String, Object> tournament = tournament(port, id);
    if (tournament.get("summary") == null) {
      return false; // The server is about to stop.
    }
    String game = String.valueOf(tournament.get("currentGame"));
    if (!game.isEmpty()) {
      act(at(port), game);
    }
    return "finished".equals(summary(tournament).get("status"));
  }

  private void act(ApiClient client, String game) throws IOException {
    ApiResponse response = client.get("/api/v2/games/" + game);
    if (response.status() != 200) {
      return;
    }
    Map<?, ?> position = JsonSchema.map(response.json().get("position"));
    boolean isMine =
        "*".equals(response.json().get("result"))
            && Objects.equals(position.get("toMove"), response.json().get("side"));
    if (isMine) {
      int ply = response.number("ply");
      int seen =
          ((Number)
                  Objects.requireNonNull(
                      JsonSchema.map(response.json().get("head")).get("sequence")))
              .intValue();
      boolean resigns = ply >= OPENING && random.nextInt(100) < RESIGN_PERCENT;
      String what =
          resigns ? "\"action\":\"resign\"" : "\"action\":\"move\",\"targets\":" + path(position);
      client.post(
          "/api/v2/games/" + game + "/commands",
          "{\"id\":\"m%d\",\"seenSequence\":%d,\"ply\":%d,%s}".formatted(seen, seen, ply, what));
    }
  }

  /// Returns the first click path of a position.
  private static String path(Map<?, ?> position) {
    List<?> steps = (List<?>) Objects.requireNonNull(position.get("nextTargets"));
    StringBuilder path = new StringBuilder("[");
    int step = 0;
    do {
      Map.Entry<?, ?> first = ((Map<?, ?>) steps.get(step)).entrySet().iterator().next();
      path.append(step == 0 ? "" : ",").append('"').append(first.getKey()).append('"');
      step = ((Number) Objects.requireNonNull(first.getValue())).intValue();
    } while (step != 0);
    return path.append("]").toString();
  }
}
