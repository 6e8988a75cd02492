package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.app.CommandModel.Argument;

/// Every option and argument of every command, with values that are wrong.
@Tag("full")
class WrongArgumentsTest {
  /// What stack traces and the names of exceptions look like.
  static final Pattern TRACE =
      Pattern.compile("(?m)^\\s+at [\\w.$/]+\\(|Exception\\b|\\bError:|TABULEIRO_DEBUG");

  private static final List<String> VALUES =
      List.of("-1", "99999999999999999999", "é {0} %s ' [ \u0001", "a,b,c,,");

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void writeGames() throws IOException {
    Files.writeString(
        folder.resolve("games.txt"), "[Game \"talpa\"]\n[Variant \"3x3\"]\n\n1. a1a2 *\n");
  }

  static Stream<Argument> flags() {
    return CommandModel.arguments().filter(Argument::isFlag);
  }

  static Stream<Argument> valued() {
    return CommandModel.arguments().filter(argument -> !argument.isFlag());
  }

  @ParameterizedTest
  @MethodSource("flags")
  void flagTakesNoValue(Argument flag) {
    for (String value : List.of("yes", "")) {
      String[] line = flag.lineWith(folder, flag.name() + "=" + value);
      CommandTester.Result run = run(line);
      assertThat(run.status()).as("%s: %s", String.join(" ", line), run.err()).isEqualTo(2);
      assertThat(run.err()).contains(flag.name());
    }
  }

  @ParameterizedTest
  @MethodSource("valued")
  void emptyOrMissingValueIsRefused(Argument argument) {
    boolean isOption = argument.name().startsWith("-");
    if (isOption) {
      assertRefused(argument, argument.lineWith(folder, argument.name()));
    }
    if (!List.of("--name", "--names", "--note").contains(argument.name())) {
      assertRefused(argument, argument.lineWith(folder, isOption ? argument.name() + "=" : ""));
    }
  }

  private static void assertRefused(Argument argument, String[] line) {
    CommandTester.Result run = run(line);
    assertThat(run.status()).as("%s: %s", String.join(" ", line), run.err()).isEqualTo(2);
    assertThat(run.err()).contains(argument.name()).contains("--help");
  }

  @ParameterizedTest
  @MethodSource("valued")
  void wrongValueLeavesNoTrace(Argument argument) {
    Stream<String> values =
        argument.isPath()
            ? Stream.of("", "/games.txt/x", "/none/x").map(end -> folder + end)
            : VALUES.stream();
    boolean isOption = argument.name().startsWith("-");
    values.forEach(
        value -> run(argument.lineWith(folder, isOption ? argument.name() + "=" + value : value)));
  }

  private static CommandTester.Result run(String[] line) {
    CommandTester.Result run = CommandTester.run(line);
    String all = String.join(" ", line);
    assertThat(run.status()).as(all).isBetween(0, 2);
    assertThat(TRACE.matcher(run.out() + run.err()).find())
        .as("%s%n%s%n%s", all, run.out(), run.err())
        .isFalse();
    return run;
  }
}
