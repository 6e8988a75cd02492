package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.rules.GameId;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.simulation.SimulatedWorld;

/// A member who solves puzzles on two devices at the same time, also twice the same. The first
/// device joins games, keeps studies, and follows, blocks and mutes other members; the second one
/// solves puzzles against the clock. Many have the same studies and the same puzzles, so that they
/// meet in the database. The first device sends one request after the other, except in games.
final class Enthusiast {
  static final String PUZZLES = "/api/v2/puzzles";
  static final String STORMS = PUZZLES + "/storms";
  static final String RELATIONS = "/api/v2/relations";

  private static final int STEPS = 40;
  private static final int STORM_ANSWERS = 5;

  private static final List<Map.Entry<String, Puzzle>> TASKS =
      PuzzleStore.of(new GameId("talpa", "8x8")).entrySet().stream().limit(6).toList();

  private final SimulatedWorld world;
  private final int number;
  private final int count;
  private final WebVisitor first;
  private final WebVisitor second;
  private final StudyKeeper studies;
  private int serial;

  /// @param number the number of the member, from 0
  /// @param count how many there are
  Enthusiast(WebClients clients, int number, int count) {
    this.world = clients.threads().world();
    this.number = number;
    this.count = count;
    this.first = WebVisitor.ofMember(clients, name(number) + "First");
    this.second = WebVisitor.ofMember(clients, name(number) + "Second");
    this.studies = new StudyKeeper(clients, first, second, number, count);
  }

  private static String name(int number) {
    return "Enthusiast" + number;
  }

  /// Stores the account.
  void signUp(GameStore store) {
    SimulatedMembers.signUp(store, name(number), List.of(first, second));
  }

  /// Does at random what the first device does.
  void live() {
    for (int step = 0; step < STEPS; step++) {
      switch (world.below(14)) {
        case 0, 1, 2 -> tryPuzzle(first);
        case 3, 4, 5, 6 -> studies.act();
        case 7, 8, 9 -> changeRelations();
        case 10 -> {
          first.joinAndPlay();
          first.leave();
        }
        default -> look();
      }
      first.pause(8_000);
    }
    look();
  }

  /// Solves puzzles on the second device.
  void solve() {
    for (int step = 0; step < STEPS / 4; step++) {
      tryPuzzle(second);
      if (world.isOneIn(3)) {
        runStorm();
      }
      second.pause(30_000);
    }
  }

  /// Answers some puzzles against the clock, all wrong.
  private void runStorm() {
    String body = JsonText.format(Map.of("id", "s" + serial++));
    Optional<String> storm =
        second
            .request("POST", STORMS, body)
            .filter(begun -> begun.has("id"))
            .map(begun -> begun.text("id"));
    for (int number = 0; number < STORM_ANSWERS && storm.isPresent(); number++) {
      String answer = JsonText.format(Map.of("answered", number));
      second.request("POST", STORMS + "/" + storm.get() + "/answers", answer);
      if (world.isOneIn(3)) {
        second.request("POST", STORMS + "/" + storm.get() + "/answers", answer);
      }
    }
  }

  /// Tries a puzzle, right or wrong, sometimes twice, or with another answer under the same id.
  private void tryPuzzle(WebVisitor device) {
    Map.Entry<String, Puzzle> task = TASKS.get(world.below(TASKS.size()));
    Puzzle puzzle = task.getValue();
    String solution = puzzle.position().formatMove(puzzle.solution());
    String id = "t" + serial++ + device.secret();
    List<String> bodies =
        new ArrayList<>(
            List.of(
                JsonText.format(Map.of("id", id, "move", solution)),
                JsonText.format(Map.of("id", id))));
    if (world.isOneIn(2)) {
      bodies = bodies.reversed();
    }
    String path = PUZZLES + "/" + task.getKey() + "/attempts";
    device.request("POST", path, bodies.getFirst());
    if (world.isOneIn(4)) {
      device.request("POST", path, bodies.get(world.below(2)));
    }
  }

  private void changeRelations() {
    String kind = List.of("follow", "block", "mute").get(world.below(3));
    String path = RELATIONS + "/" + kind + "/" + name(world.below(count));
    first.request("PUT", path, "");
    if (world.isOneIn(2)) {
      first.request("DELETE", path, "");
    }
  }

  private void look() {
    first.request("GET", PUZZLES + "/mine", "");
    studies.look();
    first.request("GET", RELATIONS, "");
  }
}
