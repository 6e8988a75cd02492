package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Action;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Trail;

/// Every game package has the same roles under the same names. The packages are the folders next to
/// the source of [Games], except `common`.
class GamePackagesTest {
  private static final String MAIN = "src/main/java/tabuleiro/games";
  private static final String TESTS = "src/test/java/tabuleiro/games";
  private static final String RESOURCES = "src/test/resources/tabuleiro/games";

  /// The classes whose simple names every game package repeats.
  private static final List<String> SHARED_NAMES =
      List.of("PositionText", "MoveText", "MovePrompts", "Refusals", "Scenes");

  /// The classes that every game package has, with the name of the game before these names.
  private static final List<String> NAMED_ROLES = List.of("Family", "Game", "Move", "Position");

  private static final List<String> NAMED_TESTS =
      List.of(
          "ContractTest", "MovePromptsTest", "PerftTest", "RulesTest", "Symmetries", "TextTest");

  static Stream<String> packages() {
    return list(MAIN, "").filter(name -> !name.endsWith(".java") && !name.equals("common"));
  }

  private static Stream<String> list(String folder, String child) {
    try (Stream<Path> files = Files.list(Path.of(folder, child))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> classNames(String folder, String name) {
    return list(folder, name)
        .filter(file -> file.endsWith(".java") && !file.equals("package-info.java"))
        .map(file -> file.substring(0, file.length() - ".java".length()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// Returns the name of a game as its classes write it: `Talpa` for the package `talpa`.
  private static String prefix(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private static Class<?> load(String name, String simpleName) {
    try {
      return Class.forName("tabuleiro.games." + name + "." + simpleName);
    } catch (ClassNotFoundException e) {
      throw new AssertionError("package " + name + " has no " + simpleName, e);
    }
  }

  @ParameterizedTest
  @MethodSource("packages")
  void everyRoleHasItsClass(String name) {
    Set<String> expected = new TreeSet<>(SHARED_NAMES);
    NAMED_ROLES.forEach(role -> expected.add(prefix(name) + role));
    assertThat(classNames(MAIN, name)).containsAll(expected);
  }

  @ParameterizedTest
  @MethodSource("packages")
  void everyRoleHasItsMethods(String name) {
    Class<?> game = load(name, prefix(name) + "Game");
    Class<?> position = load(name, prefix(name) + "Position");
    assertThat(Game.class).isAssignableFrom(game);
    assertThat(Position.class).isAssignableFrom(position);
    assertMethod(name, "PositionText", "parse", position, game, String.class);
    assertMethod(name, "PositionText", "format", String.class, position);
    assertMethod(name, "MoveText", "parse", int.class, position, String.class);
    assertMethod(name, "MoveText", "format", String.class, position, int.class);
    assertMethod(name, "MovePrompts", "next", MovePrompt.class, position, List.class);
    assertMethod(name, "Refusals", "findViolation", java.util.Optional.class, position, List.class);
    assertMethod(name, "Scenes", "scene", Scene.class, position);
    assertMethod(name, "Scenes", "action", Action.class, position, int.class);
  }

  private static void assertMethod(
      String name, String role, String method, Class<?> result, Class<?>... parameters) {
    try {
      Method found = load(name, role).getDeclaredMethod(method, parameters);
      assertThat(Modifier.isStatic(found.getModifiers())).as("%s is static", found).isTrue();
      assertThat(result).as("result of %s", found).isAssignableFrom(found.getReturnType());
    } catch (NoSuchMethodException e) {
      throw new AssertionError("package " + name + ": " + e.getMessage(), e);
    }
  }

  /// A trail that plays in place is optional; where there is one, it has this name.
  @ParameterizedTest
  @MethodSource("packages")
  void theOnlyTrailIsNamedAfterTheGame(String name) {
    List<String> trails =
        classNames(MAIN, name).stream()
            .filter(type -> Trail.class.isAssignableFrom(load(name, type)))
            .toList();
    assertThat(trails).isSubsetOf(prefix(name) + "Trail");
  }

  @ParameterizedTest
  @MethodSource("packages")
  void theFamilyIsListed(String name) {
    Class<?> family = load(name, prefix(name) + "Family");
    assertThat(Games.find(name)).get().isInstanceOf(family);
  }

  @Test
  void everyListedFamilyHasAPackage() {
    assertThat(Games.families()).extracting(Family::name).hasSameElementsAs(packages().toList());
  }

  @ParameterizedTest
  @MethodSource("packages")
  void everyGameHasTheSameTests(String name) {
    Set<String> expected = new TreeSet<>();
    NAMED_TESTS.forEach(test -> expected.add(prefix(name) + test));
    assertThat(classNames(TESTS, name)).containsAll(expected);
    assertThat(list(RESOURCES, name)).contains(name + ".perft");
  }

  @Test
  void noOtherClassNameIsUsedInTwoPackages() {
    Set<String> seen = new HashSet<>(classNames(MAIN, ""));
    seen.addAll(classNames(MAIN, "common"));
    packages()
        .forEach(name -> {
          for (String type : classNames(MAIN, name)) {
            if (!SHARED_NAMES.contains(type)) {
              assertThat(seen.add(type))
                  .as("%s in %s is the first of this name", type, name)
                  .isTrue();
            }
          }
        });
  }
}
