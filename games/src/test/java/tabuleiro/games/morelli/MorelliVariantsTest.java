package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;

/// The variants, their names and their bounds.
final class MorelliVariantsTest {
  private final MorelliFamily morelli = new MorelliFamily();

  @Test
  void everySizeHasThreeSetupsAndTheDefaultComesFirst() {
    assertThat(morelli.variants())
        .containsExactly(
            "13",
            "13-adjacent",
            "13-opposing",
            "11",
            "11-adjacent",
            "11-opposing",
            "9",
            "9-adjacent",
            "9-opposing",
            "7",
            "7-adjacent",
            "7-opposing",
            "5",
            "5-adjacent",
            "5-opposing");
    assertThat(morelli.game().id()).hasToString("morelli 13");
    assertThat(morelli.featuredVariants())
        .containsExactly("13", "13-adjacent", "13-opposing", "11", "9");
    assertThat(morelli.variants()).containsAll(morelli.featuredVariants());
  }

  @Test
  void namesAreCanonical() {
    for (String variant : morelli.variants()) {
      assertThat(morelli.game(variant).id().variant()).isEqualTo(variant);
    }
    assertThat(morelli.game("13-random").id().variant()).isEqualTo("13");
    assertThat(morelli.game("5-random").id().variant()).isEqualTo("5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "12", "15", "013", "13-", "13-mixed", "13 adjacent", "adjacent"})
  void otherNamesAreUnknown(String variant) {
    assertThatThrownBy(() -> morelli.game(variant)).isInstanceOf(UnknownVariantException.class);
  }

  @Test
  void onlyTheRandomSetupDependsOnTheSeed() {
    for (String variant : morelli.variants()) {
      MorelliGame game = morelli.game(variant);
      Set<MorelliPosition> starts = new HashSet<>();
      for (long seed = 0; seed < 20; seed++) {
        starts.add(game.start(seed));
      }
      assertThat(game.hasRandomStart()).as(variant).isEqualTo(!variant.contains("-"));
      assertThat(starts.size() > 1).as(variant).isEqualTo(game.hasRandomStart());
    }
  }

  @Test
  void aSeedMeansTheSameStartInEveryGame() {
    assertThat(morelli.game("13").start(5))
        .isEqualTo(new MorelliFamily().game("13-random").start(5));
    assertThat(morelli.game("5").start(1).format()).isEqualTo("wbbbw/w3b/w3b/w3b/bwwwb b -");
  }

  @ParameterizedTest
  @CsvSource({"9, 64", "11, 112", "13, 176"})
  void theBoundOnPliesIsThatOfTheRulesPage(String variant, int plies) {
    assertThat(morelli.game(variant).maxPlies()).isEqualTo(plies);
  }

  @Test
  void positionsOfDifferentSizesAreDifferent() {
    MorelliPosition small = morelli.game("5").parse("5/5/5/5/5 b -");
    assertThat(small).isNotEqualTo(morelli.game("7").parse("7/7/7/7/7/7/7 b -"));
    assertThat(small).isEqualTo(morelli.game("5-adjacent").parse("5/5/5/5/5 b -"));
  }

  @Test
  void theWordsOfASideAreItsStones() {
    MorelliPosition start = morelli.game("13-adjacent").start(1);
    for (Side side : Side.values()) {
      int count = 0;
      for (int cell = 0; cell < 169; cell++) {
        boolean stone = (start.stones(side, cell / 64) >>> cell % 64 & 1) != 0;
        assertThat(start.hasStone(side, cell)).isEqualTo(stone);
        count += stone ? 1 : 0;
      }
      assertThat(count).isEqualTo(24);
    }
  }
}
