package tabuleiro.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tabuleiro.app.cli.CommandContext;

/// Runs the command in this process, with input and output as in a pipe.
final class CommandTester {
  /// What the JSON of a file says about the program that made it.
  static final String PROGRAM =
      "\"program\":\\{\"version\":\"[^\"]+\",(\"commit\":\"[0-9a-f]{40}(-dirty)?\",)?"
          + "\"sources\":\"[0-9-]{10}\",\"signature\":[0-9]+\\}";

  /// The result of a run of the command.
  record Result(int status, String out, String err) {
    List<String> lines() {
      return out.lines().toList();
    }
  }

  private CommandTester() {}

  /// Runs the command with nothing on standard input.
  static Result run(String... arguments) {
    return runWithInput("", arguments);
  }

  /// Runs the command with some arguments and then others.
  static Result run(String[] first, String... more) {
    return run(Stream.concat(Arrays.stream(first), Arrays.stream(more)).toArray(String[]::new));
  }

  /// Runs the command with a text on standard input.
  static Result runWithInput(String input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    CommandContext context = CommandContext.of(arguments, Map.of("LANG", "C"), in, out, err, null);
    int status = CommandRunner.execute(context, arguments);
    context.out().flush();
    context.err().flush();
    return new Result(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
