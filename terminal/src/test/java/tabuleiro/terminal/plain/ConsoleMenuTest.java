package tabuleiro.terminal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.testkit.GoldenFile;
import tabuleiro.text.Language;

class ConsoleMenuTest {
  /// Talpa 3x3, two human players, no clock, one game.
  private static final List<String> TALPA =
      List.of("1", "5", "8", "3x3", "0", "Ana", "0", "Rui", "", "1");

  @TempDir Path folder;

  /// Starts a game of Talpa 3x3 and types the lines.
  private static String talpa(Language language, String... lines) {
    return ScriptedConversation.withMenu(
        language, Stream.concat(TALPA.stream(), Stream.of(lines)).toList());
  }

  @ParameterizedTest
  @EnumSource
  void aWholeGameWithMistakesOnTheWay(Language language) {
    String no = language == Language.ENGLISH ? "no" : "não";
    String text =
        talpa(
            language,
            "zz",
            "a2b2",
            "b3",
            "c9",
            "moves",
            "moves a1",
            "moves a2",
            "a1b1",
            "undo",
            "a1b1",
            "a2b2",
            "",
            "x",
            "2",
            "7",
            "1",
            "z",
            "b",
            "s",
            "w",
            "b3a3",
            "c3c2",
            "draw",
            "maybe",
            no,
            "help",
            "a3",
            "",
            "0");
    GoldenFile.check("sessions/talpa-" + language.code() + ".txt", text);
  }

  @Test
  void theInputMayEndAnywhere() {
    List<String> all = Stream.concat(TALPA.stream(), Stream.of("a1b1", "", "1")).toList();
    for (int length = 0; length <= all.size(); length++) {
      assertThat(ScriptedConversation.withMenu(Language.ENGLISH, all.subList(0, length)))
          .endsWith("Goodbye.\n");
    }
  }

  @Test
  void aGameCanBeSavedLeftAndResumed() throws IOException {
    Path file = folder.resolve("game.txt");
    String saved = talpa(Language.ENGLISH, "a1b1", "a2b2", "save " + file, "quit", "", "0");
    assertThat(saved).contains("saved in " + file).doesNotContain("is not saved");
    assertThat(Files.readString(file)).contains("1. a1b1 a2b2 *");
    String continued =
        ScriptedConversation.withMenu(
            "2", file.toString(), "0", "", "0", "", "b1b2", "b3a3", "c3c2", "a3", "", "0");
    assertThat(continued).contains("Ana (Red) wins: Blue opened both paths at once");
  }

  @Test
  void leavingAnUnsavedGameNeedsConfirmation() {
    String text = talpa(Language.ENGLISH, "a1b1", "quit", "no", "quit", "yes", "", "0");
    assertThat(text).containsOnlyOnce("No result").contains("is not saved");
  }

  @Test
  void resignationAndAgreementEndAGame() {
    assertThat(talpa(Language.ENGLISH, "resign", "no", "resign", "sim", "", "0"))
        .contains("Rui (Blue) wins: Red resigned");
    assertThat(talpa(Language.ENGLISH, "draw", "yes", "", "0")).contains("a draw was agreed");
  }

  @Test
  void aCommandMayBeTypedInsteadOfAStep() {
    assertThat(talpa(Language.ENGLISH, "", "1", "resign", "y", "", "0"))
        .contains("Rui (Blue) wins: Red resigned");
    assertThat(talpa(Language.ENGLISH, "", "1", "back", "a1b1", "quit", "yes", "", "0"))
        .contains("Ana (Red) plays a1b1");
  }

  @Test
  void inJostleZeroAsADirectionResigns() {
    String text =
        ScriptedConversation.withMenu(
            "1", "2", "1", "0", "Ana", "0", "Rui", "", "1", "", "c", "8", "0", "yes", "", "0");
    assertThat(text).contains("Rui (Blue) wins: Red resigned");
  }

  @Test
  void computersPlayTheirSides() {
    String text = ScriptedConversation.withMenu("1", "5", "8", "3x3", "1", "2", "", "1", "", "0");
    assertThat(text)
        .containsPattern("wins: (Red|Blue)(.s path is open| opened both paths at once)");
  }

