package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;

class ExportCommandTest {
  @TempDir private Path folder = Path.of("");
  private String games = "";

  @BeforeEach
  void playGames() {
    games = file("games.txt");
    run(
        "watch",
        "jostle",
        "--variant",
        "6x6",
        "--games",
        "3",
        "--first",
        "random",
        "--second",
        "random",
        "--quiet",
        "--seed",
        "1",
        "--record",
        games);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private List<String> lines(String name) throws IOException {
    return Files.readAllLines(folder.resolve(name));
  }

  private static CommandTester.Result run(String... arguments) {
    CommandTester.Result result = CommandTester.run(arguments);
    assertThat(result.status()).as(result.err()).isZero();
    return result;
  }

  @Test
  void eachGameIsRow() throws IOException {
    run("export", "games", games, "--out", file("games.csv"));
    List<String> lines = lines("games.csv");
    assertThat(lines).hasSize(4);
    assertThat(lines.getFirst()).startsWith("number,game,variant,event,date,round,first,second,");
    assertThat(lines.get(1)).startsWith("1,jostle,6x6,");
    assertThat(lines.getLast()).startsWith("3,jostle,6x6,");
    run("export", "games", games, "--out", file("games.jsonl"));
    assertThat(lines("games.jsonl"))
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).contains("\"game\":\"jostle\"", "\"moves\":\""));
  }

  @Test
  void movesOfPositionsLeadFromOneToTheNext() throws IOException {
    run("export", "positions", games, "--out", file("positions.csv"));
    List<String> lines = lines("positions.csv");
    assertThat(lines.getFirst())
        .isEqualTo("number,game,variant,ply,position,toMove,random,move,points,score,visits");
    Position position = Games.find("jostle").orElseThrow().game("6x6").start(1);
    int games = 0;
    for (String line : lines.subList(1, lines.size())) {
      String[] values = line.split(",", -1);
      if (values[3].equals("0")) {
        games++;
        position = position.game().start(1);
      }
      assertThat(values[4]).isEqualTo(position.format());
      assertThat(values[5]).isEqualTo(position.sideToMove().key());
      assertThat(values[8]).isIn("0.0", "1.0");
      if (values[7].isEmpty()) {
        assertThat(position.outcome().isOver()).isTrue();
        assertThat(values[8]).isEqualTo("0.0"); // Who cannot move has lost.
      } else {
        position = position.play(position.parseMove(values[7]));
      }
    }
    assertThat(games).isEqualTo(3);
  }

  @Test
  void trainingGamesHaveScores() throws IOException {
    String data = file("games.data");
    run(
        "train",
        "data",
        "trench",
        "--games",
        "1",
        "--nodes",
        "50",
        "--seed",
        "7",
        "--threads",
        "1",
        "--out",
        data);
    run("export", "positions", data, "--out", file("positions.jsonl"));
    assertThat(lines("positions.jsonl"))
        .hasSizeGreaterThan(100)
        .anySatisfy(line -> assertThat(line).contains("\"random\":true").doesNotContain("score"))
        .anySatisfy(line -> assertThat(line).contains("\"random\":false", "\"score\":"));
    assertThat(Files.readString(folder.resolve("positions.jsonl.card.json")))
        .contains("\"seed\":\"7\"", "\"nodes\":\"50\"", "\"game\":\"trench classic\"")
        .contains("\"name\":\"score\"", "Elo points")
        .containsPattern(CommandTester.PROGRAM);
  }

  @Test
  void everyPositionOfTableIsRow() throws IOException {
    String table = file("talpa-3x3.table");
    run("solve", "talpa", "--variant", "3x3", "--strong", "--table", table, "--threads", "1");
    run("export", "table", table, "--out", file("table.csv"));
    List<String> lines = lines("table.csv");
    assertThat(lines.getFirst()).isEqualTo("game,variant,layer,key,value,distance");
    // The start, whose key the page about distance tables computes.
    assertThat(lines.get(1)).startsWith("talpa,3x3,0,12302,");
    assertThat(lines.subList(1, lines.size())).allMatch(line -> line.matches(".*,(win|loss),\\d+"));
  }

  @Test
  void gameThatBreaksTheRulesIsLeftOut() throws IOException {
    String broken = Files.readString(Path.of(games)).replaceFirst("(?m)^1\\. \\S+", "1. a1a1");
    Files.writeString(folder.resolve("broken.txt"), broken);
    CommandTester.Result result =
        CommandTester.run("export", "games", file("broken.txt"), "--out", file("games.csv"));
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.err()).contains("broken.txt");
    assertThat(lines("games.csv")).hasSize(3);
  }

  @Test
  void fileOfAnotherKindIsRefused() {
    CommandTester.Result result =
        CommandTester.run("export", "table", games, "--out", file("table.csv"));
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.err()).contains("games.txt");
    assertThat(folder.resolve("table.csv")).doesNotExist();
  }

  @Test
  void formatCanBeChosen() {
    assertThat(run("export", "games", games, "--format", "csv", "--out", "/dev/stdout").status())
        .isZero();
    CommandTester.Result result =
        CommandTester.run(
            "export", "games", games, "--format", "parquet", "--out", file("games.parquet"));
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains("parquet", "--format csv");
  }
}
