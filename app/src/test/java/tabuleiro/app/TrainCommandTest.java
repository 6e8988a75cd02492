package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
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
      "train",
      "data",
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
        "train", "network", "trench", "--data", file, "--epochs", "2", "--seed", "1", "--out", out);
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
    assertThat(run.err()).contains("trench.network.svg written: the learning curve");
    checkCurve();
    String other = folder.resolve("other.network").toString();
    train(games, other);
    assertThat(Path.of(other)).hasSameBinaryContentAs(Path.of(network));
    assertThat(Files.readString(Path.of(network + ".card.json")))
        .containsPattern(CommandTester.PROGRAM)
        .contains("\"file\":\"trench.network\"", "\"seed\":\"1\"", "\"epochs\":\"2\"")
        .contains("\"sources\":[{\"file\":\"" + Path.of(games).getFileName() + "\"");
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

  /// The lines of the picture have a point for each of the two epochs, and their end.
  private void checkCurve() throws IOException {
    String picture = Files.readString(folder.resolve("trench.network.svg"));
    assertThat(picture)
        .contains(">Learning curve<", ">training loss<", ">validation loss<", ">without a network<")
        .containsPattern("<polyline points=\"80.0,[0-9.]+ 540.0,[0-9.]+ 540,[0-9.]+\"")
        .endsWith("</svg>\n");
    assertThat(picture.split("<polyline ")).hasSize(4);
  }

  @Test
  void gamesArePlayedInWholeBlocksAndTheCommandSaysSo() {
    assertThat(generate(20).err()).contains("games are played in blocks of 32: 32 instead of 20");
    assertThat(generate(32).err()).doesNotContain("instead of");
  }

  @Test
  void otherSettingsDoNotContinueAFile() throws IOException {
    generate(32);
    byte[] played = Files.readAllBytes(Path.of(games));
    CommandTester.Result run = generate(64, "--network", games);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains(games + " is not a network; tabuleiro train network makes networks");
    run =
        CommandTester.run(
            "train", "data", "trench", "--games", "64", "--nodes", "30", "--seed", "1", "--out",
            games);
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
    assertThat(CommandTester.run(duel).err())
        .contains("there are no networks for talpa 8x8; there are some for")
        .contains("trench classic");
    assertThat(
            CommandTester.run(
                    "train",
                    "network",
                    "talpa",
                    "--data",
                    "games.data",
                    "--out",
                    network,
                    "--lang",
                    "pt")
                .err())
        .contains("não há redes para o jogo talpa 8x8");
  }

  private CommandTester.Result trainGenerations(Path out, int generations) {
    return CommandTester.run(
        "train",
        "generations",
        "trench",
        "--generations",
        String.valueOf(generations),
        "--games",
        "320",
        "--nodes",
        "10",
        "--epochs",
        "1",
        "--match-games",
        "2",
        "--movetime",
        "1",
        "--seed",
        "3",
        "--out",
        out.toString());
  }

  @Test
  void generationsGoOnWhereTheyWere() throws IOException {
    Path out = folder.resolve("networks");
    CommandTester.Result run = trainGenerations(out, 1);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines().getFirst()).startsWith("generation 1: 320 games, ");
    byte[] games = Files.readAllBytes(out.resolve("1.data"));
    byte[] trained = Files.readAllBytes(out.resolve("1.network"));
    run = trainGenerations(out, 2);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(2).first().asString().startsWith("generation 2: 640 games, ");
    assertThat(out.resolve("1.data")).hasBinaryContent(games);
    assertThat(out.resolve("1.network")).hasBinaryContent(trained);
    assertThat(Files.readString(out.resolve("1.network.svg"))).contains("<polyline ");
    Path log = out.resolve("generations.jsonl");
    List<String> rows = Files.readAllLines(log);
    assertThat(rows).hasSize(2);
    assertThat(rows.getLast()).contains("\"generation\":2", "\"games\":640", "\"promoted\":");

    // As if the second one had been interrupted in its match.
    String match = Files.readString(out.resolve("2.match.txt"));
    byte[] second = Files.readAllBytes(out.resolve("2.network"));
    Files.writeString(log, rows.getFirst() + "\n");
    run = trainGenerations(out, 2);
    assertThat(run.lines().getFirst()).startsWith("generation 2: 640 games, ");
    assertThat(out.resolve("2.network")).hasBinaryContent(second);
    assertThat(out.resolve("2.match.txt")).hasContent(match);

    Path again = folder.resolve("again");
    trainGenerations(again, 1);
    assertThat(again.resolve("1.data")).hasBinaryContent(games);
    assertThat(again.resolve("1.network")).hasBinaryContent(trained);
  }

  @Test
  void damagedLogOfGenerationsIsNamed() throws IOException {
    Path out = Files.createDirectories(folder.resolve("networks"));
    Files.writeString(out.resolve("generations.jsonl"), "{\"generation\":2}\n");
    CommandTester.Result run = trainGenerations(out, 3);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("generations.jsonl: line 1 is damaged");
  }

  @Test
  void optionsOfOneKindOfTrainingAreUnknownToTheOther() {
    CommandTester.Result run =
        CommandTester.run(
            "train", "network", "trench", "--data", games, "--out", network, "--minutes", "2");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("unknown option or argument: --minutes 2");
    run =
        CommandTester.run("train", "generations", "trench", "--generations", "1", "--data", games);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("unknown option or argument: --data");
    run = CommandTester.run("train", "network", "trench");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("missing: --data; example: --data games.data");
    run = CommandTester.run("train", "generations", "trench", "--generations", "0");
    assertThat(run.err()).contains("--generations: 0 is not from 1 to 1000");
  }
}
