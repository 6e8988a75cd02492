package tabuleiro.terminal.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;

class LegalMovesTextTest {
  private static Position start(String family) {
    return Games.find(family).orElseThrow().game().start(1);
  }

  @Test
  void longListsAreBrokenIntoLinesThatFit() {
    List<String> moves = LegalMovesText.of(start("niju"));
    String text = LegalMovesText.wrap(moves);
    assertThat(text.lines()).hasSizeGreaterThan(5).allMatch(line -> line.length() <= 78);
    assertThat(List.of(text.strip().split("\\s+", -1))).isEqualTo(moves);
    assertThat(LegalMovesText.wrap(List.of("a1b1", "a1a2"))).isEqualTo("a1b1 a1a2\n");
  }

  @Test
  void theMovesOfACellBeginThereOrPlaceATileThere() {
    Position trench = start("trench");
    int soldier = trench.game().board().cell("d4").orElseThrow();
    assertThat(LegalMovesText.of(trench, soldier))
        .isNotEmpty()
        .allMatch(move -> move.startsWith("d4"));
    Position niju = start("niju");
    int middle = niju.game().board().cell("0,0").orElseThrow();
    assertThat(LegalMovesText.of(niju, middle)).hasSize(70);
    assertThat(LegalMovesText.of(niju, middle + 1)).isEmpty();
  }
}
