package tabuleiro.play.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Position;

final class PuzzleTest {
  /// Red opens a path in column a.
  private static final Position POSITION =
      Games.find("talpa").orElseThrow().game("3x3").parse("1br/1bb/rbr r");

  private static Puzzle puzzle() {
    return new Puzzle(POSITION, POSITION.parseMove("a1b1"), 2);
  }

  @Test
  void aPuzzleIsARecordThatReadsBack() {
    GameRecord record = puzzle().toRecord();
    assertThat(Puzzle.isPuzzle(record)).isTrue();
    GameRecord read = GameRecord.parse(record.format()).getFirst().record();
    assertThat(read).isEqualTo(record);
    Replay replay = Replay.of(read, Games.families());
    assertThat(Puzzle.of(replay)).isEqualTo(puzzle());
    assertThat(replay.finish().winner()).contains(POSITION.sideToMove());
  }

  @Test
  void theMotifFollowsFromThePositionAndTheMove() {
    Position jostle = Games.find("jostle").orElseThrow().game("6x6").parse("5b/6/6/6/6/r1r3 r");
    Puzzle lastTempo = new Puzzle(jostle, jostle.parseMove("c1b1"), 1);
    assertThat(lastTempo.motifs()).containsExactly("last-tempo");
    String text = lastTempo.toRecord().format();
    assertThat(text).contains("[Motif \"last-tempo\"]");
    String other = text.replace("last-tempo", "another");
    Replay replay = Replay.of(GameRecord.parse(other).getFirst().record(), Games.families());
    assertThat(Puzzle.of(replay)).isEqualTo(lastTempo);
    assertThat(puzzle().motifs()).isEmpty();
    assertThat(puzzle().toRecord().tag("Motif")).isEmpty();
  }

  @Test
  void aPuzzleNeedsASolutionAndADifficulty() {
    String text = puzzle().toRecord().format();
    assertRefused(text.replace("[Puzzle \"2\"]", "[Puzzle \"6\"]"), "puzzle.difficulty");
    assertRefused(text.replace("1. a1b1", ""), "puzzle.no-solution");
    assertThatIllegalArgumentException().isThrownBy(() -> new Puzzle(POSITION, 0, 0));
  }

  private static void assertRefused(String text, String key) {
    Replay replay = Replay.of(GameRecord.parse(text).getFirst().record(), Games.families());
    assertThatExceptionOfType(PlayException.class)
        .isThrownBy(() -> Puzzle.of(replay))
        .satisfies(e -> assertThat(e.problem().key()).isEqualTo(key));
  }
}
