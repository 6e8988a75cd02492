package tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.StonesPosition.Stones;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.tree.UctSearcher;
import tabuleiro.engine.ugi.UgiOptions;
import tabuleiro.engine.ugi.UgiSession;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// A game without evaluator, levels and tables is played by plain UCT everywhere.
final class GameWithoutEvaluatorTest {
  private static final Stones GAME = new Stones();
  private static final Position START = GAME.start(1);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
  void everyLevelPlaysLegalMoves(int number) {
    LevelPlayer player = new LevelPlayer("stones", Level.of("stones", number), 1, 1);
    Position position = START;
    while (!position.outcome().isOver()) {
      MoveRequest request =
          MoveRequest.of(position, MoveLimits.ofNodes(2000), SeededRandom.of(number));
      position = position.play(player.chooseMove(request));
    }
  }

  @Test
  void strongLevelsFindTheWinningMove() {
    LevelPlayer player = new LevelPlayer("stones", Level.of("stones", Level.HIGHEST), 1, 1);
    for (int stones : new int[] {5, 6, 7, 9, 10, 11}) {
      Position position = new StonesPosition(stones, Side.FIRST);
      MoveRequest request =
          MoveRequest.of(position, MoveLimits.ofNodes(20_000), SeededRandom.of(1));
      assertThat(player.chooseMove(request)).as("%d stones", stones).isEqualTo(stones % 4);
    }
  }

  @Test
  void analysisReturnsAVariationForEachMove() {
    for (Searcher searcher :
        List.of(
            SearcherFactory.create("stones", 1, 2),
            SearcherFactory.createForMetric("stones", 1, 1))) {
      List<SearchInfo> found =
          searcher.search(START, MoveLimits.ofNodes(5000), 5, new StopSignal(), _ -> {});
      assertThat(found).extracting(SearchInfo::rank).containsExactly(1, 2, 3);
      assertThat(found).extracting(SearchInfo::firstMove).containsExactlyInAnyOrder(1, 2, 3);
      assertThat(found.stream().map(info -> -info.score().value())).isSorted();
      for (SearchInfo info : found) {
        Position position = START;
        for (int move : info.moves()) {
          position = position.play(move);
        }
      }
    }
  }

  @Test
  void searchToADepthEndsWhereNoVariationIsThatLong() {
    List<SearchInfo> found =
        new UctSearcher()
            .search(
                new StonesPosition(2, Side.FIRST),
                MoveLimits.ofDepth(3),
                1,
                new StopSignal(),
                _ -> {});
    assertThat(found.getFirst().firstMove()).isEqualTo(2);
  }

  @Test
  void noStrengthIsKnown() {
    assertThat(LevelStrength.of("stones")).isEmpty();
  }

  @Test
  void ugiSaysThatItPlaysPlainUct() throws IOException {
    List<String> lines = run("isready", "go nodes 500", "query gameover", "quit");
    assertThat(lines)
        .containsSubsequence(
            "info string no evaluator for stones: plain UCT with random playouts", "readyok");
    assertThat(run("go depth 1", "setoption name Level value 3", "position fen 5 f")).isNotEmpty();
    assertThat(lines).contains("response false");
  }

  /// Runs commands in a session, and returns what it writes.
  private static List<String> run(String... commands) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new UgiSession(
            UgiOptions.of(GAME),
            "test",
            Position::format,
            new StringReader(String.join("\n", commands)),
            new PrintStream(out, true, StandardCharsets.UTF_8))
        .run();
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
