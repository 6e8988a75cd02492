package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;

/// The search finds the score of plain minimax, with an arbitrary evaluation.
@Execution(ExecutionMode.CONCURRENT)
final class MinimaxTest {
  private static final int POSITIONS = 6;

  /// Where there are many moves, fewer positions are compared.
  private static final long MAX_LEAVES = 100_000;

  static List<Game> boards() {
    return Games.representativeGames();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void searchEqualsMinimax(Game game) {
    long seed = 1;
    Random random = new Random(seed);
    long leaves = 0;
    for (int i = 0; i < POSITIONS && leaves < MAX_LEAVES; i++) {
      Position position = somewhere(game, random);
      int depth = position.countMoves() > 30 ? 2 : 3;
      leaves += (long) Math.pow(position.countMoves(), depth);
      List<SearchInfo> found = search(position, depth, 3, 1);
      List<Integer> expected = scores(position, depth);
      List<Score> best =
          expected.subList(0, Math.min(3, expected.size())).stream()
              .map(SearchScores::toScore)
              .toList();
      assertThat(found)
          .as("seed %d, position %s", seed, position.format())
          .extracting(SearchInfo::score)
          .isEqualTo(best);
      assertThat(search(position, depth, 1, 3).getFirst().score())
          .as("three threads, seed %d, position %s", seed, position.format())
          .isEqualTo(best.getFirst());
    }
  }

  static Position somewhere(Game game, Random random) {
    while (true) {
      List<Position> line = new ArrayList<>(List.of(game.start(1)));
      while (!line.getLast().outcome().isOver()) {
        Position last = line.getLast();
        line.add(last.playUnchecked(Playout.randomMove(last, random)));
      }
      if (line.size() > 1) {
        return line.get(random.nextInt(line.size() - 1));
      }
    }
  }

  private static List<SearchInfo> search(Position position, int depth, int lines, int threads) {
    return new PrincipalVariationSearcher(HashTrail::new, 1, threads, SearchSettings.EXACT)
        .search(position, MoveLimits.ofDepth(depth), lines, new StopSignal(), info -> {});
  }

  /// Returns the scores of all moves, the best first.
  private static List<Integer> scores(Position position, int depth) {
    return Arrays.stream(position.legalMoves())
        .map(move -> -minimax(position.playUnchecked(move), depth - 1, 1))
        .boxed()
        .sorted((a, b) -> b - a)
        .toList();
  }

  private static int minimax(Position position, int depth, int ply) {
    if (position.outcome().isOver()) {
      return SearchScores.ofOutcome(position.outcome(), position.sideToMove(), ply);
    }
    if (depth == 0) {
      return HashTrail.hashValue(position.hash());
    }
    return Arrays.stream(position.legalMoves())
        .map(move -> -minimax(position.playUnchecked(move), depth - 1, ply + 1))
        .max()
        .orElseThrow();
  }

  /// A trail with an arbitrary evaluation.
  static final class HashTrail extends EvaluatedTrail {
    HashTrail(Position start, long seed) {
      super(start.trail());
    }

    static int hashValue(long hash) {
      return (int) (hash >>> 40) % 1000 - 500;
    }

    @Override
    public int evaluate() {
      return hashValue(hash());
    }

    @Override
    public void prioritize(int[] moves, int from, int to, int[] priorities) {
      Arrays.fill(priorities, from, to, 0);
    }
  }
}
