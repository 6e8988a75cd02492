package tabuleiro.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/// Runs the command in this process, as from a pipe.
final class Tool {
  /// What a run of the command left.
  record Run(int status, String out, String err) {
    List<String> lines() {
      return out.lines().toList();
    }
  }

  private Tool() {}

  /// Runs the command with nothing on standard input.
  static Run run(String... arguments) {
    return typing("", arguments);
  }

  /// Runs the command with a text on standard input.
  static Run typing(String input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    Context context = Context.of(arguments, Map.of("LANG", "C"), in, out, err, null);
    int status = Commands.execute(context, arguments);
    context.out().flush();
    context.err().flush();
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
