package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceGamesTest {
  @ParameterizedTest
  @CsvSource({
    "chess, 8x8",
    "Talpa, 8x8",
    "talpa, 2x8",
    "talpa, 8x11",
    "talpa, 08x8",
    "talpa, 8",
    "jostle, 12x12",
    "jostle, hexagon",
    "morelli, 15",
    "morelli, 13-pinwheel",
    "morelli, 13-",
    "trench, short",
    "niju, most-0",
    "niju, most-21",
    "niju, first-06",
    "niju, least"
  })
  void unknownGamesAndVariantsAreRefused(String game, String variant) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ReferenceGames.game(game, variant))
        .withMessageContaining("unknown");
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, 3x10, 3/3/3/3/3/3/3/3/3/3 r",
    "jostle, 8x8, 8/8/8/8/8/8/8/8 r",
    "morelli, 13-random, 13/13/13/13/13/13/13/13/13/13/13/13/13 b -",
    "trench, annihilation, 8/8/8/8/8/8/8/G7 b 0-0 0 0",
    "niju, first-1, - w",
    "niju, most-20, - w"
  })
  void everyKindOfVariantReadsAPosition(String game, String variant, String position) {
    assertThat(ReferenceGames.game(game, variant).parse(position).format()).isEqualTo(position);
  }

  @ParameterizedTest
  @ValueSource(strings = {"13", "13-random", "11", "9-random", "7", "5"})
  void randomStartsHaveNoFixedStart(String variant) {
    ReferenceGame game = ReferenceGames.game("morelli", variant);
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(game::start);
  }
}
