package tabuleiro.solver.weak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;

final class CampaignTest {
  private static final long BYTES = 1 << 22;

  private static SolverGame game(String family, String variant) {
    return SolverGames.of(Games.find(family).orElseThrow().game(variant)).orElseThrow();
  }

  private static GameValue solve(SolverGame game, Position position) {
    try (WeakSolver solver = new WeakSolver(game, position, BYTES, 1)) {
      return solver.solve(() -> false, _ -> {}).orElseThrow();
    }
  }

  private static Optional<Campaign> campaign(
      SolverGame game, Position position, Path proven, int plies) throws IOException {
    try (WeakSolver solver = new WeakSolver(game, position, BYTES, 1)) {
      solver.loadProvenResults(proven);
      return Campaign.of(game, position, solver, plies);
    }
  }

  private static Path noResults(SolverGame game, Position position, Path folder)
      throws IOException {
    Path file = folder.resolve("proven");
    try (WeakSolver solver = new WeakSolver(game, position, BYTES, 1)) {
      solver.saveProvenResults(file);
    }
    return file;
  }

  /// Solves job after job elsewhere, until the values of the jobs are the value of the position.
  @ParameterizedTest
  @CsvSource({"talpa, 4x4, 1", "talpa, 5x4, 1"})
  void jobsThatAreWonProveTheValue(String family, String variant, int plies, @TempDir Path folder)
      throws IOException {
    SolverGame game = game(family, variant);
    Position position = game.game().start(1);
    assertThat(solve(game, position)).isEqualTo(GameValue.WIN);
    Path proven = noResults(game, position, folder);
    Optional<Campaign> left = campaign(game, position, proven, plies);
    int solved = 0;
    while (left.isPresent()) {
      Position job = left.get().jobs().getFirst();
      ProvenResultsFile.add(proven, game, job, solve(game, job), 1000);
      solved++;
      left = campaign(game, position, proven, plies);
    }
    assertThat(solved).isPositive();
  }

  @Test
  void jobsAreOpenPositionsAfterTheBestMove(@TempDir Path folder) throws IOException {
    SolverGame game = game("talpa", "4x4");
    Position start = game.game().start(1);
    Campaign campaign = campaign(game, start, noResults(game, start, folder), 2).orElseThrow();
    assertThat(campaign.expectedWinner()).isEqualTo(start.sideToMove());
    assertThat(campaign.jobs()).hasSizeBetween(5, 20).doesNotHaveDuplicates();
    assertThat(campaign.jobs())
        .allMatch(job -> job.sideToMove() == start.sideToMove() && !job.outcome().isOver());
  }

  @Test
  void whatFollowsFromAPositionOneMoveLaterIsNoJob(@TempDir Path folder) throws IOException {
    SolverGame game = game("talpa", "4x4");
    Position start = game.game().start(1);
    Path proven = noResults(game, start, folder);
    Campaign before = campaign(game, start, proven, 2).orElseThrow();
    Position job = before.jobs().getLast();
    Position later = winningMove(game, job);
    ProvenResultsFile.add(proven, game, later, GameValue.LOSS, 1000);
    assertThat(campaign(game, start, proven, 2).orElseThrow().jobs())
        .doesNotContain(job)
        .isSubsetOf(before.jobs());
  }

  /// Returns a position after a move that wins.
  private static Position winningMove(SolverGame game, Position position) {
    return Arrays.stream(position.legalMoves())
        .mapToObj(position::playUnchecked)
        .filter(after -> !after.outcome().isOver() && solve(game, after) == GameValue.LOSS)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void fileHoldsTheCampaign(@TempDir Path folder) throws IOException {
    SolverGame game = game("jostle", "6x6");
    Position start = game.game().start(1);
    Campaign campaign = campaign(game, start, noResults(game, start, folder), 3).orElseThrow();
    Path file = folder.resolve("jobs");
    Files.writeString(file, CampaignFile.format(campaign));
    assertThat(CampaignFile.read(file)).isEqualTo(campaign);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void wrongLineIsNamed(int wrong, @TempDir Path folder) throws IOException {
    SolverGame game = game("talpa", "4x4");
    Position start = game.game().start(1);
    Path file = folder.resolve("jobs");
    Campaign campaign = campaign(game, start, noResults(game, start, folder), 2).orElseThrow();
    Files.writeString(file, CampaignFile.format(campaign));
    List<String> lines = Files.readAllLines(file);
    lines.set(wrong, lines.get(wrong).replaceFirst("[a-z0-9/]+ ?[rb]?$", "x"));
    Files.write(file, lines);
    assertThatThrownBy(() -> CampaignFile.read(file))
        .isInstanceOfSatisfying(
            CheckpointException.class,
            e ->
                assertThat(e.problem().arguments())
                    .containsExactly(file.toString(), String.valueOf(wrong + 1)));
  }

  @Test
  void resultsOfAnotherBoardAreRefused(@TempDir Path folder) throws IOException {
    SolverGame small = game("talpa", "4x4");
    SolverGame large = game("talpa", "5x5");
    Path proven = noResults(small, small.game().start(1), folder);
    Position other = large.game().start(1);
    assertThatThrownBy(() -> ProvenResultsFile.add(proven, large, other, GameValue.WIN, 1))
        .isInstanceOfSatisfying(
            CheckpointException.class,
            e -> assertThat(e.problem().key()).isEqualTo("checkpoint-game"));
  }
}
