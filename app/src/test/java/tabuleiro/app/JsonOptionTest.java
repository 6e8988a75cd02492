package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The option `--json` of the commands that play, replay, fit and find puzzles.
class JsonOptionTest {
  private static final List<String> WATCH =
      List.of("watch", "talpa", "--variant", "4x4", "--first", "random", "--second", "random");

  @TempDir private Path folder = Path.of("");
  private String file = "";

  @BeforeEach
  void nameFile() {
    file = folder.resolve("games.txt").toString();
  }

  private CommandTester.Result watch(String... options) {
    List<String> all = new ArrayList<>(WATCH);
    all.addAll(List.of(options));
    return CommandTester.run(all.toArray(String[]::new));
  }

  @Test
  void watchedGameIsAnObjectOnALine() {
    CommandTester.Result watched = watch("--seed", "1", "--games", "3", "--json");
    assertThat(watched.status()).as(watched.err()).isZero();
    assertThat(watched.lines())
        .hasSize(3)
        .allSatisfy(line ->
            assertThat(line)
                .startsWith("{\"game\":\"talpa\",\"variant\":\"4x4\",\"tags\":{")
                .contains("\"White\":\"Random\"", "\"start\":\"rbrb/", "\"moves\":[\"")
                .containsPattern("\"result\":\"(1-0|0-1)\",\"reason\":\"[a-z-]+\"}$"));
    assertThat(watch("--seed", "1", "--games", "3", "--json").out()).isEqualTo(watched.out());
  }

  @Test
  void replayedGameIsTheWatchedOne() throws IOException {
    CommandTester.Result watched = watch("--seed", "1", "--games", "2", "--json", "--record", file);
    assertThat(CommandTester.run("replay", file, "--json").out()).isEqualTo(watched.out());
    Files.writeString(Path.of(file), "[Game \"talpa\"]\n[Variant \"4x4\"]\n\n1. a1a1 *\n");
    CommandTester.Result bad = CommandTester.run("replay", file, "--json");
    assertThat(bad.status()).isEqualTo(1);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).contains("a1a1");
  }

  @Test
  void puzzlesAreAnArray() throws IOException {
    String[] puzzles = {
      "puzzles", "talpa", "--variant", "4x4", "--count", "2", "--seed", "1", "--json"
    };
    CommandTester.Result found = CommandTester.run(puzzles);
    assertThat(found.lines()).hasSize(1);
    String puzzle =
        "\\{\"game\":\"talpa\",\"variant\":\"4x4\",\"position\":\"[^\"]+\",\"solution\":\"[a-d1-4]+\",\"difficulty\":[1-5],\"theme\":\"[a-z-]+\",\"moves\":[1-9],\"motifs\":\\[]}";
    assertThat(found.lines().getFirst()).matches("\\[" + puzzle + "," + puzzle + "]");
    String[] recorded = Arrays.copyOf(puzzles, puzzles.length + 2);
    recorded[puzzles.length] = "--record";
    recorded[puzzles.length + 1] = file;
    assertThat(CommandTester.run(recorded).out()).isEqualTo(found.out());
    assertThat(Files.readString(Path.of(file))).contains("[Puzzle \"");
  }

  @Test
  void fitHasNumbers() {
    watch("--seed", "1", "--games", "60", "--quiet", "--record", file);
    CommandTester.Result fitted =
        CommandTester.run("train", "fit", "talpa", "--record", file, "--seed", "1", "--json");
    assertThat(fitted.lines()).hasSize(1);
    String loss = "\\{\"fitted\":0\\.\\d+,\"heldOut\":0\\.\\d+}";
    assertThat(fitted.lines().getFirst())
        .startsWith("{\"game\":\"talpa\",\"seed\":1,\"games\":60,\"fitted\":")
        .containsPattern("\"lossBefore\":" + loss + ",\"lossAfter\":" + loss + ",\"weights\":\\{\"")
        .endsWith("}}");
  }
}
