package tabuleiro.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Checks that the packages of a module use each other in one direction only.
@Tag("full")
final class PackageCyclesTest {
  private static final ArchRule NO_CYCLES =
      slices().matching("tabuleiro.(**)").should().beFreeOfCycles();

  static Stream<String> modules() {
    return ArchitectureTest.modules().sorted();
  }

  private static JavaClasses classes(String module) {
    return ArchitectureTest.PRODUCT.that(resideInAPackage("tabuleiro." + module + ".."));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void noModuleHasACycleAmongItsPackages(String module) {
    assertThat(classes(module)).isNotEmpty();
    NO_CYCLES.check(classes(module));
  }

  @Test
  void plainTextAndFullScreenShareOnlyTheirCommonPackage() {
    String common = "tabuleiro.terminal.common..";
    String plain = "tabuleiro.terminal.plain..";
    String screen = "tabuleiro.terminal.screen..";
    assertNoUse(common, plain, screen);
    assertNoUse(plain, screen);
    assertNoUse(screen, plain);
  }

  private static void assertNoUse(String from, String... to) {
    noClasses()
        .that()
        .resideInAPackage(from)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(to)
        .check(ArchitectureTest.PRODUCT);
  }
}
