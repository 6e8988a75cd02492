package tabuleiro.solver.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.ProvenTable;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.weak.ProvenResultsFile;
import tabuleiro.solver.weak.WeakSolver;

/// The published certificates prove what other methods find.
final class CertificateReaderTest {
  private static final int GAMES = 60;

  private static SolverGame game(String family, String variant) {
    return SolverGames.of(Games.find(family).orElseThrow().game(variant)).orElseThrow();
  }

  private static byte[] bytes(String name) throws IOException {
    return Files.readAllBytes(Path.of("../docs/results").resolve(name));
  }

  private static ProvenTable read(SolverGame game) throws IOException {
    String name = game.game().id().game() + "-" + game.game().id().variant() + ".certificate";
    return CertificateReader.read(new ByteArrayInputStream(bytes(name)), game);
  }

  /// Compares the proven values along games that stay in proven positions where they can, and
  /// returns how many were compared.
  private static int compare(
      SolverGame game, ProvenTable proven, Function<Position, GameValue> value) {
    RandomGenerator random = SeededRandom.of(1);
    int compared = 0;
    for (int i = 0; i < GAMES; i++) {
      Position position = game.game().start(0);
      while (!position.outcome().isOver()) {
        GameValue known = proven.value(position);
        if (known != GameValue.UNKNOWN) {
          assertThat(known).as(position.format()).isEqualTo(value.apply(position));
          compared++;
        }
        if (i < 2) {
          compareMoves(position, proven, value);
        }
        position = position.playUnchecked(next(position, proven, random));
      }
    }
    return compared;
  }

  private static void compareMoves(
      Position position, ProvenTable proven, Function<Position, GameValue> value) {
    proven
        .moveValues(position)
        .forEach((move, of) ->
            assertThat(of)
                .as("%s %s", position.format(), position.formatMove(move))
                .isEqualTo(value.apply(position.playUnchecked(move)).opposite()));
  }

  private static int next(Position position, ProvenTable proven, RandomGenerator random) {
    int[] known =
        Arrays.stream(position.legalMoves())
            .filter(move -> proven.value(position.playUnchecked(move)) != GameValue.UNKNOWN)
            .toArray();
    return known.length == 0
        ? Playout.randomMove(position, random)
        : known[random.nextInt(known.length)];
  }

  /// Plain search of the rules: the side to move wins when a move leads to a loss of the opponent.
  private static GameValue search(Position position, Map<Position, GameValue> values) {
    if (position.outcome().isOver()) {
      return ended(position);
    }
    GameValue known = values.get(position);
    if (known == null) {
      boolean isWon =
          Arrays.stream(position.legalMoves())
              .anyMatch(move -> search(position.playUnchecked(move), values) == GameValue.LOSS);
      known = isWon ? GameValue.WIN : GameValue.LOSS;
      values.put(position, known);
    }
    return known;
  }

  private static GameValue ended(Position position) {
    return position
        .outcome()
        .winner()
        .map(winner -> winner == position.sideToMove() ? GameValue.WIN : GameValue.LOSS)
        .orElse(GameValue.DRAW);
  }

  @Test
  void talpa4x4AgreesWithPlainSearch() throws IOException {
    SolverGame game = game("talpa", "4x4");
    Map<Position, GameValue> values = new HashMap<>();
    int compared = compare(game, read(game), position -> search(position, values));
    assertThat(compared).isGreaterThan(4 * GAMES);
  }

  @Tag("full")
  @ParameterizedTest
  @CsvSource({
    "talpa, 3x3, WIN",
    "talpa, 5x4, WIN",
    "talpa, 4x5, LOSS",
    "jostle, 6x6, WIN",
    "morelli, 5-adjacent, DRAW",
    "morelli, 5-opposing, DRAW"
  })
  void otherBoardsAgreeWithTheWeakSolver(String family, String variant, GameValue value)
      throws IOException {
    SolverGame game = game(family, variant);
    ProvenTable proven = read(game);
    assertThat(proven.value(game.game().start(0))).isEqualTo(value);
    int compared =
        compare(
            game,
            proven,
            position -> {
              if (position.outcome().isOver()) {
                return ended(position);
              }
              try (WeakSolver solver = new WeakSolver(game, position, 1 << 20, 1)) {
                return solver.solve(() -> false, _ -> {}).orElseThrow();
              }
            });
    assertThat(compared).isGreaterThan(2 * GAMES);
  }

  /// The certificate of two stages, and the results of a search without a certificate.
  @Test
  void largerBoardsAreRead() throws IOException {
    SolverGame board = game("talpa", "6x5");
    ProvenTable proven = read(board);
    assertThat(proven.value(board.game().start(0))).isEqualTo(GameValue.WIN);
    assertThat(proven.size()).isGreaterThan(100_000);
    SolverGame square = game("talpa", "6x6");
    ProvenTable results =
        ProvenResultsFile.read(bytes("talpa-6x6.proven"), "talpa-6x6.proven", square);
    assertThat(results.size()).isGreaterThan(100_000);
    Position start = square.game().start(0);
    assertThat(results.value(start)).isEqualTo(GameValue.WIN);
    Position tried = start.playUnchecked(start.parseMove("d3e3"));
    assertThat(results.value(tried)).isEqualTo(GameValue.WIN);
    Position refuted = tried.playUnchecked(tried.parseMove("f4e4"));
    assertThat(results.value(refuted)).isEqualTo(GameValue.LOSS);
    assertThat(results.moveValues(start))
        .containsEntry(start.parseMove("d3e3"), GameValue.LOSS)
        .containsEntry(start.parseMove("c2b2"), GameValue.WIN);
  }

  @Test
  void refusesWhatIsNoCertificateOfTheGame() throws IOException {
    SolverGame game = game("talpa", "4x4");
    byte[] bytes = bytes("talpa-4x4.certificate");
    for (byte[] wrong :
        new byte[][] {
          new byte[0], Arrays.copyOf(bytes, 60), Arrays.copyOf(bytes, bytes.length - 50)
        }) {
      assertThatIOException()
          .isThrownBy(() -> CertificateReader.read(new ByteArrayInputStream(wrong), game));
    }
    assertThatIOException()
        .isThrownBy(
            () -> CertificateReader.read(new ByteArrayInputStream(bytes), game("talpa", "5x4")));
  }
}
