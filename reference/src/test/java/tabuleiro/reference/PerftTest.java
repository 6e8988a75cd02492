package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The perft counts of the rules pages: the number of move sequences of each length; finished games
/// are not extended.
class PerftTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      textBlock =
          """
          talpa   : 3x3         : 12 88 376
          talpa   : 4x4         : 24 448 6380
          talpa   : 6x6         : 60 3244 157408
          talpa   : 8x8         : 112 11848
          talpa   : 10x10       : 180 31252
          jostle  : 10x10       : 16 296 5068
          jostle  : hex         : 45 1950 74283
          jostle  : 6x6         : 12 156 1576
          jostle  : 8x8         : 16 296 5020
          morelli : 5-adjacent  : 32 833 14667 198349
          morelli : 5-opposing  : 32 822 14592 196532
          morelli : 7-adjacent  : 96 8350
          morelli : 9-adjacent  : 192 34559
          morelli : 13-adjacent : 480 221805
          trench  : classic     : 14 192 3894 78372
          niju    : most        : 70 19600
          niju    : most-2      : 8 256 6144 180224
          niju    : most-3      : 12 576 27648
          niju    : most-20-8   : 70 8960
          niju    : most-8-20   : 32 8960
          """)
  void startsHaveTheCheckFigures(String game, String variant, String figures) {
    assertFigures(ReferenceGames.game(game, variant).start(), figures);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      textBlock =
          """
          7g/8/2Kst3/3C1s2/1c2s3/2t1T1k1/1S6/G7 b 0-0 0 0 : 54 3293 163896
          """)
  void trenchPositionsHaveTheCheckFigures(String position, String figures) {
    assertFigures(ReferenceGames.game("trench", "classic").parse(position), figures);
  }

  private static void assertFigures(ReferencePosition position, String figures) {
    int depth = 0;
    for (String figure : List.of(figures.split(" ", -1))) {
      depth++;
      assertThat(perft(position, depth)).as("depth %d", depth).isEqualTo(Long.parseLong(figure));
    }
  }

  private static long perft(ReferencePosition position, int depth) {
    List<String> moves = position.moves();
    if (depth == 1) {
      return moves.size();
    }
    long lines = 0;
    for (String move : moves) {
      lines += perft(position.play(move), depth - 1);
    }
    return lines;
  }
}
