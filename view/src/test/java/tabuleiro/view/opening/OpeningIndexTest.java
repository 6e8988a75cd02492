package tabuleiro.view.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

final class OpeningIndexTest {
  private static final Game TALPA = game("talpa", "6x6");

  private static Game game(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant);
  }

  private static OpeningIndex index(Game game, String... lines) {
    return OpeningIndex.of(
        Arrays.stream(lines).map(line -> SelfPlayGames.parse(game, line)).toList());
  }

  private static Position position(Game game, String... moves) {
    Position position = game.start(0);
    for (String move : moves) {
      position = position.play(position.parseMove(move));
    }
    return position;
  }

  private static long key(String... moves) {
    return OpeningPositions.key(position(TALPA, moves));
  }

  @Test
  void countsTheResultsByTheNextPosition() {
    OpeningIndex index =
        index(
            TALPA,
            "1-0 d3c3 e5d5 b1a1",
            "0-1 d3c3 e5d5",
            "0-1 d3c3 a5a6",
            "1/2-1/2 d1c1",
            "1-0 b1a1 e5d5 d3c3");
    assertThat(index.games()).isEqualTo(5);
    assertThat(index.resultsByNext(key()))
        .isEqualTo(
            Map.of(
                Optional.of(key("d3c3")), new ResultCount(1, 0, 2),
                Optional.of(key("d1c1")), new ResultCount(0, 1, 0),
                Optional.of(key("b1a1")), new ResultCount(1, 0, 0)));
    assertThat(index.resultsByNext(key("d3c3", "e5d5")))
        .isEqualTo(
            Map.of(
                Optional.of(key("d3c3", "e5d5", "b1a1")), new ResultCount(1, 0, 0),
                Optional.empty(), new ResultCount(0, 0, 1)));
    assertThat(index.resultsByNext(key("b1a1", "e5d5", "d3c3")))
        .as("the same position after other moves")
        .isEqualTo(Map.of(Optional.empty(), new ResultCount(2, 0, 0)));
    assertThat(index.resultsByNext(key("f1e1"))).isEmpty();
  }

  @Test
  void countsSymmetricOpeningsTogether() {
    OpeningIndex index = index(TALPA, "1-0 b1a1", "1-0 e6f6", "0-1 b1a1");
    assertThat(index.resultsByNext(key()))
        .isEqualTo(Map.of(Optional.of(key("b1a1")), new ResultCount(2, 0, 1)));
    assertThat(index.resultsByNext(key("e6f6")))
        .isEqualTo(Map.of(Optional.empty(), new ResultCount(2, 0, 1)));
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, 4x4",
    "talpa, 5x5",
    "talpa, 6x6",
    "talpa, 8x8",
    "jostle, 6x6",
    "jostle, 10x10",
    "jostle, hex",
    "morelli, 5-adjacent",
    "morelli, 5-opposing",
    "morelli, 13-adjacent",
    "trench, classic",
    "niju, most"
  })
  void everyBoardHasAThousandGamesBetweenComputers(String family, String variant) {
    Game game = game(family, variant);
    SelfPlayGames computers = new SelfPlayGames();
    OpeningIndex index = computers.of(game);
    assertThat(index.games()).isEqualTo(1000);
    Map<Optional<Long>, ResultCount> first =
        index.resultsByNext(OpeningPositions.key(game.start(0)));
    assertThat(first.values().stream().mapToInt(ResultCount::games).sum()).isEqualTo(1000);
    assertThat(first).hasSizeGreaterThan(1);
    if (!game.hasDraws()) {
      assertThat(first.values()).allMatch(count -> count.draws() == 0);
    }
  }

  @Test
  void boardsWithRandomStartsHaveNoGames() {
    assertThat(new SelfPlayGames().of(game("morelli", "13")).games()).isZero();
  }
}
