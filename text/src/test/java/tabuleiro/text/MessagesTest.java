package tabuleiro.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Motif;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.VariantField;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.support.SeededRandom;

class MessagesTest {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)");

  static Stream<String> subjects() {
    return Stream.concat(Messages.subjects().stream(), Games.names().stream());
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void bothLanguagesHaveTheSameKeysWithTheSameArguments(String subject) {
    MessageBundle english = new MessageBundle(subject, Language.ENGLISH);
    MessageBundle portuguese = new MessageBundle(subject, Language.PORTUGUESE);
    assertThat(portuguese.messages().keySet()).isEqualTo(english.messages().keySet());
    for (String key : english.messages().keySet()) {
      assertThat(placeholders(portuguese, key)).as(key).isEqualTo(placeholders(english, key));
    }
  }

  private static Set<String> placeholders(MessageBundle bundle, String key) {
    return PLACEHOLDER
        .matcher(bundle.messages().getOrDefault(key, ""))
        .results()
        .map(result -> result.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          talpa | 8x8 | Talpa 8x8
          talpa | 3x5 | Talpa 3x5
          jostle | 6x6 | Jostle 6x6
          jostle | hex | Hex Jostle Hexagon of side 6
          morelli | 5-opposing | Morelli 5x5, each colour on two opposite sides
          """)
  void theNameOfABoardSaysOnlyWhatDistinguishesIt(String game, String variant, String name) {
    assertThat(Messages.of(Language.ENGLISH).forGame(game).boardName(variant)).isEqualTo(name);
  }

  @Test
  void theHelpHasTheSameKeysInBothLanguages() {
    Set<String> english = Messages.of(Language.ENGLISH).helpBundle().keySet();
    assertThat(english)
        .isNotEmpty()
        .isEqualTo(Messages.of(Language.PORTUGUESE).helpBundle().keySet());
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#families")
  void everyGameSaysWhatScreensAsk(Family family) {
    for (Language language : Language.values()) {
      Messages words = Messages.of(language).forGame(family.name());
      for (String key : List.of("name", "tagline", "credit", "variants", "clicks", "steps")) {
        assertThat(words.format(key)).as(key).isNotBlank();
      }
      for (String variant : family.variants()) {
        assertThat(words.variantName(variant)).as(variant).doesNotContain("#", "{", "-");
      }
      assertThat(family.variants().stream().map(words::variantName)).doesNotHaveDuplicates();
      for (VariantField field : family.variantFields()) {
        checkField(family, field, words);
      }
      assertThat(words.sideName(Side.FIRST)).isNotEqualTo(words.sideName(Side.SECOND));
      assertThat(words.rulesPage(family.name())).containsIgnoringCase(words.format("name"));
      checkScenes(family.game(), words);
    }
  }

  /// A value without a name of its own is shown as it is, so it must be a number.
  private static void checkField(Family family, VariantField field, Messages words) {
    assertThat(words.format("field." + field.name())).isNotBlank();
    assertThat(field.values())
        .allMatch(value ->
            value.matches("[0-9]+") || !words.fieldValueName(field.name(), value).equals(value))
        .containsAll(family.variants().stream().map(field.valueOf()).distinct().toList());
  }

  private static void checkScenes(Game game, Messages words) {
    Position position = game.start(1);
    while (!position.outcome().isOver()) {
      Scene scene = position.scene();
      assertThat(scene.metrics()).isNotEmpty();
      for (Message phrase : scene.metrics()) {
        assertThat(words.format(phrase)).doesNotContain("{");
      }
      for (Scene.PlacedPiece placed : scene.pieces()) {
        String side = placed.piece().side().key();
        assertThat(words.format("piece." + placed.piece().kind())).isNotBlank();
        assertThat(words.format("symbol." + side + "." + placed.piece().kind()))
            .matches("[!-~]{1,3}");
      }
      position = position.playUnchecked(position.moveAt(position.countMoves() - 1));
    }
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#families")
  void everyEndReasonMarkKindAndMotifHasMessages(tabuleiro.rules.Family family) {
    for (Language language : Language.values()) {
      Messages messages = Messages.of(language).forGame(family.name());
      assertThat(family.endReasons()).isNotEmpty();
      for (EndReason reason : family.endReasons()) {
        assertThat(messages.format(reason.message())).isNotBlank();
        if (!reason.key().equals("no-throne")) {
          Outcome win = Outcome.win(Side.SECOND, reason);
          assertThat(messages.format(win.message().orElseThrow())).isNotBlank();
        }
      }
      for (Scene.MarkKind kind : family.markKinds()) {
        assertThat(messages.format("board.mark." + kind.key())).isNotBlank();
      }
      for (Motif motif : family.motifs()) {
        assertThat(messages.format("motif." + motif.key())).isNotBlank();
        assertThat(messages.format("motif." + motif.key() + ".task")).isNotBlank();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "trench, classic, more points",
    "trench, long, more points",
    "trench, points25, Capture 50 points",
    "trench, to40, Capture 40 points",
    "trench, annihilation, points do not count",
    "niju, most-7, Complete your patterns",
    "niju, first, Be the first",
    "niju, first-7, Be the first",
    "niju, first-10-20, Be the first",
    "morelli, 5-adjacent, Hold the Throne",
    "jostle, hex, cannot move loses"
  })
  void theGoalIsThatOfTheVariant(String family, String variant, String text) {
    assertThat(Messages.of(Language.ENGLISH).forGame(family).goalOf(variant).orElseThrow())
        .contains(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          niju   | most-1       | both have the same number of complete patterns
          morelli| 5            | the Throne was never taken
          trench | classic      | both have the same points after the last move
          trench | long         | both have the same points; no captures for too long
          trench | annihilation | no captures for too long
          """)
  void reasonOfDrawSaysWhatHappened(String family, String variant, String text) {
    Message reason = drawOf(Games.find(family).orElseThrow().game(variant)).message().orElseThrow();
    assertThat(Messages.of(Language.ENGLISH).forGame(family).format(reason)).isEqualTo(text);
    assertThat(Messages.of(Language.PORTUGUESE).forGame(family).format(reason))
        .isNotBlank()
        .isNotEqualTo(text);
  }

  /// Returns the outcome of the first random game that ends in a draw.
  private static Outcome drawOf(Game game) {
    return IntStream.range(0, 1000)
        .mapToObj(seed -> outcomeOfRandomGame(game, seed))
        .filter(Outcome::isDraw)
        .findFirst()
        .orElseThrow();
  }

  private static Outcome outcomeOfRandomGame(Game game, int seed) {
    RandomGenerator random = SeededRandom.of(seed);
    Position position = game.start(seed);
    while (!position.outcome().isOver()) {
      int index = SeededRandom.nextBelow(random, position.countMoves());
      position = position.playUnchecked(position.moveAt(index));
    }
    return position.outcome();
  }

  @Test
  void reasonOfWinNamesTheSides() {
    Message reason = Outcome.win(Side.FIRST, EndReason.NO_MOVES).message().orElseThrow();
    assertThat(Messages.of(Language.ENGLISH).forGame("jostle").format(reason))
        .isEqualTo("Blue has no legal moves");
    assertThat(Messages.of(Language.PORTUGUESE).forGame("jostle").format(reason))
        .isEqualTo("o Azul não tem jogadas legais");
    assertThat(Messages.of(Language.PORTUGUESE).forGame("trench").format(reason))
        .isEqualTo("as Brancas não têm jogadas legais");
  }

  @Test
  void namesTakeTheirGrammaticalForms() {
    Message capture = Message.of("effect.captured", Message.of("piece.mole"), Side.SECOND, "b4");
    assertThat(Messages.of(Language.ENGLISH).forGame("talpa").format(capture))
        .isEqualTo("captures Blue's mole on b4");
    assertThat(Messages.of(Language.PORTUGUESE).forGame("talpa").format(capture))
        .isEqualTo("captura a toupeira do Azul em b4");
    Messages trench = Messages.of(Language.PORTUGUESE).forGame("trench");
    assertThat(trench.sideForm(Side.FIRST, "The")).isEqualTo("As Pretas");
    assertThat(trench.sideForm(Side.FIRST, "to")).isEqualTo("às Pretas");
    assertThat(Messages.of(Language.ENGLISH).forGame("talpa").sideForm(Side.FIRST, "of"))
        .isEqualTo("Red's");
  }

  @Test
  void formsOfOtherArgumentsStayForThePage() {
    assertThat(
            Messages.of(Language.PORTUGUESE)
                .forGame("talpa")
                .format("effect.captured", "{0}", "{1}", "{2}"))
        .isEqualTo("captura {0,the} {1,of} em {2}");
  }

  @Test
  void aViolationNamesItsRuleAndItsSidesByColour() {
    Violation violation = Violations.opponentsPiece("4", "c3", Side.SECOND, Side.FIRST);
    assertThat(Messages.of(Language.ENGLISH).forGame("talpa").format(violation))
        .isEqualTo("c3 holds Blue's piece; Red is to move (rule 4)");
    assertThat(Messages.of(Language.PORTUGUESE).forGame("talpa").format(violation))
        .isEqualTo("a peça em c3 é do Azul; é a vez do Vermelho (regra 4)");
  }

  @Test
  void aKeyWithoutWordsIsADefect() {
    assertThatThrownBy(() -> Messages.of(Language.ENGLISH).format("no such key"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no such key");
  }

  @Test
  void aLocaleIsTheLanguageOfItsRegion() {
    assertThat(Language.of(Locale.FRENCH)).isEmpty();
    assertThat(Language.of(Locale.of("pt", "BR"))).contains(Language.BRAZILIAN);
    assertThat(Language.of(Locale.of("pt", "PT"))).contains(Language.PORTUGUESE);
    assertThat(Language.of(Locale.of("pt"))).contains(Language.PORTUGUESE);
    assertThat(Language.of("PT-br")).contains(Language.BRAZILIAN);
    assertThat(Language.of("de")).isEmpty();
  }

  @Test
  void longInputIsCutInMessages() {
    String said = Messages.of(Language.ENGLISH).format("replay.seed", "7".repeat(50_000));
    assertThat(said).contains("7".repeat(1000) + "…").hasSizeLessThan(3000);
  }
}
