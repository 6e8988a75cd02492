package tabuleiro.app;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                EndableProcess.class.getName()));
    words.addAll(Arrays.asList(arguments));
    return new ProcessBuilder(words);
  }

  /// Asks the process to stop.
  static void end(Process process) throws IOException {
    process.getOutputStream().close();
  }
}
