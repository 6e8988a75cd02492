package tabuleiro.lab.report.statistic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.lab.report.sample.SampledGameText;
import tabuleiro.lab.report.statistic.BoardHeat.Occasion;
import tabuleiro.rules.Game;
import tabuleiro.rules.board.Board;

final class BoardHeatTest {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game("4x5");

  /// Both last moves remove a piece of the player's own.
  private static SampledGame game() {
    String moves = "c3b3 b1c1 b2a2 a4a5 c5c4 d3d2 d4d5 b5b4 b3b4 a5 a1";
    return new SampledGameText("games", 0, List.of(moves.split(" ", -1))).replay(TALPA.start(1));
  }

  private static Map<String, Long> named(BoardHeat.Counts counts, Occasion occasion) {
    Board board = TALPA.board();
    Map<String, Long> named = new TreeMap<>();
    counts
        .byCell()
        .getOrDefault(occasion, Map.of())
        .forEach((cell, count) -> named.put(board.name(cell), count));
    return named;
  }

  @Test
  void movesCountWhereTheyEnd() {
    BoardHeat heat = new BoardHeat(1);
    SampledGame game = game();
    heat.count(game);
    heat.count(game);
    BoardHeat.Counts counts = heat.counts();
    assertThat(counts.games()).isEqualTo(2);
    assertThat(named(counts, Occasion.FIRST_MOVE)).isEqualTo(Map.of("c1", 2L));
    assertThat(named(counts, Occasion.CAPTURE))
        .isEqualTo(
            Map.of("a2", 2L, "a5", 2L, "b3", 2L, "b4", 4L, "c1", 2L, "c4", 2L, "d2", 2L, "d5", 2L));
    assertThat(named(counts, Occasion.LAST_MOVE)).isEqualTo(Map.of("a1", 2L));
  }

  @Test
  void gamesAreReplayedOnlyWhenSomeWereAdded() {
    BoardHeat heat = new BoardHeat(0);
    heat.count(game());
    BoardHeat.Counts once = heat.counts();
    assertThat(heat.counts()).isSameAs(once);
    heat.count(game());
    assertThat(heat.counts().games()).isEqualTo(2);
  }

  @Test
  void onlyTheFirstGamesAreReplayed() {
    BoardHeat heat = new BoardHeat(0);
    SampledGame game = game();
    for (int i = 0; i < BoardHeat.MAX_GAMES + 1; i++) {
      heat.count(game);
    }
    assertThat(heat.counts().games()).isEqualTo(BoardHeat.MAX_GAMES);
  }
}
