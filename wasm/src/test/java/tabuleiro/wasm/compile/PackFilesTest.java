package tabuleiro.wasm.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.wasm.link.ResourcePacks;

/// What a worker loads later.
final class PackFilesTest {
  @ParameterizedTest
  @CsvSource({
    "tabuleiro/text/site_en.properties, text-en.pack",
    "tabuleiro/text/site_pt_BR.properties, text-pt_BR.pack",
    "tabuleiro/text/rules/talpa_pt.txt, text-pt.pack",
    "tabuleiro/engine/jostle/hex.network, engine-jostle-hex.network.pack",
    "tabuleiro/solver/table/talpa-3x5.table.gz, solver-table-talpa-3x5.table.gz.pack",
    "tabuleiro/play/puzzles/store/talpa-8x8.txt, play-puzzles-store-talpa-8x8.txt.pack",
    "tabuleiro/play/puzzles/store/boards.txt,",
    "tabuleiro/engine/levels.txt,",
    "tabuleiro/play/lesson/lessons/talpa.txt,",
  })
  void aResourceIsInThePackOfItsSubjectOrInTheProgram(String resource, String pack) {
    assertThat(ResourcePacks.packOf(resource).orElse(null)).isEqualTo(pack);
  }

  @Test
  void everyResourceIsInAPackAsItIsOrInTheProgram(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("old.pack"), "");
    Collection<String> names = BundledResources.names();
    Collection<String> packs = PackFiles.write(folder, names);
    assertThat(packs).contains("text-en.pack", "text-pt.pack", "text-pt_BR.pack");
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(packs);
    }
    for (String name : names) {
      if (ResourcePacks.packOf(name).isPresent()) {
        Path pack = folder.resolve(ResourcePacks.packOf(name).get());
        Map<String, byte[]> contents = ResourcePacks.parse(Files.readAllBytes(pack));
        try (InputStream in = PackFilesTest.class.getResourceAsStream("/" + name)) {
          assertThat(contents.get(name)).as(name).isEqualTo(in.readAllBytes());
        }
      }
    }
    assertThat(names).hasSizeGreaterThan(100);
  }
}
