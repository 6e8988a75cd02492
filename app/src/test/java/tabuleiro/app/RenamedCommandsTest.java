package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The names that commands had before they were grouped.
class RenamedCommandsTest {
  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void writeGames() throws IOException {
    Files.writeString(
        folder.resolve("games.txt"), "[Game \"talpa\"]\n[Variant \"3x3\"]\n\n1. a1a2 *\n");
  }

  private CommandTester.Result run(String line) {
    return CommandTester.run(line.replace("DIR", folder.toString()).split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "backup DIR/x --database=DIR/none|admin backup DIR/x --database=DIR/none",
        "backup|admin backup",
        "backup --help|admin backup --help",
        "help backup|help admin backup",
        "--lang pt backup|--lang pt admin backup",
        "restore DIR/none --database=DIR/x|admin restore DIR/none --database=DIR/x",
        "fit talpa --record DIR/games.txt --seed 1|train fit talpa --record DIR/games.txt --seed 1",
        "fit talpa --visits DIR/none --lang=pt|train fit talpa --visits DIR/none --lang=pt",
        "datagen talpa --games 0 --out DIR/a|train data talpa --games 0 --out DIR/a",
        "datagen --visits niju --games=0 --out DIR/a|train visits niju --games=0 --out DIR/a",
        "datagen --help|train data --help",
        "train trench --data DIR/none --out DIR/n|train network trench --data DIR/none --out DIR/n",
        "train --data DIR/none trench --out DIR/n|train network --data DIR/none trench --out DIR/n",
        "train nogame --data DIR/none|train network nogame --data DIR/none",
        "train trench|train network trench",
        "train trench --generations=0|train generations trench --generations=0",
        "train --generations 0 trench|train generations --generations 0 trench",
        "solve talpa --variant 4x4 --seed 1 --memory 0.01 --threads 1 --json --write-jobs"
            + " DIR/jobs|solve jobs write talpa --variant 4x4 --seed 1 --memory 0.01 --out"
            + " DIR/jobs",
        "solve talpa --job-plies 13 --write-jobs=DIR/jobs|solve jobs write talpa --plies 13"
            + " --out=DIR/jobs",
        "solve --job DIR/games.txt --number 1|solve jobs run DIR/games.txt --number 1",
        "solve --seed 1 --number 1 --job=DIR/none|solve jobs run DIR/none --number 1",
      })
  void anOldNameDoesTheSameAndSaysTheNewOne(String old, String now) {
    CommandTester.Result renamed = run(old);
    CommandTester.Result present = run(now);
    assertThat(renamed.status()).isEqualTo(present.status());
    assertThat(renamed.out()).isEqualTo(present.out());
    List<String> lines = renamed.err().lines().toList();
    String words = now.replaceFirst("^(--lang pt |help )", "") + " ";
    String name =
        CommandModel.allCommands().keySet().stream()
            .filter(command -> words.startsWith(command + " "))
            .max(Comparator.comparingInt(String::length))
            .orElseThrow();
    assertThat(lines.getFirst()).contains("'" + name + "'");
    assertThat(lines.subList(1, lines.size())).isEqualTo(present.err().lines().toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "train",
        "train --help",
        "train fit",
        "train network --data DIR/none",
        "help train",
        "solve talpa --variant 3x3 --memory 0.001",
        "admin --database DIR/none members",
        "admin --json --database=DIR/none show Ana",
      })
  void aPresentNameIsNotReplaced(String line) {
    assertThat(run(line).err()).doesNotContain("is now");
  }

  @Test
  void helpAndCompletionDoNotShowOldNames() {
    for (String line : List.of("--help", "completion bash", "completion zsh", "completion fish")) {
      assertThat(run(line).out()).doesNotContain("datagen", "write-jobs", "job-plies");
    }
    assertThat(CommandModel.program().getSubcommands()).doesNotContainKeys("fit", "backup");
  }

  @Test
  void optionsMayStandBeforeTheActionOfTheOperator() {
    CommandTester.Result before = run("admin --database DIR/none show Ana");
    assertThat(before).isEqualTo(run("admin show Ana --database DIR/none"));
    assertThat(before.status()).isEqualTo(1);
  }
}
