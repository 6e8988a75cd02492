package tabuleiro.server.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.game.TwoServers;
import tabuleiro.testkit.BoardTextSymmetries;

/// While a rated game is in progress, nothing helps with the positions near it.
@Tag("full")
final class FairPlayPositionsTest extends FairPlayGames {
  /// What a cheat has made before the rated game came near: an unrated game against a level with
  /// the cheat to move, a finished game and a study, all from the position.
  private record Prepared(String level, String finished, String study) {}

  private Prepared prepare(Position position) {
    String me = position.sideToMove().key();
    String other = me.equals("first") ? "second" : "first";
    String level =
        eva.make(
                "{'id':'new%d','game':'%s','variant':'%s','position':'%s','%s':'me','%s':'1'}"
                    .formatted(
                        ids++,
                        position.game().id().game(),
                        position.game().id().variant(),
                        position.format(),
                        me,
                        other))
            .text("gameId");
    String finished = Json.read(create(position, "me")).text("gameId");
    String move = "'action':'move','side':'%s','targets':%s".formatted(me, path(finished));
    assertThat(eva.act(finished, move).statusCode()).isEqualTo(200);
    assertThat(eva.act(finished, "'action':'resign'").statusCode()).isEqualTo(200);
    Json study =
        Json.read(eva.post("/studies", "{'record':'%s'}".formatted(record(position, List.of()))));
    return new Prepared(level, finished, study.text("study"));
  }

  private String path(String id) {
    return TestPlayer.path(eva.game(id).at("position"));
  }

  /// Asks everything about a position that needs no preparation, and returns what was refused.
  ///
  /// @param isStudyAsked whether studies are saved too, of which a network can save few
  private Map<String, Boolean> ask(Position position, boolean isStudyAsked) {
    Map<String, Boolean> refused = new LinkedHashMap<>();
    refused.put("analysis", analyse(position).contains("\"rated\""));
    refused.put("engine in the browser", isHelpRefused(position));
    refused.put("game with level", isRefused(create(position, "9")));
    refused.put("game with person", isRefused(create(position, "other")));
    String pairing =
        "{'id':'pair%d','game':'%s','variant':'%s','position':'%s'}"
            .formatted(
                ids++,
                position.game().id().game(),
                position.game().id().variant(),
                position.format());
    HttpResponse<String> paired = TestPlayer.browser(net, "seeker" + ids).post("/pairing", pairing);
    refused.put("pairing", isRefused(paired));
    String record = record(position, List.of());
    if (isStudyAsked) {
      refused.put("study", isRefused(eva.post("/studies", "{'record':'%s'}".formatted(record))));
      refused.put(
          "import", isRefused(eva.post("/studies/import", "{'text':'%s'}".formatted(record))));
    }
    return refused;
  }

  private Json checkHelp(Position position) {
    String path =
        "/positions/%s/%s/help-check?position=%s"
            .formatted(
                position.game().id().game(),
                position.game().id().variant(),
                query(List.of(position.format())));
    return Json.read(eva.get(path));
  }

  private boolean isHelpRefused(Position position) {
    Json answer = checkHelp(position);
    return answer.size("refusedPlies") == 1 && !answer.text("message").isEmpty();
  }

  private Map<String, Boolean> askPrepared(Prepared prepared) {
    Map<String, Boolean> refused = new LinkedHashMap<>();
    refused.put("hint", isRefused(eva.get("/games/" + prepared.level() + "/hint")));
    String id = "curve" + ids++;
    analysis.send(
        "{\"type\":\"curve\",\"id\":\"%s\",\"gameId\":\"%s\"}".formatted(id, prepared.finished()));
    String answer = analysis.receive();
    while (!answer.contains(id) || !answer.contains("\"complete\":true")) {
      answer = analysis.receive();
    }
    refused.put("curve on the socket", isWithheld(Json.read(answer)));
    refused.put(
        "curve", isWithheld(Json.read(eva.get("/games/" + prepared.finished() + "/curve"))));
    refused.put("stored study", isRefused(eva.get("/studies/" + prepared.study())));
    for (String page : List.of("/s/", "/embed/s/")) {
      refused.put(page, net.get(page + prepared.study()).statusCode() == 403);
    }
    return refused;
  }

