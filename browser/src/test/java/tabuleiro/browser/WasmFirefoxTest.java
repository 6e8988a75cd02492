package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.wasm.check.EngineChecks;

/// The engine as WebAssembly in Firefox gives the results of Java.
final class WasmFirefoxTest {
  @Test
  void everyCheckGivesTheResultOfJava(@TempDir Path profile) {
    try (WasmSite site = new WasmSite();
        Firefox firefox = Firefox.start(profile)) {
      firefox.navigate(site.address());
      assertThat(WasmCommands.checks())
          .allSatisfy(command ->
              assertThat(
                      firefox
                          .evaluate(
                              "ask({ check: '%s' }).then(({ answer }) => answer)"
                                  .formatted(command))
                          .getAsString())
                  .isEqualTo(EngineChecks.run(command)));
      assertThat(firefox.errors()).isEmpty();
    }
  }
}
