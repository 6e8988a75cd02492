package tabuleiro.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.game.StoredGames;
import tabuleiro.server.kernel.tracing.TraceContext;

final class MoveTaskQueueTest extends StoredGames {

  private LiveGame game() {
    Seat ana = Seat.human("Ana");
    SessionSetup setup = SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, ana, ana);
    return games.create(NewGames.taken(setup, GameSeries.SINGLE), 0);
  }

  private static MoveTask task(LiveGame game, int due, boolean isLong) {
    return new MoveTask(
        game, game.snapshot(0), "9", due, isLong, TraceContext.NONE, new StopSignal());
  }

  @Test
  void tasksStartInOrderOfDueTime() throws InterruptedException {
    MoveTaskQueue queue = new MoveTaskQueue(1);
    MoveTask lengthy = task(game(), 3000, true);
    MoveTask brief = task(game(), 10, false);
    MoveTask late = task(game(), 3500, false);
    List.of(late, lengthy, brief).forEach(queue::add);
    assertThat(List.of(queue.take(), queue.take(), queue.take()))
        .flatExtracting(found -> found.stream().toList())
        .containsExactly(brief, lengthy, late);
  }

  @Test
  void longTasksLeaveThreadForShortOnes() throws InterruptedException {
    MoveTaskQueue queue = new MoveTaskQueue(1);
    MoveTask running = task(game(), 1, true);
    MoveTask lengthy = task(game(), 2, true);
    MoveTask brief = task(game(), 3, false);
    List.of(running, lengthy, brief).forEach(queue::add);
    assertThat(queue.take()).hasValue(running);
    assertThat(queue.take()).hasValue(brief);
    queue.finishThinking(running);
    assertThat(queue.take()).hasValue(lengthy);
    assertThat(queue.waitingCount()).isZero();
  }

  @Test
  void queueHoldsOneTaskForEachGame() throws InterruptedException {
    MoveTaskQueue queue = new MoveTaskQueue(1);
    LiveGame game = game();
    MoveTask old = task(game, 1, false);
    MoveTask fresh = task(game, 2, false);
    queue.add(old);
    queue.add(fresh);
    assertThat(old.stop().isRequested()).isTrue();
    assertThat(queue.take()).hasValue(fresh);
    queue.remove(old);
    assertThat(queue.find(game.id())).hasValue(fresh);
    queue.cancel(game.id());
    assertThat(fresh.stop().isRequested()).isTrue();
    queue.close();
    assertThat(queue.take()).isEmpty();
  }
}