  /// Returns whether the points of a curve are withheld.
  private static boolean isWithheld(Json curve) {
    int size = curve.size("points");
    for (int i = 0; i < size; i++) {
      if (!curve.text("points", i, "scoreText").startsWith("not shown")) {
        return false;
      }
    }
    return size == 0 || curve.size("turningPoints") == 0;
  }

  private Map<String, Boolean> askOpening(Game game, List<String> moves) {
    String search =
        "/games/search?game=%s&variant=%s&moves=%s"
            .formatted(game.id().game(), game.id().variant(), query(moves));
    String opening =
        "/openings/%s/%s?moves=%s".formatted(game.id().game(), game.id().variant(), query(moves));
    return Map.of("opening", isRefused(eva.get(opening)), "search", isRefused(eva.get(search)));
  }

  /// Returns the images of a position that its game accepts, and the same position of variants with
  /// another name, and with the other side to move.
  private static List<Position> disguised(Position position, String letters, String variants) {
    Game game = position.game();
    // The pieces of Trench have letters that the images of texts do not know.
    Iterable<String> texts =
        letters.isEmpty()
            ? List.of(position.format())
            : BoardTextSymmetries.allImages(
                position.format(),
                BoardTextSymmetries::mirrored,
                BoardTextSymmetries::upsideDown,
                BoardTextSymmetries::transposed,
                text -> exchanged(text, letters));
    List<Position> positions = new ArrayList<>();
    List<Game> games = new ArrayList<>(List.of(game));
    for (String variant : variants.split(" ", -1)) {
      if (!variant.isEmpty()) {
        games.add(game(game.id().game(), variant));
      }
    }
    for (String text : texts) {
      for (Game other : games) {
        try {
          positions.add(other.parse(text));
        } catch (RulesException _) {
          // No position of this game.
        }
      }
    }
    return positions.stream().filter(found -> !found.outcome().isOver()).toList();
  }

  /// Exchanges the letters of the sides, also of the one to move.
  private static String exchanged(String text, String letters) {
    return BoardTextSymmetries.withLettersSwapped(text, letters.charAt(0), letters.charAt(1));
  }

