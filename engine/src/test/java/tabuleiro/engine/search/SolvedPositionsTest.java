package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Late positions of random games whose result and distance an exhaustive search has found. The
/// file has a line for each: `GAME VARIANT win|loss PLIES POSITION`.
final class SolvedPositionsTest {
  private static final String FILE = "/tabuleiro/engine/solved.txt";

  /// The least number of positions: a truncated file has fewer.
  private static final int FLOOR = 100;

  /// How many moves are tried for a position when the file is made, divided by the most moves that
  /// the game can have.
  private static final int MAX_MOVES = 5_000_000;

  private static final int EACH = 20;

  record Solved(Position position, String score) {
    @Override
    public String toString() {
      return position.game().id() + " " + score + " " + position.format();
    }
  }

  static List<Solved> solved() throws IOException {
    try (InputStream in = SolvedPositionsTest.class.getResourceAsStream(FILE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.startsWith("#"))
          .map(SolvedPositionsTest::read)
          .toList();
    }
  }

  private static Solved read(String line) {
    String[] parts = line.split(" ", 5);
    Game game = Games.find(parts[0]).orElseThrow().game(parts[1]);
    return new Solved(game.parse(parts[4]), parts[2] + " " + parts[3]);
  }

  @Test
  void suiteIsComplete() throws IOException {
    assertThat(solved()).hasSizeGreaterThanOrEqualTo(FLOOR);
    List<GameId> boards = Games.representativeGames().stream().map(Game::id).toList();
    assertThat(solved()).map(solved -> solved.position().game().id()).containsAll(boards);
  }

  @ParameterizedTest
  @MethodSource("solved")
  void searchWithoutReductionsFindsResultAndDistance(Solved solved) {
    EvaluatorFactory factory = EvaluatorFactories.of(solved.position().game().id().game());
    Searcher searcher =
        new PrincipalVariationSearcher(factory.fittedEvaluator(), 16, 1, SearchSettings.EXACT);
    assertThat(score(searcher, solved.position())).hasToString(solved.score());
  }

  /// With reductions the engine may find a win that is not the shortest.
  @ParameterizedTest
  @MethodSource("solved")
  void theEngineFindsTheResult(Solved solved) {
    Searcher searcher = SearcherFactory.create(solved.position().game().id().game(), 16, 1);
    assertThat(score(searcher, solved.position()).kind().name())
        .isEqualToIgnoringCase(solved.score().replaceFirst(" .*", ""));
  }

  private static Score score(Searcher searcher, Position position) {
    MoveLimits limits = MoveLimits.ofNodes(5_000_000);
    return searcher.search(position, limits, 1, new StopSignal(), t -> {}).getFirst().score();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("solved")
  void exhaustiveSearchFindsResultAndDistance(Solved solved) {
    assertThat(new Exhaustive().score(solved.position())).hasToString(solved.score());
  }

  /// Writes the file to standard output.
  public static void main(String[] arguments) {
    System.out.println(
        "# GAME VARIANT RESULT PLIES POSITION, by exhaustive search of random games' ends.");
    for (Game game : Games.representativeGames()) {
      for (int seed = 1; seed <= EACH; seed++) {
        System.out.println(late(game, seed));
      }
    }
  }

  /// Returns the earliest position of a random game that can be searched and is not drawn.
  private static String late(Game game, int seed) {
    List<Position> played = new ArrayList<>();
    RandomGenerator random = SeededRandom.of(seed);
    for (Position at = game.start(seed); !at.outcome().isOver(); ) {
      played.add(at);
      at = at.playUnchecked(Playout.randomMove(at, random));
    }
    String best = "# " + game.id() + " none";
    for (int i = played.size() - 1; i >= 0; i--) {
      Optional<Score> score = Exhaustive.score(played.get(i), MAX_MOVES / game.maxMoves());
      if (score.isEmpty()) {
        break;
      }
      if (score.get().isProven()) {
        best = game.id() + " " + score.get() + " " + played.get(i).format();
      }
    }
    return best;
  }
}
