package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainCommandTest {
  @TempDir private Path folder = Path.of("");
  private String games = "";
  private String network = "";

  @BeforeEach
  void nameFiles() {
    games = folder.resolve("games.data").toString();
    network = folder.resolve("trench.network").toString();
  }

  private CommandTester.Result generate(int count, String... more) {
    String[] command = {
      "datagen",
      "trench",
      "--games",
      String.valueOf(count),
      "--nodes",
      "20",
      "--seed",
      "1",
      "--out",
      games
    };
    String[] all = Arrays.copyOf(command, command.length + more.length);
    System.arraycopy(more, 0, all, command.length, more.length);
    return CommandTester.run(all);
  }

  private CommandTester.Result train(String file, String out) {
    return CommandTester.run(
        "train", "trench", "--data", file, "--epochs", "2", "--seed", "1", "--out", out);
  }

  @Test
  void trainedNetworkPlays() throws IOException {
    assertThat(generate(64).status()).isZero();
    byte[] played = Files.readAllBytes(Path.of(games));
    assertThat(generate(64, "--threads", "1").status()).isZero();
    assertThat(Path.of(games)).hasBinaryContent(played);
    CommandTester.Result run = train(games, network);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.err()).contains("64 games: ", "epoch 2 of 2: loss 0.", "written: ");
    String other = folder.resolve("other.network").toString();
    train(games, other);
    assertThat(Path.of(other)).hasSameBinaryContentAs(Path.of(network));
    CommandTester.Result match =
        CommandTester.run(
            "arena",
            "trench",
            "--first",
            "network:" + network,
            "--second",
            "random",
            "--nodes",
            "50",
            "--games",
            "4",
            "--seed",
            "1");
    assertThat(match.status()).as(match.err()).isZero();
    assertThat(match.out()).startsWith("score 4 0 0");
  }

  @Test
  void otherSettingsDoNotContinueAFile() throws IOException {
    generate(32);
    byte[] played = Files.readAllBytes(Path.of(games));
    CommandTester.Result run = generate(64, "--network", games);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains(games + " is not a network; tabuleiro train makes networks");
    run =
        CommandTester.run(
            "datagen", "trench", "--games", "64", "--nodes", "30", "--seed", "1", "--out", games);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains("has games of trench classic with --nodes 20 and --seed 1, evaluated by weights");
    assertThat(Path.of(games)).hasBinaryContent(played);
  }

  @Test
  void whatIsNoNetworkIsNamed() throws IOException {
    Path text = Files.writeString(folder.resolve("weights.txt"), "turn 3.5, mobility 4 and more\n");
    CommandTester.Result run = train(text.toString(), network);
    assertThat(run.err()).contains(text + " does not contain training games");
    assertThat(Path.of(network)).doesNotExist();
    String[] duel = {
      "arena",
      "trench",
      "--first",
      "network:" + text,
      "--second",
      "9",
      "--games",
      "2",
      "--seed",
      "1"
    };
    run = CommandTester.run(duel);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(text + " is not a network");
    duel[3] = "network:" + folder.resolve("none");
    assertThat(CommandTester.run(duel).err()).contains("none cannot be read; check the name");
    duel[1] = "talpa";
    assertThat(CommandTester.run(duel).err()).contains("there are no networks for talpa");
    assertThat(
            CommandTester.run(
                    "train", "talpa", "--data", "games.data", "--out", network, "--lang", "pt")
                .err())
        .contains("não há redes para o jogo talpa");
  }
}
