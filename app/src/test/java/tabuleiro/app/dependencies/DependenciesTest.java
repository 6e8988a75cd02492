package tabuleiro.app.dependencies;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Everything that the build downloads is locked, and nothing of it has a known vulnerability that
/// is not accepted for a reason.
final class DependenciesTest {
  private static final Path ROOT = Path.of("..");

  private static final Pattern OWN_OR_NOT_AT_RUN_TIME =
      Pattern.compile(
          "<groupId>(io\\.github\\.tabuleiro|\\$\\{project.groupId})<|<scope>(test|provided)<");

  @Test
  void noArtifactHasAKnownVulnerability() throws IOException {
    assertThat(vulnerabilities(lock(), advisories()))
        .filteredOn(finding -> !finding.isAccepted())
        .as("take a version that is not affected, or write the reason into tools/advisories.txt")
        .isEmpty();
  }

  @Test
  void everyAcceptedVersionIsStillUsed() throws IOException {
    long accepted = advisories().stream().flatMap(a -> a.acceptedVersions().stream()).count();
    assertThat(vulnerabilities(lock(), advisories()))
        .filteredOn(Finding::isAccepted)
        .as("remove the versions that the build does not use any more from tools/advisories.txt")
        .hasSize(Math.toIntExact(accepted));
  }

  @Test
  void affectedVersionsAreFound() {
    Advisory advisory =
        Advisory.parse("org.example:parser | [2.0,2.9.1),[3.0] | EX-1 | 2.9,3.0 only in tests");
    assertThat(
            Stream.of("1.9", "2.0", "2.9", "2.9.1", "2.10", "3.0", "3.0.1")
                .filter(version -> advisory.affects(artifact("org/example/parser", version))))
        .containsExactly("2.0", "2.9", "3.0");
    assertThat(advisory.acceptedVersions()).containsExactly("2.9", "3.0");
    assertThat(advisory.affects(artifact("org/example/writer", "2.0"))).isFalse();
  }

  /// On Maven 3.9 the build itself refuses an artifact that is not in the lock.
  @Test
  void everyLibraryIsLocked() throws IOException {
    Path project = ROOT.toAbsolutePath().normalize();
    List<LockedArtifact> lock = lock();
    List<Path> libraries =
        Pattern.compile(Pattern.quote(File.pathSeparator))
            .splitAsStream(System.getProperty("java.class.path"))
            .map(Path::of)
            .filter(file -> file.toString().endsWith(".jar") && !file.startsWith(project))
            .toList();
    assertThat(libraries)
        .isNotEmpty()
        .as("record the lock anew: tools/lock")
        .allMatch(jar -> lock.stream().anyMatch(locked -> jar.endsWith(locked.file())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void everyLibraryHasItsPurposeInTheDocuments(String language) throws IOException {
    String page = Files.readString(ROOT.resolve("docs/" + language + "/reference/dependencies.md"));
    assertThat(librariesAtRunTime())
        .hasSizeGreaterThan(15)
        .allSatisfy(
            library -> assertThat(page).containsPattern("(?m)^\\|.*`" + library + "`.*\\|"));
  }

  /// Returns the artifacts of others that modules of the program name, apart from those for tests.
  private static Set<String> librariesAtRunTime() throws IOException {
    Set<String> libraries = new TreeSet<>();
    for (String module :
        List.of("text", "play", "engine", "lab", "online", "terminal", "server", "app")) {
      Pattern.compile("(?s)<dependency>(.*?)</dependency>")
          .matcher(Files.readString(ROOT.resolve(module + "/pom.xml")))
          .results()
          .map(dependency -> dependency.group(1))
          .filter(dependency -> !OWN_OR_NOT_AT_RUN_TIME.matcher(dependency).find())
          .map(dependency -> dependency.replaceAll("(?s).*<artifactId>(.*)</artifactId>.*", "$1"))
          .forEach(libraries::add);
    }
    return libraries;
  }

  private record Finding(LockedArtifact artifact, Advisory advisory) {
    boolean isAccepted() {
      return advisory.acceptedVersions().contains(artifact.version());
    }
  }

  private static List<Finding> vulnerabilities(
      List<LockedArtifact> lock, List<Advisory> advisories) {
    return lock.stream()
        .filter(LockedArtifact::isCode)
        .flatMap(artifact ->
            advisories.stream()
                .filter(advisory -> advisory.affects(artifact))
                .map(advisory -> new Finding(artifact, advisory)))
        .toList();
  }

  private static List<LockedArtifact> lock() throws IOException {
    return Files.readAllLines(ROOT.resolve(".mvn/checksums/checksums.sha256")).stream()
        .map(LockedArtifact::parse)
        .toList();
  }

  private static List<Advisory> advisories() throws IOException {
    return Files.readAllLines(ROOT.resolve("tools/advisories.txt")).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(Advisory::parse)
        .toList();
  }

  private static LockedArtifact artifact(String folder, String version) {
    String name = folder.substring(folder.lastIndexOf('/') + 1);
    return LockedArtifact.parse("0  %s/%s/%s-%2$s.jar".formatted(folder, version, name));
  }
}
