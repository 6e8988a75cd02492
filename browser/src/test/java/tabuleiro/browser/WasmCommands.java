package tabuleiro.browser;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.text.Language;
import tabuleiro.wasm.answer.OperationAnswer;
import tabuleiro.wasm.answer.OperationAnswers;
import tabuleiro.wasm.answer.OperationRequest;

/// The checks and requests whose results are compared between Java and WebAssembly.
final class WasmCommands {
  /// The counts of `.ci/run`, without those that take more than a few seconds.
  private static final List<String> PERFT =
      List.of(
          "perft talpa 8x8 2",
          "perft talpa 3x3 3",
          "perft niju most 2",
          "perft niju most-3 3",
          "perft jostle 10x10 3",
          "perft jostle hex 2",
          "perft morelli 13-adjacent 1",
          "perft morelli 9-adjacent 2",
          "perft trench classic 4");

  private WasmCommands() {}

  /// A request.
  ///
  /// @param name the method and the path
  /// @param language the code of the language
  /// @param values the parameters of the query
  record Request(String name, String language, Map<String, String> values) {
    /// Returns the message to the worker.
    Map<String, Object> message() {
      String[] parts = name.split(" ", 2);
      String query =
          values.entrySet().stream()
              .map(value -> value.getKey() + "=" + encode(value.getValue()))
              .collect(Collectors.joining("&", "?", ""));
      return Map.of("method", parts[0], "path", parts[1] + query, "language", language);
    }

    private static String encode(String text) {
      return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /// Returns the answer of Java.
    OperationAnswer answer() {
      OperationRequest request =
          new OperationRequest(Language.of(language).orElseThrow(), Map.of(), values);
      return OperationAnswers.TABLE.answer(name, request);
    }
  }

  /// Returns quick checks of everything but the search.
  static List<String> checks() {
    return Stream.of(
            PERFT.stream(),
            Stream.of("boards", "traits", "random 0", "random 42", "random -1"),
            boards().map(board -> "playouts " + board + " 10"),
            boards().map(board -> "search " + board + " 5000"),
            boards().map(board -> "json " + board + " 1 en"),
            boards().map(board -> "json " + board + " 1 pt"),
            Games.names().stream()
                .flatMap(game ->
                    Stream.of("en 1", "pt 1", "en 4", "en 5")
                        .map(set -> "messages " + game + " " + set)))
        .flatMap(checks -> checks)
        .toList();
  }

  /// Returns the signatures of the search, whose sum is that of the engine.
  static List<String> signatures() {
    return boards().map(board -> "signature " + board).toList();
  }

  private static Stream<String> boards() {
    return Games.representativeGames().stream()
        .map(game -> game.id().game() + " " + game.id().variant());
  }

  /// Returns requests for each operation, in both languages, and some that are refused.
  static List<Request> requests() {
    return Stream.of(Language.values())
        .map(Language::code)
        .flatMap(language ->
            Stream.concat(
                Stream.of(
                        "GET /catalogue",
                        "GET /texts",
                        "GET /board-pictures",
                        "GET /openings/jostle/6x6", // Proven by a certificate.
                        "GET /openings/talpa/6x6", // Proven by the solver.
                        "GET /openings/talpa/7x7", // Without games.
                        "GET /openings/morelli/13-random",
                        "GET /nothing")
                    .map(name -> new Request(name, language, Map.of())),
                Games.representativeGames().stream().flatMap(game -> requests(game, language))))
        .toList();
  }

  private static Stream<Request> requests(Game game, String language) {
    String family = game.id().game();
    String board = family + "/" + game.id().variant();
    String position = "GET /positions/" + board;
    Map<String, String> moves =
        Map.of("moves", game.start(1).formatMove(game.start(1).legalMoves()[0]));
    return Stream.of(
            Map.entry("GET /boards/" + board, moves),
            Map.entry("GET /texts/" + family, moves),
            Map.entry("GET /demos/" + board, moves),
            Map.entry("GET /rules/" + family, moves),
            Map.entry("GET /openings/" + board, moves),
            Map.entry("GET /openings/" + board, Map.of("source", "computers")),
            Map.entry("GET /openings/" + board, Map.of("source", "x")),
            Map.entry("GET /openings/" + board, Map.of("moves", "no move")),
            Map.entry(position, moves),
            Map.entry(position + "/moves", moves),
            Map.entry(position + "/editor", moves),
            Map.entry(position + "/move-check", Map.of("targets", "nowhere")),
            Map.entry(position, Map.of("moves", "no move")),
            Map.entry(position, Map.of("position", "x y/z")),
            Map.entry("GET /positions/" + family + "/x", moves),
            Map.entry(position, Map.of("seed", "x")))
        .map(request -> new Request(request.getKey(), language, request.getValue()));
  }
}
