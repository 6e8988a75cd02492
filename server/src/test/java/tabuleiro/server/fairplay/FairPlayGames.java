package tabuleiro.server.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.testkit.WebSocketClient;

/// A server with two members who play rated games, and a visitor who asks it about their positions.
abstract class FairPlayGames extends ServedGames {
  TestPlayer eva;
  WebSocketClient analysis;
  int ids;

  @BeforeAll
  void signUp() {
    ana = TestPlayer.member(net, "Ana-fair");
    bruno = TestPlayer.member(net, "Bruno-fair");
    eva = TestPlayer.browser(net, "eva");
    analysis = net.connect("/api/v2/analysis");
  }

  @AfterEach
  void closeSocket() {
    analysis.close();
    analysis = net.connect("/api/v2/analysis");
  }

  /// A line of play that a rated game takes.
  record Line(List<String> moves, List<Position> positions) {
    static Line of(Position start, int plies, RandomGenerator random) {
      List<String> moves = new ArrayList<>();
      List<Position> positions = new ArrayList<>(List.of(start));
      for (int ply = 0; ply < plies; ply++) {
        Position now = positions.getLast();
        int move = Playout.randomMove(now, random);
        moves.add(now.formatMove(move));
        positions.add(now.playUnchecked(move));
      }
      return new Line(moves, positions);
    }

    Position last() {
      return positions.getLast();
    }

    Line upTo(int ply) {
      return new Line(moves.subList(0, ply), positions.subList(0, ply + 1));
    }
  }

  static Game game(String name, String variant) {
    return Games.find(name).orElseThrow().game(variant);
  }

  /// Begins a rated game between the members.
  String begin(Game game) {
    Json made =
        ana.make(
            "{'id':'rated%d','game':'%s','variant':'%s','clock':'25m','rated':true,'sides':'fixed'}"
                .formatted(ids++, game.id().game(), game.id().variant()));
    String id = made.text("gameId");
    String seat = "{'token':'%s','name':'Bruno-fair'}".formatted(made.text("tokens", "second"));
    assertThat(bruno.post("/games/" + id + "/seat", seat).statusCode()).isEqualTo(200);
    return id;
  }

  void play(String id, List<String> moves) {
    for (String move : moves) {
      TestPlayer player = ana.game(id).number("ply") % 2 == 0 ? ana : bruno;
      HttpResponse<String> answer = player.act(id, "'action':'move','move':'%s'".formatted(move));
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    }
  }

  void resign(String id) {
    assertThat(ana.act(id, "'action':'resign'").statusCode()).isEqualTo(200);
  }

  String analyse(Position position) {
    String id = "a" + ids++;
    analysis.send(
        "{\"type\":\"analyse\",\"id\":\"%s\",\"game\":\"%s\",\"variant\":\"%s\",\"position\":\"%s\"}"
            .formatted(
                id,
                position.game().id().game(),
                position.game().id().variant(),
                position.format()));
    String answer = analysis.receive();
    while (!answer.contains("\"" + id + "\"")) {
      answer = analysis.receive();
    }
    return answer;
  }

  HttpResponse<String> create(Position position, String second) {
    return eva.post(
        "/games",
        "{'id':'new%d','game':'%s','variant':'%s','position':'%s','second':'%s'}"
            .formatted(
                ids++,
                position.game().id().game(),
                position.game().id().variant(),
                position.format(),
                second));
  }

  static boolean isRefused(HttpResponse<String> answer) {
    boolean isRated = answer.body().contains("\"rated\"") && answer.statusCode() == 403;
    if (!isRated) {
      assertThat(answer.statusCode()).as(answer.body()).isIn(200, 201);
    }
    return isRated;
  }

  static String query(List<String> moves) {
    return URLEncoder.encode(String.join(" ", moves), StandardCharsets.UTF_8);
  }

  static String record(Position start, List<String> moves) {
    String line = moves.isEmpty() ? "*" : String.join(" ", moves) + " *";
    return "[Game \\\"%s\\\"]\\n[Variant \\\"%s\\\"]\\n[FEN \\\"%s\\\"]\\n\\n%s\\n"
        .formatted(start.game().id().game(), start.game().id().variant(), start.format(), line);
  }
}
