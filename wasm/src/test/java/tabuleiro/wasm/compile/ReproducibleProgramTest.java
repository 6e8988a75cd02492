package tabuleiro.wasm.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.wasm.BrowserEngine;

/// The same sources give the same program, byte for byte: in another process, another folder and
/// after another order of work than the build's.
@Tag("slow")
final class ReproducibleProgramTest {
  @Test
  void anotherCompilationGivesTheSameBytes(@TempDir Path folder) throws IOException {
    WasmCompiler.main(new String[] {folder.toString()});
    for (String name : new String[] {"engine.wasm", "runtime.js"}) {
      try (InputStream built = BrowserEngine.class.getResourceAsStream(name)) {
        assertThat(built).as(name).isNotNull();
        assertThat(Arrays.mismatch(Files.readAllBytes(folder.resolve(name)), built.readAllBytes()))
            .as("the first byte of %s that differs", name)
            .isEqualTo(-1);
      }
    }
  }
}
