package tabuleiro.app;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The names of the main sources of all modules.
final class SourceTreeTest {
  /// The roles that every game package has under the same names.
  private static final Set<String> ROLES_OF_GAMES =
      Set.of(
          "PositionText.java", "MoveText.java", "MovePrompts.java", "Refusals.java", "Scenes.java");

  /// Returns the Java files, apart from the descriptions of packages.
  private static List<Path> files() {
    try (Stream<Path> modules = Files.list(DocsFolder.ROOT)) {
      return modules
          .map(module -> module.resolve("src/main/java"))
          .filter(Files::isDirectory)
          .flatMap(SourceTreeTest::files)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> files(Path sources) {
    return DocsFolder.files(sources, ".java").stream()
        .filter(file -> !file.endsWith("package-info.java"));
  }

  @Test
  void noSimpleNameOccursTwice() {
    List<Path> files = files();
    assertThat(files).hasSizeGreaterThan(500);
    Map<String, List<Path>> byName =
        files.stream()
            .collect(groupingBy(file -> file.getFileName().toString(), TreeMap::new, toList()));
    byName.values().removeIf(same -> same.size() == 1);
    byName.keySet().removeAll(ROLES_OF_GAMES);
    assertThat(byName).isEmpty();
  }
}
