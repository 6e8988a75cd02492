package tabuleiro.simulation;

import java.time.Duration;
import tabuleiro.server.simulation.SimulatedProcess;
import tabuleiro.server.simulation.SimulatedWorld;

/// The threads of the clients of a simulated world, which run in a process of their own.
final class ClientThreads {
  private final SimulatedProcess process;
  private int running;

  ClientThreads(SimulatedProcess process) {
    this.process = process;
  }

  SimulatedWorld world() {
    return process.world();
  }

  void sleep(Duration time) {
    process.sleep(time);
  }

  /// Waits for a random time.
  void sleepUpTo(Duration max) {
    sleep(world().upTo(max));
  }

  /// Starts a thread.
  void start(Runnable work) {
    running++;
    process.execute(() -> {
      work.run();
      running--;
    });
  }

  /// Starts a thread that never ends.
  void startForever(Runnable work) {
    process.execute(work);
  }

  /// Returns whether all threads have ended that are not to run for ever.
  boolean haveEnded() {
    return running == 0;
  }
}
