package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.solver.table.DistanceTable;

/// The command `solve --strong`.
final class SolveStrongCommandTest {
  @TempDir private Path folder;

  @Test
  void theValueIsFollowedByABestLineTheLayersAndTheWork() {
    Path table = folder.resolve("talpa-3x3.table");
    CommandTester.Result run =
        CommandTester.run(
            "solve", "talpa", "--variant", "3x3", "--strong", "--table", table.toString());
    assertThat(run.status()).as(run.err()).isZero();
    List<String> lines = run.lines();
    assertThat(lines.get(0)).isEqualTo("value first");
    assertThat(lines.get(1)).matches("line( [a-c][1-3]([a-c][1-3])?){6}");
    assertThat(lines.get(2)).isEqualTo("plies 6");
    assertThat(lines.get(3)).isEqualTo("layer 0 positions 1 wins 1 draws 0 losses 0 longest 6");
    assertThat(lines.getLast()).matches("positions 204 millis [0-9]+");
    assertThat(DistanceTable.open(table).header().title()).isEqualTo("talpa 3x3 rbr/brb/rbr r");
  }

  @Test
  void positionsAreVerifiedByTheOtherMethod() {
    CommandTester.Result run =
        CommandTester.run("solve", "talpa", "--variant", "3x3", "--strong", "--verify", "50");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines()).contains("verified 50");
  }

  @Test
  void jsonHasTheSame() {
    CommandTester.Result run =
        CommandTester.run("solve", "talpa", "--variant", "3x3", "--strong", "--json");
    assertThat(run.out())
        .contains("\"starts\":[{\"position\":\"rbr/brb/rbr r\",\"value\":\"first\",\"plies\":6}]")
        .contains("\"layers\":[{\"layer\":0,\"positions\":1,", "\"positions\":204");
  }

  @Test
  void progressOfAnotherPositionIsRejected() {
    String[] solve = {
      "solve", "talpa", "--variant", "3x3", "--strong", "--checkpoint", folder.toString()
    };
    assertThat(CommandTester.run(solve).status()).isZero();
    assertThat(CommandTester.run(solve).lines()).contains("plies 6");
    solve[3] = "3x4";
    CommandTester.Result other = CommandTester.run(solve);
    assertThat(other.status()).isEqualTo(1);
    assertThat(other.err()).contains("belongs to another task").contains("talpa 3x3");
  }

  @Test
  void completeLayersStayWhenAFileCannotBeWritten() throws IOException {
    Path obstacle = Files.createDirectory(folder.resolve("layer-2.keys.part"));
    String[] solve = {
      "solve", "talpa", "--variant", "3x3", "--strong", "--checkpoint", folder.toString()
    };
    CommandTester.Result run = CommandTester.run(solve);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains("cannot read or write the files of the layers (it is a folder)")
        .contains("run the same command with --checkpoint " + folder);
    assertThat(folder.resolve("layer-1.keys")).exists();
    Files.delete(obstacle);
    assertThat(CommandTester.run(solve).lines()).contains("plies 6");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void unsupportedCombinationsAreRejected() {
    assertThat(CommandTester.run("solve", "jostle", "--variant", "hex", "--strong").err())
        .contains("jostle hex is too large");
    assertThat(CommandTester.run("solve", "talpa", "--table", "x", "--seed", "1").err())
        .contains("--table works only together with --strong");
    assertThat(CommandTester.run("solve", "talpa", "--verify", "9", "--seed", "1").err())
        .contains("--verify works only together with --strong");
    assertThat(
            CommandTester.run("solve", "talpa", "--strong", "--verify", "0", "--seed", "1")
                .status())
        .isEqualTo(2);
  }
}
