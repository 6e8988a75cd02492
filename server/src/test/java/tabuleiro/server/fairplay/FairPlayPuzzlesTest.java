package tabuleiro.server.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.ServerOptions;

/// While a rated game is in progress, no puzzle shows a position near it.
@Tag("full")
final class FairPlayPuzzlesTest extends FairPlayGames {
  private Path database = Path.of("");

  @Override
  protected ServerOptions options(Path folder) {
    database = folder.resolve("games.db");
    return super.options(folder);
  }

  @Test
  void puzzlesNearRatedGameAreRefused() throws SQLException {
    Puzzle puzzle = PuzzleStore.of(new GameId("talpa", "8x8")).firstEntry().getValue();
    String path = "/puzzles/" + PuzzleStore.id(puzzle);
    String attempt =
        "{'id':'try','move':'" + puzzle.position().formatMove(puzzle.solution()) + "'}";
    Game game = game("talpa", "8x8");
    String id = begin(game);
    play(id, Line.of(game.start(1), 4, SeededRandom.of(31)).moves());
    assertThat(isRefused(eva.get(path))).isFalse();
    putAt(id, puzzle.position());
    assertThat(isRefused(eva.get(path))).isTrue();
    assertThat(isRefused(eva.post(path + "/attempts", attempt))).isTrue();
    assertThat(net.get("/puzzle/" + PuzzleStore.id(puzzle)).statusCode()).isEqualTo(403);
    resign(id);
    assertThat(isRefused(eva.get(path))).isFalse();
    assertThat(isRefused(eva.post(path + "/attempts", attempt))).isFalse();
  }

  /// The moves that show why a move is right lead far from the puzzle.
  @Test
  void puzzlesWhoseSolutionLeadsToRatedGameAreRefused() throws SQLException {
    Game game = game("talpa", "8x8");
    Puzzle puzzle =
        PuzzleStore.of(game.id()).values().stream()
            .filter(found -> found.line().size() > 4)
            .findFirst()
            .orElseThrow();
    Position later = puzzle.position();
    for (int move : puzzle.line().subList(0, 4)) {
      later = later.playUnchecked(move);
    }
    String path = "/puzzles/" + PuzzleStore.id(puzzle);
    String id = begin(game);
    play(id, Line.of(game.start(1), 4, SeededRandom.of(31)).moves());
    putAt(id, later);
    assertThat(isRefused(eva.get(path))).as("the puzzle itself").isFalse();
    assertThat(isRefused(eva.post(path + "/attempts", "{'id':'giveup'}"))).isTrue();
    resign(id);
    assertThat(isRefused(eva.post(path + "/attempts", "{'id':'giveup'}"))).isFalse();
  }

  /// Moves the position of a rated game elsewhere, and waits until the server knows.
  private void putAt(String game, Position position) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        PreparedStatement update =
            connection.prepareStatement("UPDATE rated_position SET text = ? WHERE game = ?")) {
      update.setString(1, position.format());
      update.setString(2, game);
      assertThat(update.executeUpdate()).isEqualTo(1);
      Thread.sleep(300);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
