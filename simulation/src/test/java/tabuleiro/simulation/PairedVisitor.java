package tabuleiro.simulation;

import java.util.Optional;
import tabuleiro.server.game.Json;
import tabuleiro.server.simulation.SimulatedWorld;

/// A visitor who looks for opponents by quick pairing as the page of the lobby does: asks, waits
/// and asks again, repeats a request whose answer is lost, and sometimes stops.
final class PairedVisitor {
  private static final String CLOCK = "60s+1s";
  private static final int MAX_ASKS = 12;
  private static final long ASK_MILLIS = 5_000;

  private final WebVisitor visitor;
  private final SimulatedWorld world;
  private int searches;

  PairedVisitor(WebClients clients, String name) {
    this.visitor = new WebVisitor(clients, name);
    this.world = clients.threads().world();
  }

  WebVisitor visitor() {
    return visitor;
  }

  /// Looks for opponents several times, and plays.
  void searchAndPlay(int rounds) {
    for (int round = 0; round < 2 * rounds; round++) {
      visitor.pause(8_000);
      visitor.open("/api/v2/lobby/live"); // A challenge is valid while its maker is there.
      search()
          .ifPresent(game -> {
            visitor.openGame(game);
            visitor.play(game);
          });
      if (!world.isOneIn(4)) {
        visitor.leave();
      }
    }
  }

  /// Returns the game with the opponent who was found; empty when there is none.
  private Optional<String> search() {
    int search = searches++;
    String waiting = "";
    for (int ask = 0; ask < MAX_ASKS; ask++) {
      Optional<Json> answer =
          visitor.request("POST", "/api/v2/pairing", body(search, ask, waiting));
      if (answer.filter(given -> given.has("status")).isEmpty()) {
        return Optional.empty();
      }
      String game = answer.get().text("gameId");
      if (answer.get().text("status").equals("paired")) {
        return Optional.of(game);
      }
      waiting = game;
      visitor.pause(ASK_MILLIS);
      if (world.isOneIn(8)) {
        return stop(waiting);
      }
    }
    return stop(waiting);
  }

  /// The id of a request names the search, so that the oracle can tell them apart.
  private static String body(int search, int ask, String waiting) {
    String own = waiting.isEmpty() ? "" : ",\"waitingChallenge\":\"" + waiting + "\"";
    return "{\"id\":\"search%d-%d\",\"game\":\"talpa\",\"variant\":\"4x4\",\"clock\":\"%s\"%s}"
        .formatted(search, ask, CLOCK, own);
  }

  private Optional<String> stop(String challenge) {
    return visitor
        .request("DELETE", "/api/v2/pairing/" + challenge, "")
        .filter(answer -> answer.has("status") && answer.text("status").equals("paired"))
        .map(answer -> answer.text("gameId"));
  }
}
