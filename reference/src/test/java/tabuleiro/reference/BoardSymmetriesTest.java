package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Compares positions with their least images along seeded random games, and counts the first moves
/// that are distinct under the symmetries.
class BoardSymmetriesTest {
  private static final int GAMES = 3;

  @ParameterizedTest
  @CsvSource({
    "talpa, 3x4",
    "talpa, 5x5",
    "jostle, 6x6",
    "jostle, hex",
    "morelli, 5-adjacent",
    "morelli, 7-opposing",
    "niju, most-3"
  })
  void theLeastImageLeadsToImagesOfTheSamePositions(String name, String variant) {
    ReferenceGame game = ReferenceGames.game(name, variant);
    for (long seed = 1; seed <= GAMES; seed++) {
      Random random = new Random(seed);
      ReferencePosition position = game.start();
      while (!position.moves().isEmpty()) {
        assertSame(game, position);
        List<String> moves = position.moves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
      assertSame(game, position);
    }
  }

  private static void assertSame(ReferenceGame game, ReferencePosition position) {
    ReferencePosition image = game.parse(position.canonicalText());
    assertThat(image.format()).isLessThanOrEqualTo(position.format());
    assertThat(image.canonicalText()).isEqualTo(image.format());
    assertThat(image.outcome()).isEqualTo(position.outcome());
    assertThat(imagesAfter(image)).isEqualTo(imagesAfter(position));
  }

  private static List<String> imagesAfter(ReferencePosition position) {
    return position.moves().stream()
        .map(move -> position.play(move).canonicalText())
        .sorted()
        .toList();
  }

  /// The start position of 3x3 is invariant under all four symmetries, so one move remains of each
  /// orbit: two from a corner, two from the middle. That of 4x4 is invariant only under the half
  /// turn, which fixes no move. Those of Jostle are invariant under four and six symmetries, some
  /// of which fix moves on the hexagon.
  @ParameterizedTest
  @CsvSource({"talpa, 3x3, 4", "talpa, 4x4, 12", "jostle, 6x6, 3", "jostle, hex, 9"})
  void firstMovesThatAreImagesAreOne(String name, String variant, int different) {
    ReferencePosition start = ReferenceGames.game(name, variant).start();
    assertThat(imagesAfter(start).stream().distinct()).hasSize(different);
  }
}
