package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games with visits, the fit of move priorities to them, and the player that uses these.
@Tag("full")
final class PriorityFitCommandTest {
  @TempDir private Path folder = Path.of("");
  private String games = "";

  @BeforeEach
  void play() {
    games = folder.resolve("games.data").toString();
    assertThat(generate(8).status()).isZero();
  }

  private CommandTester.Result generate(int count, String... more) {
    String text = "train visits niju --variant most-7 --nodes 300 --seed 1 --games " + count;
    List<String> command = new ArrayList<>(List.of(text.split(" ")));
    command.addAll(List.of("--out", games));
    command.addAll(Arrays.asList(more));
    return CommandTester.run(command.toArray(String[]::new));
  }

  private CommandTester.Result fit(String... more) {
    String text = "train fit niju --variant most-7 --seed 1 --held-out 30";
    List<String> command = new ArrayList<>(List.of(text.split(" ")));
    command.addAll(List.of("--visits", games));
    command.addAll(Arrays.asList(more));
    return CommandTester.run(command.toArray(String[]::new));
  }

  private static CommandTester.Result arena(String first) {
    return CommandTester.run(
        "arena",
        "niju",
        "--variant",
        "most-7",
        "--first",
        first,
        "--second",
        "random",
        "--nodes",
        "100",
        "--games",
        "2",
        "--seed",
        "1");
  }

  @Test
  void fittedPrioritiesPlay() throws IOException {
    byte[] played = Files.readAllBytes(Path.of(games));
    assertThat(generate(8, "--threads", "1").status()).isZero();
    assertThat(Path.of(games)).hasBinaryContent(played);
    String weights = folder.resolve("weights.txt").toString();
    CommandTester.Result run = fit("--out", weights);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith("# niju most-7, move priorities fitted to the visits of moves in searches")
        .contains("# games 8, positions ", "\nthreats ");
    assertThat(run.err()).contains("8 of 8 games analysed", "epoch 20 of 20: loss ");
    assertThat(Path.of(weights)).hasContent(run.out());
    assertThat(fit().out()).isEqualTo(run.out());
    assertThat(fit("--json").out()).contains("\"games\":8", "\"tile-20\":", "\"lossBefore\":{");
    assertThat(arena("priorities:" + weights).out()).startsWith("score 2 0 0");
    assertThat(generate(8, "--priorities", weights).err())
        .contains("has games of niju most-7 with --nodes 300 and --seed 1, evaluated by ");
  }

  @Test
  void whatHasNoPrioritiesIsNamed() {
    assertThat(arena("priorities:" + games).err())
        .contains(games + " does not have the move priorities of niju most-7");
    assertThat(arena("priorities:none").err()).contains("none cannot be read; check the name");
    assertThat(CommandTester.run("train", "fit", "talpa", "--visits", games, "--lang", "pt").err())
        .contains("não há prioridades de jogadas aprendidas para o jogo talpa 8x8");
    assertThat(CommandTester.run("train", "visits", "niju", "--variant", "first").err())
        .contains("missing: --out");
    assertThat(CommandTester.run("train", "fit", "niju", "--visits", games, "--seed", "1").err())
        .contains("has games of niju most-7, not of niju most");
  }

  @Test
  void optionsOfVisitsAndOfRecordsExcludeEachOther() {
    assertThat(fit("--record", games).err()).contains("--record and --visits exclude each other");
    assertThat(
            CommandTester.run("train", "fit", "niju", "--record", games, "--variant", "most-7")
                .err())
        .contains("--variant works only together with --visits");
    assertThat(generate(8, "--network", games).err())
        .contains("unknown option or argument: --network");
    String[] data = {"train", "data", "niju", "--out", games, "--priorities", games};
    assertThat(CommandTester.run(data).err()).contains("unknown option or argument: --priorities");
  }
}
