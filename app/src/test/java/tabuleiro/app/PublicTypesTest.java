package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Checks that a type of the server is public only where another package needs it.
@Tag("full")
final class PublicTypesTest {
  /// The most public types of the server: half of all. A new feature needs one or two.
  private static final int MOST = 220;

  private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w+\\b");

  private static Set<JavaClass> publicTypes() {
    return ArchitectureTest.PRODUCT.stream()
        .filter(type -> type.getPackageName().startsWith("tabuleiro.server"))
        .filter(type -> type.isTopLevelClass())
        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
        .filter(type -> !type.getSimpleName().equals("package-info"))
        .filter(type -> !type.getSimpleName().matches(".*Json(Adapter|Component)")) // Generated.
        .collect(Collectors.toSet());
  }

  private static boolean isUsedByAnotherPackage(JavaClass type) {
    return Stream.concat(Stream.of(type), type.getAllInvolvedRawTypes().stream())
        .filter(part -> part.getName().startsWith(type.getName()))
        .flatMap(part -> part.getDirectDependenciesToSelf().stream())
        .anyMatch(use -> !use.getOriginClass().getPackageName().equals(type.getPackageName()));
  }

  /// Returns the names in the sources of the other modules, whose tests this one does not see, and
  /// in the tests of the server.
  private static Set<String> namesElsewhere() {
    try (Stream<Path> modules = Files.list(DocsFolder.ROOT)) {
      return modules
          .flatMap(module ->
              module.endsWith("server")
                  ? Stream.of(module.resolve("src/test/java"))
                  : Stream.of(module.resolve("src/main/java"), module.resolve("src/test/java")))
          .filter(Files::isDirectory)
          .flatMap(folder -> DocsFolder.files(folder, ".java").stream())
          .map(DocsFolder::read)
          .filter(text -> text.contains("tabuleiro.server"))
          .flatMap(text -> NAME.matcher(text).results().map(found -> found.group()))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aTypeIsPublicOnlyForAnotherPackage() {
    Set<JavaClass> all = publicTypes();
    assertThat(all).hasSizeBetween(100, MOST);
    Set<String> named = namesElsewhere();
    List<String> needless =
        all.stream()
            .filter(type -> !isUsedByAnotherPackage(type))
            .map(JavaClass::getSimpleName)
            .filter(name -> !named.contains(name))
            .sorted()
            .toList();
    assertThat(needless).isEmpty();
  }
}
