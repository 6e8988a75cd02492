package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;

/// A search that is interrupted anywhere claims a win or a loss only where there is one: moves that
/// lose do not decide while others are not yet searched.
@Execution(ExecutionMode.CONCURRENT)
final class InterruptedSearchTest {
  /// How many random games are tried for each board.
  private static final int GAMES = 40;

  /// How many plies before their end a position is taken at most.
  private static final int MAX_PLIES = 8;

  /// How many positions may follow one that is compared.
  private static final int MAX_SIZE = 1000;

  /// How many nodes a search visits at most, one in each slice.
  private static final int MAX_NODES = 4000;

  @ParameterizedTest
  @CsvSource({"talpa, 3x3", "talpa, 4x4", "jostle, 6x6", "jostle, hex", "trench, classic"})
  void everyClaimIsTrue(String family, String variant) {
    Game game = Games.find(family).orElseThrow().game(variant);
    long seed = 1;
    for (Position position : positions(game, new Random(seed))) {
      Score score = Exhaustive.score(position, MAX_SIZE).orElseThrow();
      for (int window : new int[] {1, 40}) {
        checkSlices(position, score, window);
      }
    }
  }

  /// Returns late positions that are not lost, but have moves that lose.
  private static List<Position> positions(Game game, Random random) {
    List<Position> found = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      List<Position> line = new ArrayList<>();
      for (Position at = game.start(i); !at.outcome().isOver(); ) {
        line.add(at);
        at = at.playUnchecked(Playout.randomMove(at, random));
      }
      int plies = 1 + random.nextInt(Math.min(MAX_PLIES, line.size()));
      Position position = line.get(line.size() - plies);
      Optional<Score> score = Exhaustive.score(position, MAX_SIZE);
      if (score.isPresent() && score.get().kind() != Score.Kind.LOSS && hasLosingMove(position)) {
        found.add(position);
      }
    }
    assertThat(found).as("positions").isNotEmpty();
    return found;
  }

  private static boolean hasLosingMove(Position position) {
    Exhaustive search = new Exhaustive();
    return Arrays.stream(position.legalMoves())
        .anyMatch(move -> search.score(position.playUnchecked(move)).kind() == Score.Kind.WIN);
  }

  private static void checkSlices(Position position, Score score, int window) {
    Searcher searcher =
        new PrincipalVariationSearcher(
            MinimaxTest.HashTrail::new,
            1,
            1,
            new SearchSettings(Double.POSITIVE_INFINITY, 3, window));
    for (int nodes = 0; nodes < MAX_NODES; nodes++) {
      SearchInfo found =
          searcher.resume(position, MoveLimits.ofNodes(1), 1, new StopSignal(), _ -> {}).getFirst();
      if (found.score().isProven()) {
        assertThat(found.score().kind())
            .as("%s after %d nodes, depth %d", position.format(), nodes, found.depth())
            .isEqualTo(score.kind());
        if (found.depth() >= found.score().value()) {
          return;
        }
      }
    }
  }
}
