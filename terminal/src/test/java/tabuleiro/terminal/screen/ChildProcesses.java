package tabuleiro.terminal.screen;

import java.nio.file.Path;
import java.util.List;

/// Starts processes for tests.
public final class ChildProcesses {
  private ChildProcesses() {}

  /// Returns the command line that runs a class with the class path of this test.
  public static List<String> java(Class<?> main) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "--enable-native-access=ALL-UNNAMED",
        "-cp",
        System.getProperty("java.class.path"),
        main.getName());
  }
}
