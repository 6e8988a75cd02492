package tabuleiro.simulation;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.simulation.SimulatedWorld;

/// Members who play a tournament: the first creates, starts and sometimes pauses it, the others
/// enter, and all play until it is over. Some withdraw, and enter again.
final class TournamentPlayers {
  private static final List<String> FORMATS =
      List.of(
          "\"format\":\"swiss\",\"rounds\":3",
          "\"format\":\"round-robin\",\"cycles\":1",
          "\"format\":\"arena\",\"minutes\":5",
          "\"format\":\"simultaneous\"");
  private static final int MAX_LOOKS = 200;
  private static final int MAX_TRIES = 30;
  private static final String PATH = "/api/v2/tournaments";

  private final SimulatedWorld world;
  private final List<WebVisitor> visitors;
  private Optional<String> tournament = Optional.empty();

  TournamentPlayers(WebClients clients, int count) {
    this.world = clients.threads().world();
    this.visitors =
        IntStream.range(0, count)
            .mapToObj(number -> WebVisitor.ofMember(clients, name(number)))
            .toList();
  }

  List<WebVisitor> visitors() {
    return visitors;
  }

  /// Stores the accounts.
  void signUp(GameStore store) {
    for (int number = 0; number < visitors.size(); number++) {
      SimulatedMembers.signUp(store, name(number), List.of(visitors.get(number)));
    }
  }

  private static String name(int number) {
    return "Member" + number;
  }

  /// Lets one of the members play.
  void play(WebVisitor visitor) {
    boolean isOwner = visitor == visitors.getFirst();
    if (isOwner) {
      create(visitor);
    }
    for (int i = 0; i < MAX_TRIES && tournament.isEmpty(); i++) {
      visitor.pause(10_000);
    }
    if (tournament.isEmpty()) {
      return;
    }
    String path = PATH + "/" + tournament.get();
    act(visitor, path + "/enter");
    if (isOwner) {
      visitor.pause(40_000);
      act(visitor, path + "/start");
    }
    for (int i = 0; i < MAX_LOOKS; i++) {
      Optional<Json> state = visitor.request("GET", path, "").filter(seen -> seen.has("summary"));
      if (state.filter(seen -> seen.text("summary", "status").equals("finished")).isPresent()) {
        return;
      }
      state.ifPresent(seen -> playOn(visitor, path, seen, isOwner));
      visitor.pause(4000);
    }
  }

  private void create(WebVisitor owner) {
    String body =
        ("{\"id\":\"cup\",\"name\":\"Cup\",\"game\":\"talpa\",\"variant\":\"4x4\","
                + "\"clock\":\"60s+1s\",%s}")
            .formatted(FORMATS.get(world.below(FORMATS.size())));
    for (int i = 0; i < MAX_TRIES && tournament.isEmpty(); i++) {
      tournament =
          owner
              .request("POST", PATH, body)
              .filter(made -> made.has("summary"))
              .map(made -> made.text("summary", "id"));
    }
  }

  private void playOn(WebVisitor visitor, String path, Json state, boolean isOwner) {
    String game = state.text("currentGame");
    if (!game.isEmpty()) {
      visitor.openGame(game);
      visitor.play(game);
      visitor.leave();
    } else if (isOwner && world.isOneIn(20)) {
      act(visitor, path + "/pause");
      visitor.pause(20_000);
      act(visitor, path + "/start");
    } else if (!isOwner && world.isOneIn(30)) {
      act(visitor, path + "/withdraw");
      if (world.isOneIn(2)) {
        visitor.pause(10_000);
        act(visitor, path + "/enter");
      }
    }
  }

  /// Repeats a request until the server has answered it.
  private static void act(WebVisitor visitor, String path) {
    for (int i = 0; i < MAX_TRIES; i++) {
      Optional<Json> answer = visitor.request("POST", path, "{}");
      if (answer.isPresent() && !isLimited(answer.get())) {
        return;
      }
    }
  }

  private static boolean isLimited(Json answer) {
    return answer.has("error") && answer.text("error").equals("too-many");
  }
}
