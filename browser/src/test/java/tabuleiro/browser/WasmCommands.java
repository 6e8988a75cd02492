package tabuleiro.browser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.text.Language;

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

  /// A request for an operation.
  ///
  /// @param name the operation
  /// @param language the code of the language
  record Request(String name, String language, Map<String, String> parameters) {}

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
                Stream.of("GET /catalogue", "GET /texts", "GET /board-pictures", "GET /nothing")
                    .map(name -> new Request(name, language, Map.of())),
                Games.representativeGames().stream().flatMap(game -> requests(game, language))))
        .toList();
  }

  private static Stream<Request> requests(Game game, String language) {
    String move = game.start(1).formatMove(game.start(1).legalMoves()[0]);
    Map<String, String> board =
        Map.of("game", game.id().game(), "variant", game.id().variant(), "moves", "");
    Map<String, String> played =
        Map.of("game", game.id().game(), "variant", game.id().variant(), "moves", move);
    return Stream.of(
        new Request("GET /boards/{game}/{variant}", language, board),
        new Request("GET /texts/{game}", language, board),
        new Request("GET /demos/{game}/{variant}", language, board),
        new Request("GET /positions/{game}/{variant}", language, played),
        new Request("GET /positions/{game}/{variant}/moves", language, played),
        new Request("GET /positions/{game}/{variant}/editor", language, board),
        new Request("GET /rules/{game}", language, board),
        new Request("evaluation", language, played),
        new Request("level-move", language, with(played, "level", "2")),
        new Request("level-move", language, with(played, "level", "5")),
        new Request(
            "GET /positions/{game}/{variant}/move-check",
            language,
            with(board, "targets", "nowhere")),
        new Request("GET /positions/{game}/{variant}", language, with(board, "moves", "no move")),
        new Request("GET /positions/{game}/{variant}", language, with(board, "position", "x")),
        new Request("GET /positions/{game}/{variant}", language, with(board, "variant", "x")),
        new Request("GET /positions/{game}/{variant}", language, with(board, "seed", "x")));
  }

  private static Map<String, String> with(Map<String, String> map, String key, String value) {
    Map<String, String> changed = new HashMap<>(map);
    changed.put(key, value);
    return changed;
  }
}
