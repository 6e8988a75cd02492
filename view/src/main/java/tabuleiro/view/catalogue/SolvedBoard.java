package tabuleiro.view.catalogue;

import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.text.ResourceLines;

/// A board whose result with perfect play is proven.
///
/// @param game the board
/// @param value `first`, `second` or `draw`: who wins from the start
/// @param isStrong whether the value of every reachable position is known, not only of the start
/// @param positions how many positions there are or, for the start, how many the solver searched
/// @param line a game in which both sides play perfectly
public record SolvedBoard(
    Game game, String value, boolean isStrong, long positions, List<String> line) {
  public SolvedBoard {
    line = List.copyOf(line);
  }

  /// Returns all solved boards, those of a game together and small ones first.
  public static List<SolvedBoard> all() {
    return ResourceLines.read(SolvedBoard.class, "solved-boards.txt").stream()
        .map(SolvedBoard::parse)
        .toList();
  }

  private static SolvedBoard parse(String text) {
    List<String> words = List.of(text.split(" "));
    return new SolvedBoard(
        Games.find(words.get(0)).orElseThrow().game(words.get(1)),
        words.get(2),
        words.get(3).equals("every"),
        Long.parseLong(words.get(4)),
        words.subList(5, words.size()));
  }
}
