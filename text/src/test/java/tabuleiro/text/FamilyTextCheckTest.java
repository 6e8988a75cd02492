package tabuleiro.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;

/// The games of this project are checked here, and those of other jars when they are loaded. The
/// page on adding a game lists the keys that are checked.
class FamilyTextCheckTest {
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (`[^|]*`) \\|.*$");
  private static final Pattern KEY = Pattern.compile("`([^`]*)`");

  private static final Pattern PLACEHOLDER = Pattern.compile("[A-Z]+");

  /// The keys that the games of this project require, by the game's name.
  private static final Map<String, Set<String>> REQUIRED_KEYS =
      Games.families().stream()
          .collect(
              Collectors.toMap(
                  Family::name,
                  family -> FamilyTextCheck.requiredKeys(family, FamilySample.of(family))));

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#families")
  void everyGameHasAllItsTexts(Family family) {
    assertThat(new FamilyTextCheck().problems(family)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void thePageListsEveryKeyThatIsChecked(Language language) throws IOException {
    List<String> listed = listedKeys(language);
    for (Family family : Games.families()) {
      assertThat(requiredKeys(family))
          .filteredOn(key -> isNamed(key) || FamilyTextCheck.KEYS.contains(key))
          .allSatisfy(key -> assertThat(listed).anyMatch(pattern -> matches(pattern, key)));
    }
    assertThat(listed).containsAll(FamilyTextCheck.KEYS);
  }

  @ParameterizedTest
  @EnumSource
  void thePageListsEveryKeyThatAGameOfThisProjectHas(Language language) throws IOException {
    List<String> listed = listedKeys(language);
    for (Family family : Games.families()) {
      assertThat(new MessageBundle(family.name(), language).messages().keySet())
          .filteredOn(FamilyTextCheckTest::isNamed)
          .allSatisfy(key -> assertThat(listed).anyMatch(pattern -> matches(pattern, key)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyKeyOfThePageIsOneOfSomeGame(Language language) throws IOException {
    Set<String> keys =
        Stream.concat(
                Games.families().stream()
                    .flatMap(family ->
                        new MessageBundle(family.name(), language).messages().keySet().stream()),
                Games.families().stream().flatMap(family -> requiredKeys(family).stream()))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(listedKeys(language))
        .hasSizeGreaterThan(30)
        .allSatisfy(pattern -> assertThat(keys).anyMatch(key -> matches(pattern, key)));
  }

  /// Returns whether a key is one of a group. The others are those of a game's own violations and
  /// of their arguments, such as `line.row`.
  private static boolean isNamed(String key) {
    return key.contains(".") && !key.startsWith("line.");
  }

  private static Set<String> requiredKeys(Family family) {
    return REQUIRED_KEYS.getOrDefault(family.name(), Set.of());
  }

  private static boolean matches(String pattern, String key) {
    return key.matches(PLACEHOLDER.matcher(pattern.replace(".", "\\.")).replaceAll("[^.]+"));
  }

  /// Returns the keys of the first column of the table, with placeholders in capitals.
  private static List<String> listedKeys(Language language) throws IOException {
    Path page = Path.of("..", "docs", language.base().code(), "how-to", "add-a-game.md");
    return ROW.matcher(Files.readString(page))
        .results()
        .flatMap(row -> KEY.matcher(row.group(1)).results())
        .map(key -> key.group(1))
        .filter(
            key -> !key.contains("_") && !key.startsWith("tabuleiro.") && !key.endsWith(".java"))
        .toList();
  }
}