  @Test
  void aMatchOfTwoIsPlayedWithTheSidesExchanged() {
    String text = ScriptedConversation.withMenu("1", "5", "8", "3x3", "1", "1", "", "2", "", "0");
    assertThat(text).contains("Game 1:", "Game 2:").containsPattern("wins the match|is drawn");
  }

  @Test
  void everyQuestionOfTheMenuLeadsBack() {
    String text =
        ScriptedConversation.withMenu(
            "1", "5", "back", "5", "8", "3x3", "0", "back", "0", "Ana", "voltar", "0", "Ana", "0",
            "Rui", "back", "0", "Rui", "", "back", "", "1", "quit", "", "quit");
    assertThat(text).contains("Ana (Red), your move").endsWith("Goodbye.\n");
    for (String menu : new String[] {"1", "2", "3", "4", "6"}) {
      assertThat(ScriptedConversation.withMenu(menu, "back", "0")).endsWith("Goodbye.\n");
    }
    assertThat(ScriptedConversation.withMenu("1", "5", "sair", "0")).endsWith("Goodbye.\n");
  }

  @Test
  void anEarlierStepCanBeCorrected() {
    assertThat(talpa(Language.ENGLISH, "", "3", "back", "1", "a", "d", "quit", "yes", "", "0"))
        .contains("Ana (Red) plays a1b1");
    assertThat(talpa(Language.ENGLISH, "", "1", "a1b1", "quit", "yes", "", "0"))
        .contains("Ana (Red) plays a1b1");
  }

  @Test
  void aDrawInAGameWithoutDrawsIsExplained() {
    assertThat(talpa(Language.ENGLISH, "draw", "no", "quit", "yes", "", "0"))
        .contains("By the rules a game of Talpa is never drawn");
  }

  @Test
  void aMatchOfTrenchSaysHowAResignedGameAndTheDecidingGameCount() {
    String text =
        ScriptedConversation.withMenu(
            "1", "4", "1", "0", "Ana", "0", "Rui", "", "2", "resign", "yes", "resign", "yes",
            "quit", "", "0");
    assertThat(text)
        .contains("Rui gets 72 points, as many as for capturing everything")
        .contains("Ana gets 72 points")
        .contains("The points are equal, so this game decides the match (To 40");
  }

  @Test
  void aMatchSaysHowAResignedGameCounts() {
    String text =
        ScriptedConversation.withMenu(
            "1", "5", "8", "3x3", "0", "Ana", "0", "Rui", "", "2", "resign", "yes", "quit", "",
            "0");
    assertThat(text).contains("Rui gets 1 point, as for any win");
  }

  @Test
  void theLanguageCanBeChanged() {
    assertThat(ScriptedConversation.withMenu("4", "2", "0"))
        .contains("Jogar")
        .endsWith("Até à próxima.\n");
  }

  @Test
  void aFileWithoutASavedGameIsRefused() throws IOException {
    Path broken = folder.resolve("broken.txt");
    Files.writeString(broken, "[Game \"talpa\"\n");
    assertThat(ScriptedConversation.withMenu("2", folder + "/none", "0")).contains("cannot read");
    assertThat(ScriptedConversation.withMenu("2", broken.toString(), "0"))
        .contains("line 1, column 14: expected ]");
  }

  @Test
  void puzzlesOfABoardAndADifficultyAreAsked() {
    String text =
        ScriptedConversation.withMenu(Language.ENGLISH, List.of("6", "6", "2", "next", "quit"));
    assertThat(text)
        .contains(
            " 1  Ni-Ju: First pattern, 20 tiles each",
            " 6  Talpa: 8x8, the standard board",
            " 2  Difficulty 2 of 5: 54 puzzles",
            "Puzzle 1 of 20, difficulty 2 of 5",
            "Puzzle 2 of 20, difficulty 2 of 5",
            "Solved at the first attempt: 0 of 20");
  }
}
