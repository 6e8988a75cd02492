package tabuleiro.server.about;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;

/// A board whose result with perfect play is proven.
///
/// @param game the board
/// @param value `first`, `second` or `draw`: who wins from the start
/// @param scope `every` when the value of every reachable position is known, else `start`
/// @param positions how many positions there are or, for `start`, how many the solver searched
/// @param line a game in which both sides play perfectly
record SolvedBoard(Game game, String value, String scope, long positions, List<String> line) {
  SolvedBoard {
    line = List.copyOf(line);
  }

  /// Returns all solved boards, those of a game together and small ones first.
  static List<SolvedBoard> all() {
    try (InputStream in = SolvedBoard.class.getResourceAsStream("solved-boards.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(SolvedBoard::parse)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SolvedBoard parse(String text) {
    List<String> words = List.of(text.split(" "));
    return new SolvedBoard(
        Games.find(words.get(0)).orElseThrow().game(words.get(1)),
        words.get(2),
        words.get(3),
        Long.parseLong(words.get(4)),
        words.subList(5, words.size()));
  }
}
