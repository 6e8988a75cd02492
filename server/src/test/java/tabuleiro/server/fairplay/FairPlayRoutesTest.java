package tabuleiro.server.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;

/// Of every route it is known whether it helps with the positions of rated games.
@Tag("full")
final class FairPlayRoutesTest extends ServedGames {
  /// The routes that help with positions, with how each is asked.
  private static final List<String> HELP =
      List.of(
          "GET /api/v2/analysis",
          "GET /api/v2/games/{id}/curve",
          "GET /api/v2/games/{id}/hint",
          "GET /api/v2/games/search",
          "GET /api/v2/openings/{game}/{variant}",
          "GET /api/v2/studies/{study}",
          "POST /api/v2/games",
          "POST /api/v2/pairing",
          "POST /api/v2/studies",
          "POST /api/v2/studies/import",
          "GET /api/v2/puzzles/{id}",
          "POST /api/v2/puzzles/storms/{storm}/answers",
          "POST /api/v2/puzzles/{id}/attempts");

  /// Why the other routes give no help. A star stands for the rest of the path.
  private static final Map<String, String> NO_HELP =
      Map.ofEntries(
          Map.entry("/api/v2/account*", "accounts"),
          Map.entry("/api/v2/activity", "counts"),
          Map.entry("/api/v2/archive", "records of games, without the engine"),
          Map.entry("/api/v2/boards*", "the shape of a board"),
          Map.entry("/api/v2/board-pictures", "initial positions"),
          Map.entry("/api/v2/catalogue", "texts"),
          Map.entry("/api/v2/demos*", "a recorded game, always the same"),
          Map.entry("/api/v2/featured", "games as they are"),
          Map.entry("/api/v2/games/{id}", "the game as it is"),
          Map.entry("/api/v2/games/{id}/chat", "messages"),
          Map.entry("/api/v2/games/{id}/commands", "a move of the caller"),
          Map.entry("/api/v2/games/{id}/devices", "seats"),
          Map.entry("/api/v2/games/{id}/events", "the game as it is"),
          Map.entry("/api/v2/games/{id}/join", "seats"),
          Map.entry("/api/v2/games/{id}/live", "the game as it is"),
          Map.entry("/api/v2/games/{id}/messages", "messages"),
          Map.entry("/api/v2/games/{id}/positions/{ply}", "the game as it is"),
          Map.entry("/api/v2/games/{id}/prepared-replies", "what the caller has prepared"),
          Map.entry("/api/v2/games/{id}/ratings", "ratings"),
          Map.entry("/api/v2/games/{id}/record", "the game as it is"),
          Map.entry("/api/v2/games/{id}/report", "a report to the operator"),
          Map.entry("/api/v2/games/{id}/seat", "seats"),
          Map.entry("/api/v2/games/{id}/summary", "the game as it is, in sentences"),
          Map.entry("/api/v2/lobby*", "games without moves"),
          Map.entry("/api/v2/mine", "games as they are"),
          Map.entry("/api/v2/moderation*", "reports, for moderators"),
          Map.entry("/api/v2/openapi.json", "a document"),
          Map.entry("/api/v2/pairing/{id}", "the end of a wait"),
          Map.entry("/api/v2/players*", "profiles"),
          Map.entry("/api/v2/positions*", "legal moves and pieces, without the engine"),
          Map.entry("/api/v2/push*", "notifications"),
          Map.entry("/api/v2/puzzles/mine", "counts"),
          Map.entry("/api/v2/puzzles/storms", "a position, without a verdict"),
          Map.entry("/api/v2/puzzles/storms/{storm}", "a position, without a verdict"),
          Map.entry("/api/v2/qr", "a picture of a link"),
          Map.entry("/api/v2/ratings*", "ratings"),
          Map.entry("/api/v2/records", "checks a text against the rules"),
          Map.entry("/api/v2/relations*", "relations of players"),
          Map.entry("/api/v2/rules*", "the rules"),
          Map.entry("/api/v2/studies", "the names of studies"),
          Map.entry("/api/v2/studies/export", "the texts that the caller has saved"),
          Map.entry("/api/v2/studies/folders", "the names of studies"),
          Map.entry("/api/v2/studies/{study}", "the names of studies"),
          Map.entry("/api/v2/texts*", "texts"),
          Map.entry("/api/v2/tournaments*", "games from ordinary starts"),
          Map.entry("/api/v2/watching", "games as they are"),
          Map.entry("/api/v2/texts", "texts"),
          Map.entry("/health", "the state of the server"),
          Map.entry("/metrics", "counts"));

  @Test
  void everyRouteIsKnownToHelpOrNotTo() {
    Json document = Json.read(net.get("/api/v2/openapi.json"));
    @SuppressWarnings("unchecked") // The names of JSON's fields are texts.
    Map<String, Map<String, Object>> paths =
        (Map<String, Map<String, Object>>) document.at("paths").value();
    TreeSet<String> unknown = new TreeSet<>();
    paths.forEach((path, methods) ->
        methods.keySet().stream()
            .filter(method -> List.of("get", "post", "put", "delete").contains(method))
            .map(method -> method.toUpperCase(Locale.ROOT) + " " + path)
            .filter(route -> !HELP.contains(route))
            .filter(_ -> NO_HELP.keySet().stream().noneMatch(known -> includes(known, path)))
            .forEach(unknown::add));
    assertThat(unknown).isEmpty();
    assertThat(
            HELP.stream()
                .map(route -> route.substring(route.indexOf(' ') + 1))
                .collect(Collectors.toSet()))
        .isSubsetOf(paths.keySet());
  }

  private static boolean includes(String known, String path) {
    return known.endsWith("*")
        ? path.startsWith(known.substring(0, known.length() - 1))
        : path.equals(known);
  }
}
