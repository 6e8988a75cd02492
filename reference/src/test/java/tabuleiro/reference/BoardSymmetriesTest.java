package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a position and its least image have in common, along seeded random games, and how many
/// first moves are images of others.
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

  /// The set-up of 3x3 is its own image four times, so that of each group of moves one is left: two
  /// of a corner, two of the middle. That of 4x4 is its own image by a half turn alone, which keeps
  /// no move; those of Jostle by four and by six images, of which some keep moves on the hexagon.
  @ParameterizedTest
  @CsvSource({"talpa, 3x3, 4", "talpa, 4x4, 12", "jostle, 6x6, 3", "jostle, hex, 9"})
  void firstMovesThatAreImagesAreOne(String name, String variant, int different) {
    ReferencePosition start = ReferenceGames.game(name, variant).start();
    assertThat(imagesAfter(start).stream().distinct()).hasSize(different);
  }
}
