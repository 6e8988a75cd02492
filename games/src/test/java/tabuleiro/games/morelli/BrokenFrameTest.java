package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The motif of the broken frame.
final class BrokenFrameTest {
  /// White is about to complete b2, d2, d4 with a5b4: a stone on b4 prevents it, one on b3 does
  /// not. When White already holds the Throne, the frame gives nothing. White's frame stands in the
  /// other positions: c5c4 turns over its corner b4 when a black stone is on a4.
  @ParameterizedTest
  @CsvSource({
    "w4/b2w1/5/1w1w1/5 b -, a4b4, true",
    "w4/b2w1/5/1w1w1/5 b b, a4b4, true",
    "w4/b2w1/5/1w1w1/5 b -, a4b3, false",
    "w4/b2w1/5/1w1w1/5 b w, a4b4, false",
    "2b2/bw1w1/5/1w1w1/5 b w, c5c4, true",
    "2b2/1w1w1/b4/1w1w1/5 b w, c5c4, false",
  })
  void theMoveTurnsOverACornerOrPreventsTheLastOne(String text, String move, boolean isShown) {
    MorelliPosition position = new MorelliFamily().game("5").parse(text);
    List<Integer> line = List.of(position.parseMove(move));
    assertThat(BrokenFrame.MOTIF.isShown(position, line)).isEqualTo(isShown);
  }
}
