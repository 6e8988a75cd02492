package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.CommandRunner;
import tabuleiro.app.cli.CommandContext;

/// The command `bench --browser` measures both browsers.
final class BenchCommandTest {
  @ParameterizedTest
  @ValueSource(strings = {"search", "playouts"})
  void bothBrowsersAreMeasured(String part) {
    String[] arguments = {
      "bench", "talpa", "--variant=3x3", "--only=" + part, "--millis=1", "--browser"
    };
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    CommandContext context =
        CommandContext.of(
            arguments, Map.of("LANG", "C"), new ByteArrayInputStream(new byte[0]), out, err, null);
    int status = CommandRunner.execute(context, arguments);
    context.out().flush();
    context.err().flush();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .matches(
            "browser %s talpa 3x3 java \\d+ chromium \\d+ \\d+\\.\\d\\d firefox \\d+ \\d+\\.\\d\\d per second\n"
                .formatted(part));
    assertThat(status).isZero();
  }
}
