package tabuleiro.play.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Family;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Motif;
import tabuleiro.testkit.GoldenFile;

/// The files of the puzzles of the pages.
final class PuzzleStoreFilesTest {
  private static final Path FOLDER = Path.of("src/main/resources/tabuleiro/play/puzzles/store");

  static List<GameId> boards() {
    return PuzzleStore.boards();
  }

  /// The files are as the command writes them. After a change of the motifs, `-Dgolden=write`
  /// writes them with the new ones.
  @ParameterizedTest
  @MethodSource("boards")
  void theFileIsAsTheCommandWritesIt(GameId board) {
    List<GameRecord> records =
        PuzzleStore.of(board).values().stream().map(Puzzle::toRecord).toList();
    GoldenFile.check(
        FOLDER.resolve(board.game() + "-" + board.variant() + ".txt"), GameRecord.format(records));
  }

  @Test
  void everyMotifHasPuzzles() {
    for (Family family : Games.families()) {
      for (Motif motif : family.motifs()) {
        long shown =
            PuzzleStore.boards().stream()
                .filter(board -> board.game().equals(family.name()))
                .flatMap(board -> PuzzleStore.of(board).values().stream())
                .filter(puzzle -> puzzle.motifs().contains(motif.key()))
                .count();
        assertThat(shown).as(motif.key()).isGreaterThanOrEqualTo(20);
      }
    }
  }

  /// Players' attempts are stored under the identifiers, so these must never change.
  @ParameterizedTest
  @CsvSource({
    "jostle, 10x10, jostle-10x10-d94c6b683f",
    "jostle, hex, jostle-hex-f873becf18",
    "morelli, 13, morelli-13-f76724b8f0",
    "trench, to40, trench-to40-78dcbc912c",
    "talpa, 8x8, talpa-8x8-8decb5e134"
  })
  void theIdentifiersStay(String game, String variant, String id) {
    assertThat(PuzzleStore.of(new GameId(game, variant)).firstEntry().getKey()).isEqualTo(id);
  }
}
