package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;

/// The screens of the page "Play your first game" are those of the program.
final class TutorialTest {
  private static final String PAGE = "tutorial/play-your-first-game.md";
  private static final String BEGIN =
      "play talpa --variant 4x4 --names Ana --second classic:9 --seed 1 --lang";
  private static final String GO_ON = "play --second classic:9 --seed 2 --lang";

  @ParameterizedTest
  @CsvSource({"en, moves, undo, save, quit", "pt, jogadas, anular, guardar, sair"})
  void theProgramShowsEveryScreenOfThePage(
      String language, String moves, String undo, String save, String quit, @TempDir Path folder) {
    String saved = folder.resolve("my-game.txt").toString();
    String finished = folder.resolve("finished.txt").toString();
    // An attempt, the move, two mistakes, and c2c1 step by step.
    String firstHalf =
        """
        %s a2
        a2b2
        %s
        d3d4
        a1a2
        a2

        2
        c
        s
        %s %s
        %s
        """
            .formatted(moves, undo, save, saved, quit);
    String screens =
        run(menuAnswers(quit), "--lang", language)
            + run(firstHalf, BEGIN, language)
            + run("b1a1\nd4c4\n", GO_ON, language, "--from", saved, "--record", finished)
            + DocsFolder.read(Path.of(finished));
    String shown = screens.replace(folder + File.separator, "");
    List<String> blocks = DocsFolder.blocks(DocsFolder.page(language, PAGE), "text");
    assertThat(blocks).hasSizeGreaterThan(10);
    assertThat(blocks.stream().filter(block -> !shown.contains(block))).isEmpty();
    assertThat(run("", "replay", finished)).endsWith("result 1-0 (path)\n");
  }

  private static String menuAnswers(String quit) {
    int talpa = Games.names().indexOf("talpa") + 1;
    int strongest = EnginePlayers.catalogue().playerIds("talpa").indexOf("classic:9") + 1;
    return String.join(
        "\n", "1", "" + talpa, "2", "0", "Ana", "" + strongest, "", "1", quit, "", "0");
  }

  /// Runs a command and returns its output, without spaces at the ends of lines.
  ///
  /// @param command the first arguments, with a space between
  private static String run(String input, String command, String... more) {
    String[] arguments =
        Stream.concat(Arrays.stream(command.split(" ", -1)), Arrays.stream(more))
            .toArray(String[]::new);
    CommandTester.Result run = CommandTester.runWithInput(input, arguments);
    assertThat(run.status()).as(run.err()).isZero();
    return run.out().replace("\r\n", "\n").replaceAll("(?m) +$", "");
  }
}
