package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Checks the contract of every reference game along seeded random games. The number in each line
/// is the maximum length of a game in plies: the bound of the rules page, or one that follows from
/// the rules.
class ContractTest {
  private static final int GAMES = 4;

  @ParameterizedTest
  @CsvSource({
    "talpa, 3x3, 7",
    "talpa, 8x8, 57",
    "talpa, 10x3, 21",
    "jostle, 10x10, 96",
    "jostle, hex, 72",
    "jostle, 8x8, 96",
    "jostle, 6x6, 36",
    "morelli, 5-adjacent, 16",
    "morelli, 7-opposing, 48",
    "morelli, 9-adjacent, 64",
    "morelli, 11-opposing, 112",
    "morelli, 13-adjacent, 176",
    "trench, classic, 50",
    "trench, long, 1600",
    "trench, points25, 1600",
    "trench, to40, 1600",
    "trench, annihilation, 1600",
    "niju, most-5, 10",
    "niju, first-8, 16",
    "niju, most, 40"
  })
  void randomGamesKeepTheContract(String name, String variant, int longest) {
    ReferenceGame game = ReferenceGames.game(name, variant);
    for (long seed = 1; seed <= GAMES; seed++) {
      String label = "%s %s seed %d".formatted(name, variant, seed);
      Random random = new Random(seed);
      ReferencePosition position = game.start();
      int plies = 0;
      while (!position.moves().isEmpty()) {
        assertSound(game, position, label);
        List<String> moves = position.moves();
        String before = position.format();
        ReferencePosition next = position.play(moves.get(random.nextInt(moves.size())));
        assertThat(position.format()).as(label).isEqualTo(before);
        assertThat(next.format()).as(label).isNotEqualTo(before);
        position = next;
        plies++;
        assertThat(plies).as(label).isLessThanOrEqualTo(longest);
      }
      assertSound(game, position, label);
    }
  }

  /// There are moves if and only if the game is in progress, in ascending order, each once; parsing
  /// the text gives the same position.
  private static void assertSound(ReferenceGame game, ReferencePosition position, String label) {
    List<String> moves = position.moves();
    assertThat(moves).as(label).isSorted().doesNotHaveDuplicates();
    assertThat(moves.isEmpty()).as(label).isEqualTo(!position.outcome().equals("*"));
    assertThat(position.outcome()).as(label).matches("\\*|(1-0|0-1|1/2-1/2) [a-z-]+");
    ReferencePosition read = game.parse(position.format());
    assertThat(read.format()).as(label).isEqualTo(position.format());
    assertThat(read.moves()).as(label).isEqualTo(moves);
    assertThat(read.outcome()).as(label).isEqualTo(position.outcome());
    for (String bad : List.of("", " ", "a1a1", "z9z8", "21r0@0,0", "no move at all")) {
      assertThatIllegalArgumentException().as(label).isThrownBy(() -> position.play(bad));
    }
  }
}