  private static List<Position> near(Line line, RandomGenerator random) {
    List<Position> near = new ArrayList<>();
    int last = line.moves().size();
    near.add(line.positions().get(last - 1));
    near.add(line.positions().get(last - 2));
    for (int i = 0; i < 3; i++) {
      near.add(Playout.play(line.last(), random, 1));
      near.add(Playout.play(line.last(), random, 2));
      near.add(Playout.play(line.positions().get(last - 1), random, 1));
    }
    return near.stream().filter(position -> !position.outcome().isOver()).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, 8x8, rb, ''",
    "jostle, 10x10, rb, ''",
    "morelli, 13, bw, 13-adjacent 13-opposing",
    "trench, classic, '', long points25 annihilation to40"
  })
  void nothingHelpsNearRatedGame(String family, String variant, String letters, String variants) {
    Game game = game(family, variant);
    String id = begin(game);
    Position start = game.parse(ana.game(id).text("position", "position"));
    Line line = Line.of(start, 8, SeededRandom.of(7));
    Prepared prepared = prepare(line.last());
    Prepared preparedChild = prepare(Playout.play(line.last(), SeededRandom.of(3), 1));
    assertThat(ask(line.last(), true).values()).as("before the game").containsOnly(false);
    assertThat(askPrepared(prepared).values()).as("before the game").containsOnly(false);
    play(id, line.moves());
    assertThat(ask(line.last(), true)).as("current").doesNotContainValue(false);
    assertThat(askPrepared(prepared)).as("current").doesNotContainValue(false);
    assertThat(askPrepared(preparedChild)).as("child").doesNotContainValue(false);
    for (Position near : near(line, SeededRandom.of(9))) {
      assertThat(ask(near, false))
          .as("%s near %s", near.format(), line.last().format())
          .doesNotContainValue(false);
    }
    for (Position image : disguised(line.last(), letters, variants)) {
      assertThat(ask(image, false))
          .as("%s of %s", image.game().id(), image.format())
          .doesNotContainValue(false);
    }
    if (!game.hasRandomStart()) {
      for (int ply = 6; ply <= 8; ply++) {
        assertThat(askOpening(game, line.upTo(ply).moves())).doesNotContainValue(false);
      }
      Position last = line.last();
      List<String> longer = new ArrayList<>(line.moves());
      longer.add(last.formatMove(last.moveAt(0)));
      assertThat(askOpening(game, longer)).doesNotContainValue(false);
      assertThat(askOpening(game, List.of()).values()).containsOnly(false);
      assertThat(analyse(game.start(1))).doesNotContain("\"rated\"");
    }
    Position far = Playout.play(game.start(5), SeededRandom.of(11), 24);
    assertThat(ask(far, false).values()).as("far").containsOnly(false);
    resign(id);
    assertThat(ask(line.last(), true).values()).as("after the game").containsOnly(false);
    assertThat(askPrepared(prepared).values()).as("after the game").containsOnly(false);
    if (!game.hasRandomStart()) {
      assertThat(askOpening(game, line.moves()).values()).containsOnly(false);
    }
  }

  @Test
  void runningAnalysisStopsWhenRatedGameComesNear() {
    Game game = game("talpa", "8x8");
    Line line = Line.of(game.start(1), 4, SeededRandom.of(21));
    String id = begin(game);
    play(id, line.moves().subList(0, 3));
    assertThat(analyse(line.last())).contains("\"variations\"");
    play(id, line.moves().subList(3, 4));
    String answer = analysis.receive();
    while (!answer.contains("refused")) {
      answer = analysis.receive();
    }
    assertThat(answer).contains("\"rated\"");
    assertThat(analysis.poll(Duration.ofMillis(300))).as("nothing follows").isEmpty();
    resign(id);
  }

  @Test
  void aPageNeedsNotAskForSomeSecondsUnlessARatedGameOfTheSameGameIsInProgress() {
    Game game = game("talpa", "8x8");
    Game variant = game("talpa", "6x6");
    Game other = game("niju", "most");
    Line line = Line.of(game.start(1), 4, SeededRandom.of(5));
    String id = begin(game);
    play(id, line.upTo(3).moves());
    assertThat(checkHelp(variant.start(1)).number("freeMillis")).as("before move 4").isPositive();
    play(id, line.moves().subList(3, 4));
    assertThat(checkHelp(variant.start(1)).number("freeMillis")).isZero();
    assertThat(checkHelp(other.start(1)).number("freeMillis")).isPositive();
    resign(id);
    assertThat(checkHelp(variant.start(1)).number("freeMillis")).as("afterwards").isPositive();
  }

  @Test
  void otherServerRefusesToo() {
    try (TwoServers servers = new TwoServers(options -> options)) {
      TestPlayer here = TestPlayer.member(servers.netHere(), "here");
      TestPlayer there = TestPlayer.member(servers.netThere(), "there");
      Game game = game("talpa", "8x8");
      Line line = Line.of(game.start(1), 5, SeededRandom.of(41));
      String opening = "/openings/talpa/8x8?moves=" + query(line.moves());
      assertThat(isRefused(there.get(opening))).isFalse();
      Json made = here.make("{'id':'r','game':'talpa','clock':'25m','rated':true,'sides':'fixed'}");
      String id = made.text("gameId");
      there.post(
          "/games/" + id + "/seat", "{'token':'%s'}".formatted(made.text("tokens", "second")));
      for (int ply = 0; ply < line.moves().size(); ply++) {
        TestPlayer player = ply % 2 == 0 ? here : there;
        String move = "'action':'move','move':'%s'".formatted(line.moves().get(ply));
        assertThat(player.act(id, move).statusCode()).isEqualTo(200);
      }
      assertThat(isRefused(here.get(opening))).as("at once").isTrue();
      boolean isRefusedThere = false;
      for (int i = 0; i < 10 && !isRefusedThere; i++) {
        isRefusedThere = isRefused(there.get(opening));
      }
      assertThat(isRefusedThere).isTrue();
      here.act(id, "'action':'resign'");
      assertThat(isRefused(here.get(opening))).isFalse();
    }
  }
}
