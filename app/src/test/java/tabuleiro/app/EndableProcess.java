package tabuleiro.app;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/// The command in a separate process that can be asked to stop: the end of its input has the effect
/// of a signal. Some systems cannot send signals to a process.
final class EndableProcess {
  /// The exit status of a process that Ctrl-C has stopped.
  private static final int STATUS = 130;

  private EndableProcess() {}

  public static void main(String[] arguments) {
    Thread.ofPlatform().daemon().start(EndableProcess::endWithInput);
    Main.main(arguments);
  }

  private static void endWithInput() {
    try {
      System.in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      // An error is an end of the input too.
    }
    // The shutdown hooks run as after a signal.
    System.exit(STATUS);
  }

  /// Returns the process builder that starts it, with the class path of this test.
  static ProcessBuilder of(String... arguments) {
    return new ProcessBuilder(JavaCommand.of(EndableProcess.class, List.of(arguments)));
  }

  /// Asks the process to stop.
  static void end(Process process) throws IOException {
    process.getOutputStream().close();
  }
}
