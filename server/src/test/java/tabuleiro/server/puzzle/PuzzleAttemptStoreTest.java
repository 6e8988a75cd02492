package tabuleiro.server.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;
import tabuleiro.statistics.GlickoRating;

/// The attempts at puzzles and the runs against the clock, on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class PuzzleAttemptStoreTest extends StoreContract {
  private static final PlayerId ANA = PlayerId.ofVisitor("ana");
  private static final PlayerId BIA = PlayerId.ofVisitor("bia");
  private static final GlickoRating INITIAL = new GlickoRating(1500, 200, 0.09);

  PuzzleAttemptStoreTest(TestDatabase database) {
    super(database);
  }

  private PuzzleAttemptStore attempts() {
    return new PuzzleAttemptStore(store().database());
  }

  private PuzzleStormStore storms() {
    return new PuzzleStormStore(store().database());
  }

  private CompletableFuture<PuzzleAttempt> submit(
      PlayerId player, String puzzle, String client, boolean isSolved) {
    return attempts().record(player, puzzle, client, isSolved, INITIAL, 1000);
  }

  @Test
  void onlyFirstAttemptIsRated() throws Throwable {
    PuzzleAttempt first = submit(ANA, "one", "a", true).join();
    assertThat(first.ratingBefore()).isEqualTo(1500);
    assertThat(first.ratingAfter()).isGreaterThan(1600);
    assertThat(submit(ANA, "one", "a", true).join()).isEqualTo(first);
    assertThat(submit(ANA, "one", "b", false).join()).isEqualTo(first);
    assertThatThrownBy(() -> submit(ANA, "one", "a", false).join())
        .hasMessageContaining("store.reused");
    reopen();
    PuzzleProgress progress = attempts().progress(ANA, 1000);
    assertThat(progress.rating().rating()).isEqualTo(first.ratingAfter());
    assertThat(progress.tried()).isEqualTo(1);
    assertThat(attempts().puzzleRatings())
        .hasEntrySatisfying(
            "one",
            rating -> {
              assertThat(rating.glicko().rating()).isLessThan(1500);
              assertThat(rating.results()).isEqualTo(1);
            });
    assertThat(attempts().tried(ANA)).containsExactly("one");
    assertThat(attempts().progress(BIA, 1000)).isEqualTo(PuzzleProgress.NONE);
  }

  @Test
  void streakCountsPuzzlesSolvedInARow() {
    List<Boolean> results = List.of(true, true, true, false, true, true);
    for (int i = 0; i < results.size(); i++) {
      submit(ANA, "p" + i, "c", results.get(i)).join();
    }
    PuzzleProgress progress = attempts().progress(ANA, 1000);
    assertThat(progress.streak()).isEqualTo(2);
    assertThat(progress.best()).isEqualTo(3);
    assertThat(progress.solved()).isEqualTo(5);
    assertThat(progress.tried()).isEqualTo(6);
  }

  @Test
  void simultaneousAttemptsCountOnceEach() {
    List<CompletableFuture<PuzzleAttempt>> all =
        IntStream.range(0, 20).mapToObj(i -> submit(ANA, "p" + i % 5, "c" + i, true)).toList();
    all.forEach(CompletableFuture::join);
    PuzzleProgress progress = attempts().progress(ANA, 1000);
    assertThat(progress.tried()).isEqualTo(5);
    assertThat(progress.streak()).isEqualTo(5);
    assertThat(attempts().puzzleRatings().values()).allMatch(rating -> rating.results() == 1);
  }

  @Test
  void answerOfRunCountsOnce() throws Throwable {
    PuzzleStorm begun = storms().begin("run", ANA, 1000).join();
    assertThat(storms().begin("run", ANA, 9000).join()).isEqualTo(begun);
    storms().answer("run", 0, true).join();
    storms().answer("run", 0, false).join();
    storms().answer("run", 2, true).join();
    assertThat(storms().answer("run", 1, false).join().answers()).isEqualTo("10");
    reopen();
    PuzzleStorm stored = storms().find("run", ANA).orElseThrow();
    assertThat(stored.solved()).isEqualTo(1);
    assertThat(stored.failed()).isEqualTo(1);
    assertThat(storms().find("run", BIA)).isEmpty();
    assertThat(attempts().progress(ANA, 1000).storm()).isEqualTo(1);
  }

  @Test
  void visitorTakesPuzzlesAlong() {
    submit(ANA, "one", "a", true).join();
    submit(ANA, "two", "b", true).join();
    storms().begin("run", ANA, 1000).join();
    PuzzleProgress before = attempts().progress(ANA, 1000);
    PlayerId member = PlayerId.newMember(new SecureRandom());
    move(ANA, member);
    assertThat(attempts().progress(member, 1000)).isEqualTo(before);
    assertThat(attempts().progress(ANA, 1000)).isEqualTo(PuzzleProgress.NONE);
    submit(BIA, "one", "c", false).join();
    storms().begin("other", BIA, 1000).join();
    move(BIA, member);
    assertThat(attempts().progress(member, 1000)).as("the member's own").isEqualTo(before);
    assertThat(storms().find("other", member)).isPresent();
    assertThat(
            store()
                .database()
                .<Integer>read(handle -> new PuzzleData().export(handle, member).size()))
        .isEqualTo(2);
    store().database().write(handle -> delete(handle, member)).join();
    assertThat(attempts().progress(member, 1000)).isEqualTo(PuzzleProgress.NONE);
  }

  private void move(PlayerId visitor, PlayerId member) {
    store()
        .database()
        .write(handle -> {
          new PuzzleData().move(handle, visitor, member);
          return true;
        })
        .join();
  }

  private static boolean delete(Handle handle, PlayerId player) {
    new PuzzleData().delete(handle, player);
    return true;
  }
}
