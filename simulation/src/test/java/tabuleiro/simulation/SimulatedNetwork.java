package tabuleiro.simulation;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.server.simulation.SimulatedProcess;
import tabuleiro.server.simulation.SimulatedWorld;

/// Carries requests to simulated servers, and their answers back. Messages take time, and some are
/// lost, doubled or delayed for seconds.
final class SimulatedNetwork {
  private static final Duration DELAY = Duration.ofMillis(30);
  private static final Duration LONG_DELAY = Duration.ofSeconds(6);
  private static final Duration TIMEOUT = Duration.ofSeconds(4);

  private final SimulatedWorld world;
  private final SimulatedProcess clients;
  private final History history;
  private boolean isFaulty = true;
  private int faults;

  SimulatedNetwork(SimulatedWorld world, SimulatedProcess clients, History history) {
    this.world = world;
    this.clients = clients;
    this.history = history;
  }

  /// Ends all faults.
  void heal() {
    isFaulty = false;
  }

  /// Returns how many messages were lost, doubled or delayed for long.
  int faults() {
    return faults;
  }

  /// Sends a request to a server, and waits for an answer; empty when none has come in time.
  Optional<Answer> call(SimulatedServer server, History.Operation operation) {
    CompletableFuture<Optional<Answer>> answer = new CompletableFuture<>();
    send(server, operation, answer);
    if (isFault(40)) {
      send(server, operation, answer);
    }
    world.after(TIMEOUT, clients, () -> answer.complete(Optional.empty()));
    return answer.join();
  }

  private boolean isFault(int times) {
    boolean isFault = isFaulty && world.isOneIn(times);
    faults += isFault ? 1 : 0;
    return isFault;
  }

  private Duration delay() {
    return world.upTo(isFault(80) ? LONG_DELAY : DELAY);
  }

  private void send(
      SimulatedServer server,
      History.Operation operation,
      CompletableFuture<Optional<Answer>> answer) {
    if (!isFault(60)) {
      world.after(delay(), clients, () -> arrive(server, operation, answer));
    }
  }

  private void arrive(
      SimulatedServer server,
      History.Operation operation,
      CompletableFuture<Optional<Answer>> answer) {
    if (!server.isListening()) {
      answer.complete(Optional.of(Answer.Problem.CONNECTION_REFUSED));
      return;
    }
    operation.addCopy();
    server
        .process()
        .execute(() -> {
          long received = world.nowNanos();
          Answer given = server.answer(operation.request());
          history.reply(
              operation, new History.Reply(given, server.name(), received, world.nowNanos()));
          if (!isFault(60)) {
            world.after(delay(), clients, () -> answer.complete(Optional.of(given)));
          }
        });
  }
}
