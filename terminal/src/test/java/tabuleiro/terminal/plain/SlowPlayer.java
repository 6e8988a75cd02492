package tabuleiro.terminal.plain;

import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;

/// A computer player that reports its first move as a finding, and then thinks until the test lets
/// it play or stops it.
final class SlowPlayer implements Player {
  final Semaphore asked = new Semaphore(0);
  final Semaphore allowed = new Semaphore(0);
  final Semaphore stopped = new Semaphore(0);
  final Semaphore closed = new Semaphore(0);

  @Override
  public int chooseMove(MoveRequest turn) {
    int move = turn.position().moveAt(0);
    turn.listener().accept(new SearchInfo(1, Score.estimate(35), 4, 4, 10, 1, 0, List.of(move)));
    asked.release();
    try {
      while (!allowed.tryAcquire(1, TimeUnit.MILLISECONDS)) {
        if (turn.stop().isRequested()) {
          stopped.release();
          break;
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return move;
  }

  @Override
  public void close() {
    closed.release();
  }

  /// Waits for one of the semaphores.
  static void await(Semaphore semaphore) throws InterruptedException, TimeoutException {
    if (!semaphore.tryAcquire(60, TimeUnit.SECONDS)) {
      throw new TimeoutException();
    }
  }
}
