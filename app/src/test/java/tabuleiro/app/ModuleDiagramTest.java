package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The diagram of the modules on the architecture pages, which is drawn from the build files. Run
/// with `-Dgolden=write` to draw it again.
final class ModuleDiagramTest {
  private static final Pattern MODULE = Pattern.compile("<module>([a-z]+)</module>");

  /// A dependency on another module, with its scope if one is given.
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "<artifactId>tabuleiro-([a-z]+)</artifactId>\\s*(?:<scope>([a-z]+)</scope>\\s*)?</dependency>");

  private static final Pattern DIAGRAM = Pattern.compile("(?ms)^```mermaid\n.*?^```$");

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void theDiagramShowsTheModulesAndTheirDependencies(String language) throws IOException {
    Path page =
        DocsFolder.ROOT.resolve("docs").resolve(language).resolve("explanation/architecture.md");
    String text = DocsFolder.read(page);
    String drawn = DIAGRAM.matcher(text).replaceFirst("```mermaid\n" + diagram() + "```");
    if ("write".equals(System.getProperty("golden"))) {
      Files.writeString(page, drawn);
    }
    assertThat(DocsFolder.read(page)).isEqualTo(drawn);
  }

  private static String diagram() {
    Map<String, Set<String>> uses = dependencies();
    assertThat(uses).hasSizeGreaterThan(10);
    StringBuilder diagram = new StringBuilder("graph TD\n");
    uses.forEach((module, used) -> {
      if (used.isEmpty()) {
        diagram.append("  ").append(module).append('\n');
      }
      for (String direct : withoutIndirect(used, uses)) {
        diagram.append("  ").append(module).append(" --> ").append(direct).append('\n');
      }
    });
    return diagram.toString();
  }

  /// Returns what each module of the default build uses outside its tests, in the order of the
  /// build.
  private static Map<String, Set<String>> dependencies() {
    Map<String, Set<String>> uses = new LinkedHashMap<>();
    String modules = DocsFolder.read(DocsFolder.ROOT.resolve("pom.xml")).split("<profiles>", 2)[0];
    MODULE
        .matcher(modules)
        .results()
        .map(module -> module.group(1))
        .filter(module -> Files.isDirectory(DocsFolder.ROOT.resolve(module).resolve("src")))
        .forEach(module -> uses.put(module, dependencies(module)));
    return uses;
  }

  private static Set<String> dependencies(String module) {
    Set<String> used = new TreeSet<>();
    DEPENDENCY
        .matcher(DocsFolder.read(DocsFolder.ROOT.resolve(module).resolve("pom.xml")))
        .results()
        .filter(dependency -> !"test".equals(dependency.group(2)))
        .map((MatchResult dependency) -> dependency.group(1))
        .forEach(used::add);
    return used;
  }

  /// Returns the modules that no other of them uses.
  private static Set<String> withoutIndirect(Set<String> used, Map<String, Set<String>> uses) {
    Set<String> direct = new TreeSet<>(used);
    used.forEach(module -> direct.removeAll(reachable(module, uses)));
    return direct;
  }

  private static Set<String> reachable(String module, Map<String, Set<String>> uses) {
    Set<String> reachable = new TreeSet<>();
    for (String used : uses.getOrDefault(module, Set.of())) {
      reachable.add(used);
      reachable.addAll(reachable(used, uses));
    }
    return reachable;
  }
}
