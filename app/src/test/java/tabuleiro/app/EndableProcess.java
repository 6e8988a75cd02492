package tabuleiro.app;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The command in a process of its own that can be asked to end: the end of its input does what a
/// signal does. On some systems a process cannot be sent a signal, but only be killed.
final class EndableProcess {
  /// What a process is said to end with that Ctrl-C has ended.
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
      // That is an end too.
    }
    // The hooks for the end of the process run as after a signal.
    System.exit(STATUS);
  }

  /// Returns what starts it, by the same class path as this test.
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

  /// Asks it to end.
  static void end(Process process) throws IOException {
    process.getOutputStream().close();
  }
}
