package tabuleiro.simulation;

import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.puzzle.PuzzleAttemptStore;
import tabuleiro.server.puzzle.PuzzleProgress;
import tabuleiro.server.rating.GameRatingStore;
import tabuleiro.server.rating.StoredRating;

/// Checks the attempts at puzzles on a simulated site. One attempt of a player at a puzzle counts,
/// and it always counts in the same way; the player and the puzzle are rated by it once. An answer
/// against the clock is taken once.
final class PuzzleOracle {
  private final WebNetwork network;
  private final GameStore store;
  private final PuzzleAttemptStore attempts;
  private final GameRatingStore ratings;
  private final List<String> violations = new ArrayList<>();

  /// How many players have tried each puzzle.
  private final Map<String, Integer> tries = new HashMap<>();

  PuzzleOracle(GameStore store, WebNetwork network) {
    this.network = network;
    this.store = store;
    this.attempts = new PuzzleAttemptStore(store.database());
    this.ratings = new GameRatingStore(store.database());
  }

  /// Returns what is wrong.
  List<String> check() {
    network.exchanges().stream()
        .filter(exchange -> exchange.path().startsWith(Enthusiast.PUZZLES))
        .filter(exchange -> exchange.path().endsWith("/attempts"))
        .collect(
            groupingBy(exchange -> new MemberStore(store.database()).playerOf(exchange.token())))
        .forEach(this::checkPlayer);
    network.exchanges().stream()
        .filter(exchange -> exchange.path().startsWith(Enthusiast.STORMS))
        .filter(exchange -> exchange.path().endsWith("/answers"))
        .collect(groupingBy(WebExchange::path))
        .values()
        .forEach(this::checkStorm);
    Map<String, StoredRating> puzzles = attempts.puzzleRatings();
    tries.forEach((puzzle, count) -> {
      int results = Optional.ofNullable(puzzles.get(puzzle)).map(StoredRating::results).orElse(0);
      if (results != count) {
        violations.add(
            "%d players have tried the puzzle %s, which has %d results"
                .formatted(count, puzzle, results));
      }
    });
    return violations;
  }

  /// A server whose clock is ahead may say that the run is over, and takes no answer.
  ///
  /// @param answers the answers of one run, which are numbered from 0 and sent one after the other
  private void checkStorm(List<WebExchange> answers) {
    boolean areAllTaken = true;
    for (WebExchange exchange : answers) {
      int number = Json.read(exchange.body()).number("answered");
      boolean isTaken = false;
      for (WebExchange.Reply reply : exchange.replies()) {
        if (reply.status() == 200) {
          Json storm = Json.read(reply.body());
          int taken = storm.number("answered");
          boolean isOver = storm.number("remainingMillis") == 0;
          isTaken |= !isOver;
          if (taken > sent(answers, reply.answeredNanos())
              || (taken <= number && areAllTaken && !isOver)) {
            violations.add("not one answer more: " + exchange);
          }
        }
      }
      areAllTaken &= isTaken;
    }
  }

  /// Returns how many answers of a run had been sent at some time.
  private static int sent(List<WebExchange> answers, long nanos) {
    return (int)
        answers.stream()
            .filter(answer -> answer.invokedNanos() <= nanos)
            .map(WebExchange::body)
            .distinct()
            .count();
  }

  private void checkPlayer(PlayerId player, List<WebExchange> exchanges) {
    Set<String> stored = attempts.tried(player);
    stored.forEach(puzzle -> tries.merge(puzzle, 1, Integer::sum));
    Set<String> solved = new HashSet<>();
    Set<String> failed = new HashSet<>();
    exchanges.stream()
        .collect(groupingBy(WebExchange::path))
        .forEach((path, tried) -> {
          String puzzle = path.split("/", -1)[4];
          checkPuzzle(player, puzzle, tried, stored.contains(puzzle));
          counted(tried).values().forEach(isRight -> (isRight ? solved : failed).add(puzzle));
        });
    PuzzleProgress progress = attempts.progress(player, 0);
    if (progress.tried() != stored.size()
        || progress.solved() < solved.size()
        || progress.solved() > stored.size() - failed.size()) {
      violations.add(
          "%s has solved %s, failed at %s and tried %s, but has %s"
              .formatted(player, solved, failed, stored, progress));
    }
    int results = ratings.find(player, "puzzles").map(StoredRating::results).orElse(0);
    if (results != stored.size()) {
      violations.add("%s has tried %s, and has %d results".formatted(player, stored, results));
    }
  }

  /// Returns whether the attempts that counted were right, by their ids.
  private static Map<String, Boolean> counted(List<WebExchange> exchanges) {
    Map<String, Boolean> counted = new HashMap<>();
    for (WebExchange exchange : exchanges) {
      for (WebExchange.Reply reply : exchange.replies()) {
        if (reply.status() == 200) {
          Json answer = Json.read(reply.body());
          if (answer.isTrue("counted")) {
            counted.put(Json.read(exchange.body()).text("id"), answer.isTrue("correct"));
          }
        }
      }
    }
    return counted;
  }

  private void checkPuzzle(
      PlayerId player, String puzzle, List<WebExchange> exchanges, boolean isStored) {
    Set<String> counted = counted(exchanges).keySet();
    boolean isAnswered = exchanges.stream().anyMatch(exchange -> exchange.isAnswered(200));
    boolean isKnown = exchanges.stream().noneMatch(WebExchange::isOutcomeUnknown);
    if (counted.size() > 1) {
      violations.add("%s counts at %s more than once: %s".formatted(player, puzzle, counted));
    }
    if (isAnswered && !isStored) {
      violations.add("the attempt of %s at %s is lost".formatted(player, puzzle));
    }
    if (isAnswered && isKnown && counted.isEmpty()) {
      violations.add("no attempt of %s at %s counts: %s".formatted(player, puzzle, exchanges));
    }
  }
}
