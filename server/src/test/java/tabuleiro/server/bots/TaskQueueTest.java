package tabuleiro.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.Seat;
import tabuleiro.play.TableSetup;
import tabuleiro.play.players.Stop;
import tabuleiro.server.live.GamesOnDisk;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.NewGames;
import tabuleiro.server.live.Series;

final class TaskQueueTest extends GamesOnDisk {

  private LiveGame game() {
    Seat ana = Seat.human("Ana");
    TableSetup setup = TableSetup.of(Games.find("talpa").orElseThrow().game(), 1, ana, ana);
    return games.create(NewGames.taken(setup, Series.SINGLE), 0);
  }

  private static Task task(LiveGame game, int due, boolean isLong) {
    return new Task(game, game.moment(0), "9", due, isLong, new Stop());
  }

  @Test
  void whatWouldBeDoneFirstIsBegunFirst() throws InterruptedException {
    TaskQueue queue = new TaskQueue(1);
    Task lengthy = task(game(), 3000, true);
    Task brief = task(game(), 10, false);
    Task late = task(game(), 3500, false);
    List.of(late, lengthy, brief).forEach(queue::want);
    assertThat(List.of(queue.take(), queue.take(), queue.take()))
        .flatExtracting(found -> found.stream().toList())
        .containsExactly(brief, lengthy, late);
  }

  @Test
  void longThoughtsLeaveAThreadToShortOnes() throws InterruptedException {
    TaskQueue queue = new TaskQueue(1);
    Task running = task(game(), 1, true);
    Task lengthy = task(game(), 2, true);
    Task brief = task(game(), 3, false);
    List.of(running, lengthy, brief).forEach(queue::want);
    assertThat(queue.take()).hasValue(running);
    assertThat(queue.take()).hasValue(brief);
    queue.done(running);
    assertThat(queue.take()).hasValue(lengthy);
    assertThat(queue.length()).isZero();
  }

  @Test
  void aGameWantsOneMoveAtATime() throws InterruptedException {
    TaskQueue queue = new TaskQueue(1);
    LiveGame game = game();
    Task old = task(game, 1, false);
    Task fresh = task(game, 2, false);
    queue.want(old);
    queue.want(fresh);
    assertThat(old.stop().isRequested()).isTrue();
    assertThat(queue.take()).hasValue(fresh);
    queue.settle(old);
    assertThat(queue.wanted(game.id())).hasValue(fresh);
    queue.forget(game.id());
    assertThat(fresh.stop().isRequested()).isTrue();
    queue.close();
    assertThat(queue.take()).isEmpty();
  }
}
