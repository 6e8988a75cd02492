package tabuleiro.server.puzzle;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import tabuleiro.play.Puzzle;
import tabuleiro.play.PuzzleStore;
import tabuleiro.play.PuzzleTheme;
import tabuleiro.rules.GameId;

/// The puzzles that a visitor wants to solve.
///
/// @param board the board, such as `talpa/8x8`; empty for all
/// @param theme `win-2` and so on, or `defence`; empty for all
record PuzzleChoice(String board, String theme) {
  /// The themes in the order of menus.
  static final List<String> THEMES = List.of("win-2", "win-3", "win-4", "defence");

  /// The step from a puzzle to the next one, a prime: puzzles that follow each other differ in
  /// difficulty, and each has its turn.
  private static final int STEP = 7919;

  static PuzzleChoice of(Context context) {
    return new PuzzleChoice(parameter(context, "board"), parameter(context, "theme"));
  }

  private static String parameter(Context context, String name) {
    String value = context.queryParam(name);
    return value == null ? "" : value;
  }

  /// Returns the puzzle that follows another, or any puzzle when the other is not one of the
  /// choice; empty when the choice has none.
  Optional<String> next(String after) {
    List<String> ids =
        PuzzleStore.boards().stream()
            .filter(id -> board.isEmpty() || board.equals(nameOf(id)))
            .flatMap(this::ids)
            .toList();
    if (ids.isEmpty()) {
      return Optional.empty();
    }
    int index = ids.indexOf(after);
    int next =
        index < 0 ? ThreadLocalRandom.current().nextInt(ids.size()) : (index + STEP) % ids.size();
    return Optional.of(ids.get(next));
  }

  /// Returns the name of a board in addresses, such as `talpa/8x8`.
  static String nameOf(GameId board) {
    return board.game() + "/" + board.variant();
  }

  private Stream<String> ids(GameId id) {
    SequencedMap<String, Puzzle> puzzles = PuzzleStore.of(id);
    return puzzles.entrySet().stream()
        .filter(entry -> theme.isEmpty() || theme.equals(themeOf(entry.getValue())))
        .map(entry -> entry.getKey());
  }

  private static String themeOf(Puzzle puzzle) {
    return puzzle.theme() == PuzzleTheme.DEFENCE ? "defence" : "win-" + puzzle.moves();
  }
}
