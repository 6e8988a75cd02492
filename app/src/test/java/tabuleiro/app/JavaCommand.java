package tabuleiro.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The command line of a process that runs a class with the class path of this test.
final class JavaCommand {
  private JavaCommand() {}

  /// Returns the words of a command of this program, such as `games --json`.
  static List<String> ofProgram(List<String> arguments) {
    return of(Main.class, arguments);
  }

  /// Returns the words that run the `main` method of a class.
  static List<String> of(Class<?> main, List<String> arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // A file with figures of the process may be larger than a test permits.
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
    words.add("--enable-native-access=ALL-UNNAMED");
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    words.addAll(arguments);
    return words;
  }
}
