package tabuleiro.simulation.abuse;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.server.DrivenSite;
import tabuleiro.server.game.Json;
import tabuleiro.server.http.SimulatedHttp.Response;

/// A player of a rated game who asks for help in a second browser, as a visitor from another
/// address: after each move, with the position and with all else that leads to it.
final class HelpInSecondBrowser {
  /// From which ply on the server gives no help.
  private static final int SECRET_FROM = 4;

  private static final int PLIES = 8;

  private final DrivenSite site;
  private final SitePlayer second;
  private final List<String> violations = new ArrayList<>();
  private int ids;

  private HelpInSecondBrowser(DrivenSite site) {
    this.site = site;
    this.second = SitePlayer.browser(site, "Stranger", "203.0.113.4");
  }

  /// Plays a game, and returns what the second browser could find out.
  static List<String> run(Path file, AbuseBug bug) {
    try (DrivenSite site = new DrivenSite(file, bug::rewrite)) {
      HelpInSecondBrowser world = new HelpInSecondBrowser(site);
      world.play();
      return world.violations;
    }
  }

  private void play() {
    SitePlayer cheat = SitePlayer.browser(site, "Cheat", "198.51.100.1");
    SitePlayer honest = SitePlayer.browser(site, "Honest", "198.51.100.2");
    var _ = cheat.signUp();
    var _ = honest.signUp();
    String game = cheat.challenge(honest, "").text("gameId");
    for (int ply = 1; ply <= PLIES; ply++) {
      Response moved = (ply % 2 == 1 ? cheat : honest).move(game);
      if (moved.status() != 200) {
        throw new AssertionError(moved);
      }
      if (ply >= SECRET_FROM) {
        ask(second.done("GET", "/games/" + game, ""));
      }
    }
    var _ = honest.act(game, "'action':'resign'");
    // Otherwise the world would show nothing.
    Response later = second.get(opening(second.done("GET", "/games/" + game, "")));
    if (later.status() != 200) {
      throw new AssertionError(later);
    }
  }

  private void ask(Json state) {
    String position = state.at("position").text("position");
    String board = "'game':'talpa','variant':'8x8','position':'" + position + "'";
    Map<String, Response> answers = new LinkedHashMap<>();
    answers.put("game", second.post("/games", "{'id':'h%d',%s}".formatted(ids++, board)));
    answers.put("pairing", second.post("/pairing", "{'id':'h%d',%s}".formatted(ids++, board)));
    answers.put("opening", second.get(opening(state)));
    answers.put(
        "search", second.get("/games/search?game=talpa&variant=8x8&moves=" + query(moves(state))));
    answers.put(
        "study",
        second.post(
            "/studies",
            "{'record':'[Game \\\"talpa\\\"]\\n[Variant \\\"8x8\\\"]\\n\\n%s *\\n'}"
                .formatted(moves(state))));
    answers.forEach((what, answer) -> {
      if (answer.status() != 403) {
        violations.add("ply " + state.number("ply") + ": " + what + ": " + answer.status());
      }
    });
  }

  private static String opening(Json state) {
    return "/openings/talpa/8x8?moves=" + query(moves(state));
  }

  private static String query(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static String moves(Json state) {
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < state.size("moves"); i++) {
      moves.add(state.text("moves", i, "move"));
    }
    return String.join(" ", moves);
  }
}
