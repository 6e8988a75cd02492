package tabuleiro.wasm.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.protocol.puzzle.PuzzleAnswerJson;
import tabuleiro.protocol.puzzle.PuzzleProgressJson;
import tabuleiro.protocol.puzzle.PuzzleTaskJson;
import tabuleiro.protocol.puzzle.StormJson;
import tabuleiro.wasm.page.TestPage;

/// Puzzles of a page without a server.
final class PuzzleOperationAnswersTest {
  private final TestPage page = new TestPage();

  private static String solution(String id) {
    Puzzle puzzle = PuzzleStore.find(id).orElseThrow();
    return puzzle.position().formatMove(puzzle.solution());
  }

  private PuzzleTaskJson next(String... choice) {
    return page.ask(PuzzleTaskJson.class, "GET /puzzles/next", choice);
  }

  private PuzzleProgressJson progress() {
    return page.ask(PuzzleProgressJson.class, "GET /puzzles/mine");
  }

  private PuzzleAnswerJson attempt(String puzzle, String id, String... move) {
    String[] fields =
        move.length == 0 ? new String[] {"id", id} : new String[] {"id", id, "move", move[0]};
    return page.ask(PuzzleAnswerJson.class, "POST /puzzles/" + puzzle + "/attempts", fields);
  }

  @Test
  void theDailyPuzzleIsThatOfTheDayAndNextGivesAnother() {
    PuzzleTaskJson daily = page.ask(PuzzleTaskJson.class, "GET /puzzles/daily");
    assertThat(page.ask(PuzzleTaskJson.class, "GET /puzzles/" + daily.id())).isEqualTo(daily);
    page.pass(86_400_000);
    assertThat(page.ask(PuzzleTaskJson.class, "GET /puzzles/daily").game())
        .isNotEqualTo(daily.game());
    PuzzleTaskJson talpa = next("board", "talpa/8x8", "theme", "win-2");
    assertThat(talpa.game()).isEqualTo("talpa");
    assertThat(next("board", "talpa/8x8", "after", talpa.id()).id()).isNotEqualTo(talpa.id());
    assertThat(page.refusal("GET /puzzles/next", "board", "x").error()).isEqualTo("not-found");
    assertThat(page.refusal("GET /puzzles/x").error()).isEqualTo("not-found");
  }

  @Test
  void onlyTheFirstAttemptCountsAndItIsKept() {
    PuzzleTaskJson first = next("board", "talpa/8x8");
    PuzzleAnswerJson right = attempt(first.id(), "a", solution(first.id()));
    assertThat(right.correct()).isTrue();
    assertThat(right.counted()).isTrue();
    assertThat(right.ratingChange()).isPositive();
    assertThat(attempt(first.id(), "a", solution(first.id()))).isEqualTo(right);
    assertThat(attempt(first.id(), "b").counted()).isFalse();
    PuzzleTaskJson second = next("board", "talpa/8x8");
    assertThat(second.id()).isNotEqualTo(first.id());
    PuzzleAnswerJson gaveUp = attempt(second.id(), "c");
    assertThat(gaveUp.correct()).isFalse();
    assertThat(gaveUp.moves()).isNotEmpty();
    assertThat(gaveUp.ratingChange()).isNegative();
    assertThat(progress())
        .satisfies(now -> {
          assertThat(List.of(now.tried(), now.solved(), now.streak(), now.bestStreak()))
              .containsExactly(2, 1, 0, 1);
          assertThat(now.rating()).isEqualTo(1500 + right.ratingChange() + gaveUp.ratingChange());
        });
    PuzzleProgressJson before = progress();
    page.reload();
    assertThat(progress()).isEqualTo(before);
    assertThat(attempt(first.id(), "a", solution(first.id())).ratingChange())
        .isEqualTo(right.ratingChange());
  }

  @Test
  void aRunAgainstTheClockCountsRightAnswersAndEnds() {
    StormJson begun = page.ask(StormJson.class, "POST /puzzles/storms", "id", "run-1");
    assertThat(page.ask(StormJson.class, "POST /puzzles/storms", "id", "run-1")).isEqualTo(begun);
    assertThat(begun.remainingMillis()).isEqualTo(180_000);
    String storm = "/puzzles/storms/" + begun.id();
    String move = solution(begun.puzzle().orElseThrow().id());
    String answers = "POST " + storm + "/answers";
    StormJson right = page.ask(StormJson.class, answers, "answered", "0", "move", move);
    assertThat(right.solved()).isEqualTo(1);
    assertThat(page.ask(StormJson.class, answers, "answered", "0", "move", move)).isEqualTo(right);
    page.pass(1000);
    page.reload();
    StormJson wrong = page.ask(StormJson.class, answers, "answered", "1");
    assertThat(wrong.answered()).isEqualTo(2);
    assertThat(wrong.remainingMillis()).isEqualTo(169_000);
    page.pass(200_000);
    StormJson over = page.ask(StormJson.class, "GET " + storm);
    assertThat(over.puzzle()).isEmpty();
    assertThat(page.ask(StormJson.class, answers, "answered", "2").answered()).isEqualTo(2);
    assertThat(progress().bestStorm()).isEqualTo(1);
    assertThat(page.refusal("GET /puzzles/storms/x").error()).isEqualTo("not-found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "tabuleiro-puzzles 2", "tabuleiro-puzzles 1\nrating 1"})
  void aBrokenTextIsReportedAndLeftAsItIs(String text) {
    page.kept().put("puzzles", text);
    page.reload();
    assertThat(page.broken()).containsOnlyKeys("puzzles");
    assertThat(page.kept()).containsEntry("puzzles", text);
    assertThat(progress().tried()).isZero();
  }

  @Test
  void anIllegalMoveAndAnIdThatIsNoneAreRefused() {
    String puzzle = next("board", "talpa/8x8").id();
    String attempts = "POST /puzzles/" + puzzle + "/attempts";
    assertThat(page.refusal(attempts, "id", "a", "move", "z9").refusal()).isPresent();
    assertThat(page.refusal(attempts, "id", "a b").error()).isEqualTo("id");
    assertThat(progress().tried()).isZero();
  }
}
