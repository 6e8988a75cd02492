package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.games.morelli.MorelliExamples.at;
import static tabuleiro.games.morelli.MorelliExamples.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;

/// Rules 6 and 7: frames and the Throne. No perft figure from a start reaches a frame.
final class MorelliThroneTest {
  private static final Optional<Side> BLACK = Optional.of(Side.FIRST);
  private static final Optional<Side> WHITE = Optional.of(Side.SECOND);

  @Test
  void rule7AnUprightFrameTakesTheThrone() {
    assertThat(afterwards("9/9/2b3b2/9/9/9/6b2/9/b8 b -", "a1c3")).isEqualTo(BLACK);
  }

  @Test
  void rule7ADiagonalFrameTakesTheThrone() {
    assertThat(afterwards("9/4b4/9/9/1b5b1/9/9/9/4b4 b -", "e1e2")).isEqualTo(BLACK);
  }

  @Test
  void rule7ATiltedFrameTakesTheThrone() {
    assertThat(afterwards("9/9/5b3/2b6/9/6b2/9/9/3b5 b -", "d1d3")).isEqualTo(BLACK);
    assertThat(afterwards("9/9/3w5/6w2/9/2w6/9/9/5w3 w -", "f1f3")).isEqualTo(WHITE);
  }

  @Test
  void rule6ARectangleIsNoFrame() {
    assertThat(afterwards("9/9/3b1b3/9/9/9/5b3/9/3b5 b -", "d1d3")).isEmpty();
  }

  @Test
  void rule6ASquareBesideTheCentreIsNoFrame() {
    assertThat(afterwards("9/9/9/2b2b3/9/9/5b3/9/2b6 b -", "c1c3")).isEmpty();
  }

  @Test
  void rule6AFrameHasFourStonesOfOneColour() {
    assertThat(afterwards("9/9/2b3w2/9/9/9/6b2/9/b8 b -", "a1c3")).isEmpty();
    assertThat(afterwards("9/9/2b6/9/9/9/6b2/9/b8 b -", "a1c3")).isEmpty();
    assertThat(afterwards("9/9/2w3w2/9/9/9/6w2/9/b8 b -", "a1c3")).isEmpty();
  }

  /// "12 on 9x9, 20 on 11x11, 30 on 13x13": every quarter-turn set of squares off the edge is
  /// found, and no set of the edge.
  @ParameterizedTest
  @CsvSource({"9, 12", "11, 20", "13, 30"})
  void rule6AllFramesAreKnown(int size, int frames) {
    Set<Scene.Mark> found = new HashSet<>();
    for (int x = 0; x < size; x++) {
      for (int y = 0; y < size; y++) {
        if (2 * x + 1 != size || 2 * y + 1 != size) {
          found.addAll(framesOf(size, x, y));
        }
      }
    }
    assertThat(found).hasSize(frames);
  }

  private static List<Scene.Mark> framesOf(int size, int x, int y) {
    char[][] grid = new char[size][size];
    for (int turn = 0, column = x, row = y; turn < 4; turn++) {
      grid[size - 1 - row][column] = 'b';
      int turned = size - 1 - row;
      row = column;
      column = turned;
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < size; i++) {
      text.append(MorelliSymmetries.runs(grid[i])).append(i < size - 1 ? "/" : " b b");
    }
    return at(size, text.toString()).scene().marks().stream()
        .filter(mark -> mark.kind().equals(Scenes.FRAME))
        .toList();
  }

  @Test
  void rule7AFrameCompletedByATurnedStoneTakesTheThrone() {
    MorelliPosition after = play(at(9, "9/9/2b3b2/9/9/9/2b3wb1/9/5b3 b -"), "f1f3");
    assertThat(after).isEqualTo(at(9, "9/9/2b3b2/9/9/9/2b2bbb1/9/9 w b"));
  }

  @Test
  void rule7TheOtherKingLeaves() {
    assertThat(afterwards("9/9/2w3w2/9/9/9/6w2/9/w8 w b", "a1c3")).isEqualTo(WHITE);
    assertThat(afterwards("9/9/2b3b2/9/9/9/6b2/9/b8 b w", "a1c3")).isEqualTo(BLACK);
  }

  @Test
  void rule7TheHashForgetsTheKingThatLeft() {
    MorelliPosition after = play(at(9, "9/9/2b3b2/9/9/9/6b2/9/b8 b w"), "a1c3");
    assertThat(after.hash()).isEqualTo(at(9, after.format()).hash());
  }

  @Test
  void rule7AnOldFrameDoesNotTakeTheThroneBack() {
    assertThat(afterwards("9/9/2b3b2/9/9/9/2b3b2/9/b8 b w", "a1b2")).isEqualTo(WHITE);
    assertThat(afterwards("9/9/2b3b2/9/9/9/2b3b2/9/b8 b -", "a1b2")).isEmpty();
  }

  @Test
  void rule7AnOldFrameThatCapturesDoesNotTakeTheThroneBack() {
    MorelliPosition after = play(at(9, "9/9/2b3b2/9/b1wb5/9/2b3b2/9/9 b w"), "a5b5");
    assertThat(after).isEqualTo(at(9, "9/9/2b3b2/9/1bbb5/9/2b3b2/9/9 w w"));
  }

  @Test
  void rule7TheFrameNeedNotLast() {
    MorelliPosition after = play(at(9, "9/9/2b3b2/9/9/9/w1bw2b2/9/9 w b"), "a3b3");
    assertThat(after).isEqualTo(at(9, "9/9/2b3b2/9/9/9/1www2b2/9/9 b b"));
  }

  @Test
  void rule7AFrameBrokenAndCompletedAgainTakesTheThrone() {
    MorelliPosition broken = at(9, "9/9/2b3b2/9/9/9/2w3b2/2b6/2b6 b w");
    assertThat(play(broken, "c1d2").throneOwner()).isEqualTo(WHITE);
    assertThat(play(at(9, "9/9/2b3b2/9/9/2b6/2w3b2/9/2b6 b w"), "c1c2").throneOwner())
        .isEqualTo(BLACK);
  }

  @Test
  void rule7OnlyTheMoverTakesTheThrone() {
    // White's stone turns Black's corner over and so leaves Black without a frame, and completes
    // none of its own.
    assertThat(afterwards("9/9/2b3b2/9/9/9/w1bw2b2/9/9 w -", "a3b3")).isEmpty();
  }

  @Test
  void rules7And8AFrameInTheLastMoveWins() {
    MorelliPosition end = play(at(5, "5/1b1b1/5/3b1/b4 b w"), "a1b2");
    assertThat(end.outcome()).isSameAs(Outcome.win(Side.FIRST, MorelliPosition.THRONE));
  }

  private static Optional<Side> afterwards(String text, String move) {
    return play(at(9, text), move).throneOwner();
  }
}
