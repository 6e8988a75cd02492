package tabuleiro.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/// Sends signals to processes.
public final class ProcessSignals {
  private ProcessSignals() {}

  /// Sends a signal to some processes.
  ///
  /// @param name such as `TERM`, `STOP` or `CONT`
  /// @param pids the process ids
  /// @throws IllegalStateException when one of the processes does not exist
  public static void send(String name, List<Long> pids) {
    List<String> command = new ArrayList<>(List.of("kill", "-" + name));
    pids.forEach(pid -> command.add(String.valueOf(pid)));
    try {
      if (new ProcessBuilder(command).start().waitFor() != 0) {
        throw new IllegalStateException("the signal " + name + " could not be sent");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
