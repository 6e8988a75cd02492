package tabuleiro.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.constructors;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.games.common.AbstractPosition;
import tabuleiro.rules.Position;

/// Checks the dependencies between the modules, and what the rules of the games must not use.
@Tag("full")
final class ArchitectureTest {
  /// The modules, each with all the modules that it may use. A new module needs a line here.
  private static final Map<String, Set<String>> ALLOWED_DEPENDENCIES =
      Map.ofEntries(
          Map.entry("rules", Set.of()),
          Map.entry("protocol", Set.of()),
          Map.entry("statistics", Set.of()),
          Map.entry("reference", Set.of()),
          Map.entry("games", Set.of("rules")),
          Map.entry("text", Set.of("rules")),
          Map.entry("testkit", Set.of("rules")),
          Map.entry("play", Set.of("rules", "games", "text")),
          Map.entry("solver", Set.of("rules", "games", "text", "play")),
          Map.entry("engine", Set.of("rules", "games", "text", "play", "solver")),
          Map.entry(
              "view", Set.of("rules", "games", "text", "play", "solver", "engine", "protocol")),
          Map.entry("documentation", Set.of("rules", "text", "protocol", "view")),
          Map.entry(
              "lab", Set.of("rules", "games", "text", "play", "solver", "engine", "statistics")),
          Map.entry("online", Set.of("rules", "games", "text", "play", "protocol")),
          Map.entry(
              "terminal",
              Set.of("rules", "games", "text", "play", "solver", "engine", "protocol", "online")),
          Map.entry(
              "server",
              Set.of(
                  "rules",
                  "games",
                  "text",
                  "play",
                  "solver",
                  "engine",
                  "statistics",
                  "protocol",
                  "view",
                  "documentation")),
          Map.entry(
              "app",
              Set.of(
                  "rules",
                  "reference",
                  "games",
                  "text",
                  "play",
                  "statistics",
                  "protocol",
                  "solver",
                  "engine",
                  "view",
                  "lab",
                  "online",
                  "terminal",
                  "documentation",
                  "server")),
          Map.entry(
              "wasm",
              Set.of("rules", "games", "text", "play", "statistics", "engine", "protocol", "view")),
          Map.entry("cluster", Set.of("rules", "games", "play", "solver", "engine", "lab", "app")),
          Map.entry("bench", Set.of("rules", "games", "play", "statistics", "engine", "server")),
          Map.entry("examples", Set.of("rules", "games", "play", "engine")));

  /// The modules that are built after this one, or only on request, so that this test does not see
  /// their classes.
  private static final Set<String> LATER_MODULES = Set.of("bench", "examples", "cluster", "wasm");

  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?tabuleiro\\.(\\w+)\\.(\\w+).*;$");

  private static final DescribedPredicate<JavaClass> ARE_POSITIONS =
      assignableTo(Position.class).and(not(INTERFACES)).as("are positions");

  /// A cached number. It is a volatile `long`, which threads read atomically, and every thread
  /// would write the same value, so the position stays immutable for its users.
  private static final DescribedPredicate<JavaField> ARE_CACHED_NUMBERS =
      DescribedPredicate.describe(
          "are cached numbers",
          field ->
              field.getModifiers().contains(JavaModifier.VOLATILE)
                  && field.getRawType().isEquivalentTo(long.class));

  private static final String[] RULES_AND_GAMES = {"tabuleiro.rules..", "tabuleiro.games.."};

  static final JavaClasses PRODUCT =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("tabuleiro");

  @Test
  void theClassesOfTheRulesAreImported() {
    assertThat(PRODUCT).extracting(JavaClass::getFullName).contains(Position.class.getName());
  }

  @Test
  void everyClassBelongsToAModule() {
    assertThat(PRODUCT)
        .allSatisfy(type -> assertThat(ALLOWED_DEPENDENCIES).containsKey(module(type)));
  }

  @Test
  void everyModuleUsesOnlyItsAllowedDependencies() {
    List<String> wrong =
        PRODUCT.stream()
            .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
            .filter(ArchitectureTest::isWrong)
            .map(Dependency::getDescription)
            .toList();
    assertThat(wrong).isEmpty();
  }

  private static boolean isWrong(Dependency dependency) {
    String from = module(dependency.getOriginClass());
    String to = module(dependency.getTargetClass());
    return !to.isEmpty()
        && !to.equals(from)
        && !ALLOWED_DEPENDENCIES.getOrDefault(from, Set.of()).contains(to);
  }

  /// Returns the name of the module of a class, or "" for a class of another project.
  private static String module(JavaClass type) {
    String[] names = type.getBaseComponentType().getPackageName().split("\\.", 3);
    return names.length > 1 && names[0].equals("tabuleiro") ? names[1] : "";
  }

  /// Returns the modules whose classes this test sees.
  static Stream<String> modules() {
    return ALLOWED_DEPENDENCIES.keySet().stream().filter(module -> !LATER_MODULES.contains(module));
  }

  static Set<String> laterModules() {
    return LATER_MODULES;
  }

