package tabuleiro.app.dependencies;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Everything that the build downloads is locked, and nothing of it has a known vulnerability that
/// is not accepted for a reason.
final class DependenciesTest {
  private static final Path ROOT = Path.of("..");

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
