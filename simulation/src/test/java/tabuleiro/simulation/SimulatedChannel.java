package tabuleiro.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.ChangeChannel;
import tabuleiro.server.simulation.SimulatedDatabase;
import tabuleiro.server.simulation.SimulatedProcess;
import tabuleiro.server.simulation.SimulatedWorld;

/// Carries the notifications of simulated servers. Each receives them in the order of the commits,
/// after a delay. They are lost before the server is connected and while the channel is
/// interrupted, and single ones at random.
final class SimulatedChannel {
  private static final Duration DELAY = Duration.ofMillis(20);
  private static final Duration LONG_DELAY = Duration.ofMillis(400);

  /// How long a server that has started is not connected yet.
  private static final Duration CONNECTING = Duration.ofMillis(300);

  private final SimulatedWorld world;
  private final SimulatedDatabase database;
  private final List<Receiver> receivers = new ArrayList<>();
  private boolean isInterrupted;
  private boolean losesSome;
  private int lost;

  /// A server that listens.
  private static final class Receiver {
    private final SimulatedProcess process;
    private final Consumer<String> receiver;
    private final Runnable onConnect;
    private long lastNanos;
    private boolean isClosed;

    Receiver(SimulatedProcess process, Consumer<String> receiver, Runnable onConnect) {
      this.process = process;
      this.receiver = receiver;
      this.onConnect = onConnect;
    }
  }

  SimulatedChannel(SimulatedWorld world, SimulatedDatabase database) {
    this.world = world;
    this.database = database;
  }

  /// Returns the end of a process.
  ChangeChannel of(SimulatedProcess process) {
    return new ChangeChannel() {
      @Override
      public void send(Handle handle, List<String> payloads) {
        List<String> sent = List.copyOf(payloads);
        database.afterCommit(() -> sent.forEach(SimulatedChannel.this::deliver));
      }

      @Override
      public Subscription listen(Consumer<String> receiver, Runnable onConnect) {
        Receiver added = new Receiver(process, receiver, onConnect);
        world.after(CONNECTING, process, () -> connect(added));
        return () -> added.isClosed = true;
      }
    };
  }

  private void connect(Receiver receiver) {
    receivers.add(receiver);
    if (!isInterrupted) {
      deliver(receiver, Duration.ZERO, receiver.onConnect);
    }
  }

  private void deliver(String payload) {
    receivers.removeIf(receiver -> receiver.isClosed || receiver.process.isDead());
    for (Receiver receiver : receivers) {
      if (isInterrupted || (losesSome && world.isOneIn(20))) {
        lost++;
      } else {
        Duration delay = world.upTo(world.isOneIn(10) ? LONG_DELAY : DELAY);
        long at = Math.max(receiver.lastNanos, world.nowNanos() + delay.toNanos());
        receiver.lastNanos = at;
        deliver(
            receiver,
            Duration.ofNanos(at - world.nowNanos()),
            () -> receiver.receiver.accept(payload));
      }
    }
  }

  private void deliver(Receiver receiver, Duration delay, Runnable action) {
    world.after(delay, receiver.process, () -> receiver.process.execute(action));
  }

  /// Interrupts the channel, or connects it again; the servers notice that then.
  void setInterrupted(boolean isInterrupted) {
    this.isInterrupted = isInterrupted;
    if (!isInterrupted) {
      for (Receiver receiver : receivers) {
        deliver(receiver, Duration.ZERO, receiver.onConnect);
      }
    }
  }

  void setLosesSome(boolean losesSome) {
    this.losesSome = losesSome;
  }

  /// Returns how many notifications were lost.
  int lost() {
    return lost;
  }
}