  @Test
  void theSourceTreeHasNoOtherModules() throws IOException {
    try (Stream<Path> folders = Files.list(DocsFolder.ROOT)) {
      assertThat(folders.filter(folder -> Files.exists(folder.resolve("src/main/java/tabuleiro"))))
          .extracting(folder -> folder.getFileName().toString())
          // The classes of `races` are in the packages that they test.
          .filteredOn(name -> !name.equals("races"))
          .containsExactlyInAnyOrderElementsOf(ALLOWED_DEPENDENCIES.keySet());
    }
  }

  @ParameterizedTest
  @MethodSource("laterModules")
  void everyLaterModuleImportsOnlyItsAllowedDependenciesAndNoSingleGame(String module)
      throws IOException {
    Set<String> names = Set.copyOf(Games.names());
    try (Stream<Path> files = Files.walk(DocsFolder.ROOT.resolve(module + "/src/main/java"))) {
      List<MatchResult> imports =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .flatMap(file -> IMPORT.matcher(DocsFolder.read(file)).results())
              .filter(found -> !found.group(1).equals(module))
              .toList();
      assertThat(imports)
          .isNotEmpty()
          .allSatisfy(found -> {
            assertThat(ALLOWED_DEPENDENCIES.get(module)).contains(found.group(1));
            assertThat(names).as(found.group()).doesNotContain(found.group(2));
          });
    }
  }

  /// What differs from game to game is data on `Family`. Only the packages of the games themselves,
  /// and the lists that name them, may use a class of a single game.
  @Test
  void onlyTheListsOfGamesKnowASingleGame() {
    Set<String> names = Set.copyOf(Games.names());
    Set<String> lists = Set.of("tabuleiro.games.Games");
    assertThat(names).isNotEmpty();
    List<String> wrong =
        PRODUCT.stream()
            .filter(type -> !belongsToAGame(type, names) && !lists.contains(outermost(type)))
            .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
            .filter(dependency -> belongsToAGame(dependency.getTargetClass(), names))
            .map(Dependency::getDescription)
            .toList();
    assertThat(wrong).isEmpty();
  }

  private static boolean belongsToAGame(JavaClass type, Set<String> names) {
    String name = type.getBaseComponentType().getPackageName();
    return name.startsWith("tabuleiro.")
        && names.contains(name.substring(name.lastIndexOf('.') + 1));
  }

  private static String outermost(JavaClass type) {
    return type.getFullName().replaceFirst("\\$.*", "");
  }

  @Test
  void rulesAndGamesUseNoClocksNetworksFilesOrLanguages() {
    noClasses()
        .that()
        .resideInAnyPackage(RULES_AND_GAMES)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.time..", "java.net..", "java.io..", "java.nio..", "java.text..", "javax..")
        .check(PRODUCT);
  }

  @Test
  void rulesAndGamesDependNeitherOnTheTimeNorOnTheLocale() {
    noClasses()
        .that()
        .resideInAnyPackage(RULES_AND_GAMES)
        .should()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(Locale.class, "getDefault")
        .orShould()
        .callMethod(String.class, "toLowerCase")
        .orShould()
        .callMethod(String.class, "toUpperCase")
        .orShould()
        .callMethod(String.class, "format", String.class, Object[].class)
        .orShould()
        .callMethod(String.class, "formatted", Object[].class)
        .check(PRODUCT);
  }

  /// What pages draw is also computed in browsers, where none of this exists, but for a map that
  /// the server's threads share.
  @Test
  void viewUsesNoThreadsNetworksFilesReflectionOrJsonReader() {
    noClasses()
        .that()
        .resideInAPackage("tabuleiro.view..")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                    "java.util.concurrent..",
                    "java.net..",
                    "java.nio.file..",
                    "java.lang.reflect..",
                    "java.sql..",
                    "com.fasterxml..",
                    "io.avaje..",
                    "io.javalin..",
                    "org.slf4j..")
                .and(not(type(ConcurrentHashMap.class)))
                .or(type(Thread.class))
                .or(type(File.class)))
        .check(PRODUCT);
  }

  @Test
  void positionsArePublicAndFinalOrSealed() {
    assertThat(PRODUCT.that(ARE_POSITIONS)).hasSizeGreaterThanOrEqualTo(Games.families().size());
    // The common base class cannot be sealed: its subclasses are in other packages.
    assertThat(
            PRODUCT.that(ARE_POSITIONS).stream()
                .map(JavaClass::reflect)
                .filter(type -> !type.equals(AbstractPosition.class)))
        .allMatch(type -> Modifier.isPublic(type.getModifiers()), "public")
        .allMatch(
            type -> type.isSealed() || Modifier.isFinal(type.getModifiers()), "final or sealed");
  }

  @Test
  void positionsHaveNoPublicConstructors() {
    constructors()
        .that()
        .areDeclaredInClassesThat(ARE_POSITIONS)
        .should()
        .notBePublic()
        .check(PRODUCT);
  }

  @Test
  void positionsAreImmutable() {
    fields()
        .that()
        .areDeclaredInClassesThat(ARE_POSITIONS)
        .and(not(ARE_CACHED_NUMBERS))
        .should()
        .beFinal()
        .check(PRODUCT);
  }

  @Test
  void noModuleHasMutableStaticFields() {
    fields().that().areStatic().should().beFinal().check(PRODUCT);
  }
}
