package tabuleiro.view.puzzle;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.ToDoubleBiFunction;
import java.util.random.RandomGenerator;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.play.puzzle.PuzzleTheme;
import tabuleiro.rules.GameId;

/// The puzzles that a visitor wants to solve.
///
/// @param board the board, such as `talpa/8x8`; empty for all
/// @param theme `win-2` and so on, `defence`, or the key of a motif; empty for all
public record PuzzleChoice(String board, String theme) {
  /// The themes that every game may have, in the order of menus.
  public static final List<String> THEMES = List.of("win-2", "win-3", "win-4", "defence");

  /// Among how many puzzles with the nearest ratings the next one is drawn. A guess: enough that
  /// two players with the same rating see different puzzles.
  private static final int NEAREST = 8;

  /// Returns a puzzle near a rating that the player has not tried; a puzzle that they have tried
  /// when none is left; empty when the choice has no puzzle.
  ///
  /// @param after the id of the puzzle that the player sees now, which is not chosen again unless
  ///   it is the only one
  /// @param tried the ids of the puzzles that the player has tried
  /// @param rating the player's rating, in Elo points
  /// @param ratingOf returns the rating of a puzzle with its id
  /// @param random chooses among the nearest
  public Optional<String> next(
      String after,
      Set<String> tried,
      double rating,
      ToDoubleBiFunction<String, Puzzle> ratingOf,
      RandomGenerator random) {
    SequencedMap<String, Puzzle> chosen = puzzles();
    List<String> others = chosen.keySet().stream().filter(id -> !id.equals(after)).toList();
    if (others.isEmpty()) {
      return chosen.keySet().stream().findFirst();
    }
    List<String> fresh = others.stream().filter(id -> !tried.contains(id)).toList();
    Set<String> possible = Set.copyOf(fresh.isEmpty() ? others : fresh);
    List<String> nearest =
        chosen.entrySet().stream()
            .filter(entry -> possible.contains(entry.getKey()))
            .sorted(
                Comparator.comparingDouble(entry ->
                    Math.abs(ratingOf.applyAsDouble(entry.getKey(), entry.getValue()) - rating)))
            .map(Map.Entry::getKey)
            .limit(NEAREST)
            .toList();
    return Optional.of(nearest.get(random.nextInt(nearest.size())));
  }

  /// Returns the puzzles of the choice by their ids.
  private SequencedMap<String, Puzzle> puzzles() {
    SequencedMap<String, Puzzle> chosen = new LinkedHashMap<>();
    PuzzleStore.boards().stream()
        .filter(id -> board.isEmpty() || board.equals(nameOf(id)))
        .forEach(id ->
            PuzzleStore.of(id)
                .forEach((name, puzzle) -> {
                  if (isChosen(puzzle)) {
                    chosen.put(name, puzzle);
                  }
                }));
    return chosen;
  }

  private boolean isChosen(Puzzle puzzle) {
    return theme.isEmpty() || theme.equals(themeOf(puzzle)) || puzzle.motifs().contains(theme);
  }

  /// Returns the name of a board in addresses, such as `talpa/8x8`.
  public static String nameOf(GameId board) {
    return board.game() + "/" + board.variant();
  }

  private static String themeOf(Puzzle puzzle) {
    return puzzle.theme() == PuzzleTheme.DEFENCE ? "defence" : "win-" + puzzle.moves();
  }
}
