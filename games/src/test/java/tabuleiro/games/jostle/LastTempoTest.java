package tabuleiro.games.jostle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.Position;

/// The motif of the last tempo.
final class LastTempoTest {
  /// Red's move ends the first two games. In the first one it was the only move left; in the second
  /// one Red has another pair to join. In the third one Blue can still join a pair.
  @ParameterizedTest
  @CsvSource({
    "5b/6/6/6/6/r1r3 r, true",
    "5b/6/3r1r/6/6/r1r3 r, false",
    "5b/6/5b/6/6/r1r3 r, false",
  })
  void theWinnerMakesTheLastMoveOfBothSides(String text, boolean isShown) {
    Position position = new JostleFamily().game("6x6").parse(text);
    List<Integer> line = List.of(position.parseMove("c1b1"));
    assertThat(LastTempo.MOTIF.isShown(position, line)).isEqualTo(isShown);
  }

  @ParameterizedTest
  @CsvSource({"6x6", "10x10", "hex"})
  void theStartIsFarFromIt(String variant) {
    Position start = new JostleFamily().game(variant).start(1);
    assertThat(LastTempo.MOTIF.isShown(start, List.of(start.legalMoves()[0]))).isFalse();
  }
}
