package tabuleiro.view.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;

final class OpeningPositionsTest {
  private static Position start(String game, String variant) {
    return Games.find(game).orElseThrow().game(variant).start(0);
  }

  private static Position play(Position position, String... moves) {
    Position now = position;
    for (String move : moves) {
      now = now.play(now.parseMove(move));
    }
    return now;
  }

  /// Databases keep the keys: see [OpeningPositions] for what a change requires.
  @ParameterizedTest
  @CsvSource({
    "talpa, 8x8, -1997637486970140068",
    "jostle, 10x10, -9144209801071040918",
    "jostle, hex, 5492443181837212499",
    "morelli, 13, -3511649257781618095",
    "trench, classic, -2517420215925439756",
    "niju, most, 1703085013861992801",
  })
  void keysStayTheSame(String game, String variant, long key) {
    assertThat(OpeningPositions.key(start(game, variant))).isEqualTo(key);
  }

  @Test
  void aKeyDoesNotDependOnTheOrderOfMoves() {
    Position start = start("talpa", "8x8");
    assertThat(OpeningPositions.key(play(start, "d3c3", "e5d5", "g8h8", "b8a8")))
        .isEqualTo(OpeningPositions.key(play(start, "g8h8", "b8a8", "d3c3", "e5d5")))
        .isNotEqualTo(OpeningPositions.key(start));
  }

  @Test
  void onlyTheOpeningOfAGameWithAFixedStartHasKeys() {
    Position start = start("talpa", "8x8");
    assertThat(OpeningPositions.keys(List.of(start))).containsExactly(OpeningPositions.key(start));
    assertThat(OpeningPositions.keys(Collections.nCopies(40, start))).hasSize(17);
    assertThat(OpeningPositions.keys(List.of(start("morelli", "13")))).isEmpty();
  }
}
