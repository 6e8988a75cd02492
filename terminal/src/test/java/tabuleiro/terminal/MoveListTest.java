package tabuleiro.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;

class MoveListTest {
  private static Position start(String family) {
    return Games.find(family).orElseThrow().game().start(1);
  }

  @Test
  void longListsAreBrokenIntoLinesThatFit() {
    List<String> moves = MoveList.of(start("niju"));
    String text = MoveList.lines(moves);
    assertThat(text.lines()).hasSizeGreaterThan(5).allMatch(line -> line.length() <= 78);
    assertThat(List.of(text.strip().split("\\s+", -1))).isEqualTo(moves);
    assertThat(MoveList.lines(List.of("a1b1", "a1a2"))).isEqualTo("a1b1 a1a2\n");
  }

  @Test
  void theMovesOfACellAreThoseOfItsPieceOrThoseThatLayThere() {
    Position trench = start("trench");
    int soldier = trench.game().board().cell("d4").orElseThrow();
    assertThat(MoveList.of(trench, soldier)).isNotEmpty().allMatch(move -> move.startsWith("d4"));
    Position niju = start("niju");
    int middle = niju.game().board().cell("0,0").orElseThrow();
    assertThat(MoveList.of(niju, middle)).hasSize(70);
    assertThat(MoveList.of(niju, middle + 1)).isEmpty();
  }
}
