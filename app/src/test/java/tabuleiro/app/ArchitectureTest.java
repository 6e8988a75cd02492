package tabuleiro.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
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
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;

/// Checks which room uses which, and what the rooms of the rules leave alone.
final class ArchitectureTest {
  /// The rooms, each with all the rooms that it may use. A new module needs a line here.
  private static final Map<String, Set<String>> ALLOWED_DEPENDENCIES =
      Map.ofEntries(
          Map.entry("rules", Set.of()),
          Map.entry("statistics", Set.of()),
          Map.entry("reference", Set.of()),
          Map.entry("games", Set.of("rules")),
          Map.entry("text", Set.of("rules")),
          Map.entry("testkit", Set.of("rules")),
          Map.entry("play", Set.of("rules", "games", "text")),
          Map.entry("solver", Set.of("rules", "games", "text", "play")),
          Map.entry("engine", Set.of("rules", "games", "text", "play", "solver")),
          Map.entry(
              "lab", Set.of("rules", "games", "text", "play", "solver", "engine", "statistics")),
          Map.entry("terminal", Set.of("rules", "games", "text", "play", "solver", "engine")),
          Map.entry(
              "server", Set.of("rules", "games", "text", "play", "solver", "engine", "statistics")),
          Map.entry(
              "app",
              Set.of(
                  "rules",
                  "reference",
                  "games",
                  "text",
                  "play",
                  "statistics",
                  "solver",
                  "engine",
                  "lab",
                  "terminal",
                  "server")));

  private static final DescribedPredicate<JavaClass> ARE_POSITIONS =
      assignableTo(Position.class).and(not(INTERFACES)).as("are positions");

  /// A number that a position keeps once it was asked for. It is one word that every thread sees
  /// whole and would write alike, so the position is the same before and after.
  private static final DescribedPredicate<JavaField> ARE_COUNTED_WHEN_ASKED =
      DescribedPredicate.describe(
          "are numbers kept once asked for",
          field ->
              field.getModifiers().contains(JavaModifier.VOLATILE)
                  && field.getRawType().isEquivalentTo(long.class));

  private static final String[] RULES_AND_GAMES = {"tabuleiro.rules..", "tabuleiro.games.."};

  private static final JavaClasses PRODUCT =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("tabuleiro");

  @Test
  void theClassesOfTheRulesAreSeen() {
    assertThat(PRODUCT).extracting(JavaClass::getFullName).contains(Position.class.getName());
  }

  @Test
  void everyClassStandsInARoom() {
    assertThat(PRODUCT)
        .allSatisfy(type -> assertThat(ALLOWED_DEPENDENCIES).containsKey(module(type)));
  }

  @Test
  void everyRoomUsesOnlyTheRoomsItsArrowsReach() {
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

  /// Returns the name of the room in which a class stands, or "" when it is none of ours.
  private static String module(JavaClass type) {
    String[] names = type.getBaseComponentType().getPackageName().split("\\.", 3);
    return names.length > 1 && names[0].equals("tabuleiro") ? names[1] : "";
  }

  @Test
  void rulesAndGamesKnowNoClocksNetworksFilesOrLanguages() {
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
  void rulesAndGamesAskNeitherTheTimeNorTheLanguageOfTheMachine() {
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

  @Test
  void positionsArePublicAndClosed() {
    assertThat(PRODUCT.that(ARE_POSITIONS)).hasSizeGreaterThanOrEqualTo(Games.families().size());
    assertThat(PRODUCT.that(ARE_POSITIONS).stream().map(JavaClass::reflect))
        .allMatch(type -> Modifier.isPublic(type.getModifiers()), "public")
        .allMatch(
            type -> type.isSealed() || Modifier.isFinal(type.getModifiers()), "final or sealed");
  }

  @Test
  void positionsAreMadeInTheirOwnPackageAlone() {
    constructors()
        .that()
        .areDeclaredInClassesThat(ARE_POSITIONS)
        .should()
        .notBePublic()
        .check(PRODUCT);
  }

  @Test
  void positionsNeverChange() {
    fields()
        .that()
        .areDeclaredInClassesThat(ARE_POSITIONS)
        .and(not(ARE_COUNTED_WHEN_ASKED))
        .should()
        .beFinal()
        .check(PRODUCT);
  }

  @Test
  void noRoomKeepsMutableStatics() {
    fields().that().areStatic().should().beFinal().check(PRODUCT);
  }
}
