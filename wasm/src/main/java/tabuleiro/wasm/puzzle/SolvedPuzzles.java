package tabuleiro.wasm.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.protocol.puzzle.PuzzleProgressJson;
import tabuleiro.statistics.Glicko2;
import tabuleiro.statistics.GlickoRating;
import tabuleiro.statistics.GlickoResult;
import tabuleiro.view.puzzle.InitialPuzzleRating;

/// What the visitor has achieved with puzzles: the first attempt at each, the rating that follows
/// from them as on the server, and the last run against the clock. The page keeps it as a text.
final class SolvedPuzzles {
  private static final String VERSION = "tabuleiro-puzzles 1";
  private static final double DAY_MILLIS = 24.0 * 60 * 60 * 1000;

  private final Map<String, Attempt> attempts = new LinkedHashMap<>();
  private GlickoRating rating = GlickoRating.INITIAL;
  private long ratedMillis;
  private Optional<Storm> storm = Optional.empty();
  private int bestStorm;

  /// The first attempt at a puzzle.
  ///
  /// @param client the page's id of the attempt
  /// @param streak how many puzzles in a row were solved, up to this one
  /// @param change by how much it has changed the rating
  record Attempt(String client, boolean isSolved, int streak, int change) {}

  /// A run against the clock.
  ///
  /// @param beganMillis when it began, in milliseconds since 1970
  /// @param answers a digit for each answer, in order: 1 for a right move, 0 for a wrong one
  record Storm(String id, long beganMillis, String answers) {
    int solved() {
      return (int) answers.chars().filter(digit -> digit == '1').count();
    }

    int failed() {
      return answers.length() - solved();
    }

    Storm with(boolean isRight) {
      return new Storm(id, beganMillis, answers + (isRight ? '1' : '0'));
    }
  }

  /// Adds an attempt, unless there is one at the puzzle already.
  ///
  /// @param puzzleRating the rating of the puzzle, in Elo points
  /// @return the first attempt at the puzzle
  Attempt add(String puzzle, String client, boolean isSolved, double puzzleRating, long nowMillis) {
    Attempt earlier = attempts.get(puzzle);
    if (earlier != null) {
      return earlier;
    }
    GlickoRating task =
        new GlickoRating(
            puzzleRating, InitialPuzzleRating.DEVIATION, GlickoRating.INITIAL.volatility());
    List<GlickoResult> result = List.of(GlickoResult.of(task, isSolved ? 1 : 0));
    GlickoRating next = Glicko2.STANDARD.afterGames(rating, result, periodsUntil(nowMillis));
    int change = (int) (Math.round(next.rating()) - Math.round(rating.rating()));
    Attempt first = new Attempt(client, isSolved, isSolved ? streak() + 1 : 0, change);
    rating = next;
    ratedMillis = nowMillis;
    attempts.put(puzzle, first);
    return first;
  }

  private double periodsUntil(long nowMillis) {
    return attempts.isEmpty()
        ? 0
        : Math.max(0, nowMillis - ratedMillis) / DAY_MILLIS * Glicko2.PERIODS_PER_DAY;
  }

  private int streak() {
    int streak = 0;
    for (Attempt attempt : attempts.values()) {
      streak = attempt.streak();
    }
    return streak;
  }

  Set<String> tried() {
    return attempts.keySet();
  }

  /// Returns the rating in Elo points.
  double rating() {
    return rating.rating();
  }

  Optional<Storm> storm() {
    return storm;
  }

  void setStorm(Storm next) {
    storm = Optional.of(next);
    bestStorm = Math.max(bestStorm, next.solved());
  }

  int bestStorm() {
    return bestStorm;
  }

  PuzzleProgressJson toJson(long nowMillis) {
    GlickoRating now = Glicko2.STANDARD.afterTime(rating, periodsUntil(nowMillis));
    return new PuzzleProgressJson(
        (int) Math.round(now.rating()),
        (int) Math.round(now.deviation()),
        now.isProvisional(),
        attempts.size(),
        (int) attempts.values().stream().filter(Attempt::isSolved).count(),
        streak(),
        attempts.values().stream().mapToInt(Attempt::streak).max().orElse(0),
        bestStorm);
  }

  String format() {
    List<String> lines = new ArrayList<>();
    lines.add(VERSION);
    lines.add(
        line("rating", rating.rating(), rating.deviation(), rating.volatility(), ratedMillis));
    lines.add(line("best-storm", bestStorm));
    storm.ifPresent(run -> lines.add(line("storm", run.id(), run.beganMillis(), run.answers())));
    attempts.forEach((puzzle, attempt) ->
        lines.add(
            line(
                "attempt",
                puzzle,
                attempt.client(),
                attempt.isSolved(),
                attempt.streak(),
                attempt.change())));
    return String.join("\n", lines) + "\n";
  }

  private static String line(String word, Object... values) {
    StringBuilder line = new StringBuilder(word);
    for (Object value : values) {
      line.append(' ').append(value);
    }
    return line.toString();
  }

  /// Parses a text.
  ///
  /// @throws IllegalArgumentException when it is damaged, or of another version
  static SolvedPuzzles parse(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.getFirst().equals(VERSION)) {
      throw new IllegalArgumentException("the text does not begin with " + VERSION);
    }
    SolvedPuzzles read = new SolvedPuzzles();
    lines.stream().skip(1).forEach(line -> read.read(line.split(" ", -1)));
    return read;
  }

  private void read(String[] parts) {
    switch (parts[0] + " " + parts.length) {
      case "rating 5" -> {
        rating =
            new GlickoRating(
                Double.parseDouble(parts[1]),
                Double.parseDouble(parts[2]),
                Double.parseDouble(parts[3]));
        ratedMillis = Long.parseLong(parts[4]);
      }
      case "best-storm 2" -> bestStorm = Integer.parseInt(parts[1]);
      case "storm 4" ->
          storm = Optional.of(new Storm(parts[1], Long.parseLong(parts[2]), parts[3]));
      case "attempt 6" ->
          attempts.put(
              parts[1],
              new Attempt(
                  parts[2],
                  Boolean.parseBoolean(parts[3]),
                  Integer.parseInt(parts[4]),
                  Integer.parseInt(parts[5])));
      default -> throw new IllegalArgumentException("unknown line: " + parts[0]);
    }
  }
}
