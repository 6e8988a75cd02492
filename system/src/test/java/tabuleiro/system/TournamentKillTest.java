package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.testkit.ServerProcess;

/// Members play tournaments while the server is killed: no result is lost or counts twice, and no
/// round is paired twice.
final class TournamentKillTest {
  private static final long SEED = 23;
  private static final long PAUSE_MILLIS = 120;

  @TempDir Path folder;

  @Test
  void aSwissSurvivesKillsOnSqlite() throws Exception {
    play(sqlite(), Map.of(), new Plan(4, "\"format\":\"swiss\",\"rounds\":3", 3, 1, 1500));
  }

  @Test
  @Tag("slow")
  void twoHundredMembersPlayASwissOnPostgres() throws Exception {
    try (EmbeddedPostgres postgres = SafePostgres.start()) {
      String address = "postgresql://localhost:" + postgres.getPort() + "/postgres";
      play(
          address,
          Map.of("PGUSER", "postgres", "PGPASSWORD", "postgres"),
          new Plan(200, "\"format\":\"swiss\",\"rounds\":5", 5, 5, 20_000));
    }
  }

  @Test
  @Tag("slow")
  void twoHundredMembersPlayAnArenaOnSqlite() throws Exception {
    play(sqlite(), Map.of(), new Plan(200, "\"format\":\"arena\",\"minutes\":5", 0, 5, 30_000));
  }

  private String sqlite() {
    return folder.resolve("games.db").toString();
  }

  /// What is played.
  ///
  /// @param members the number of members, even
  /// @param fields the system and the length
  /// @param rounds the number of rounds; 0 for an arena
  /// @param kills how often the server is killed
  /// @param lifeMillis how long each server lives
  private record Plan(int members, String fields, int rounds, int kills, long lifeMillis) {}

  private void play(String database, Map<String, String> environment, Plan plan) throws Exception {
    List<TournamentMember> members = new ArrayList<>();
    String id = "";
    try (HttpClient http = HttpClient.newHttpClient()) {
      for (int life = 0; life <= plan.kills(); life++) {
        try (ServerProcess server = start(database, environment)) {
          if (life == 0) {
            id = begin(http, server.port(), plan, members);
          }
          boolean isLast = life == plan.kills();
          playFor(members, server, id, isLast ? Long.MAX_VALUE : plan.lifeMillis());
          if (isLast) {
            check(members, server.port(), id, plan);
          }
        }
      }
    }
  }

  private ServerProcess start(String database, Map<String, String> environment) {
    return ServerProcess.start(
        folder.resolve("errors"),
        environment,
        List.of("--port", "0", "--database", database, "--proxy", "127.0.0.1"));
  }

  private static String begin(HttpClient http, int port, Plan plan, List<TournamentMember> members)
      throws IOException {
    for (int i = 0; i < plan.members(); i++) {
      String address = "10.7.%d.%d".formatted(i / 200, 1 + i % 200);
      members.add(
          TournamentMember.signUp(http, port, "Member" + i, address, SeededRandom.of(SEED + i)));
    }
    String id = members.getFirst().create(port, plan.fields());
    for (TournamentMember member : members) {
      assertThat(member.act(port, id, "enter").status()).isEqualTo(200);
    }
    assertThat(members.getFirst().act(port, id, "start").status()).isEqualTo(200);
    return id;
  }

  /// Lets all members play until the tournament is over, or kills the server before that.
  private static void playFor(
      List<TournamentMember> members, ServerProcess server, String id, long lifeMillis)
      throws Exception {
    AtomicBoolean isOver = new AtomicBoolean();
    AtomicInteger lost = new AtomicInteger();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> players = new ArrayList<>();
      for (TournamentMember member : members) {
        players.add(
            threads.submit(() -> {
              try {
                while (!isOver.get()) {
                  if (member.playOn(server.port(), id)) {
                    isOver.set(true);
                  }
                  Thread.sleep(PAUSE_MILLIS);
                }
              } catch (IOException e) {
                lost.incrementAndGet(); // The server is gone.
              }
              return true;
            }));
      }
      if (lifeMillis < Long.MAX_VALUE) {
        Thread.sleep(lifeMillis);
        server.kill();
      }
      for (Future<?> player : players) {
        player.get();
      }
    }
    assertThat(isOver.get() || lost.get() == members.size()).isTrue();
  }

  private static void check(List<TournamentMember> members, int port, String id, Plan plan)
      throws IOException {
    TournamentMember owner = members.getFirst();
    Map<String, Object> end = owner.tournament(port, id);
    List<Map<String, Object>> standings = list(end, "standings");
    assertThat(standings).hasSize(members.size());
    int games = 0;
    for (Map<String, Object> row : standings) {
      games += number(row, "played");
    }
    int counted = 0;
    Set<Set<Integer>> pairs = new HashSet<>();
    for (int round = 1; round <= plan.rounds(); round++) {
      List<Map<String, Object>> pairings =
          list(owner.tournament(port, id + "?round=" + round), "pairings");
      assertThat(pairings).hasSize(members.size() / 2);
      for (Map<String, Object> pairing : pairings) {
        assertThat(pairs.add(Set.of(number(pairing, "first"), number(pairing, "second")))).isTrue();
        // The members ask in turn, since one member may not ask for hundreds of games at once.
        TournamentMember viewer = members.get(pairs.size() % members.size());
        ApiResponse game = viewer.at(port).get("/api/v2/games/" + pairing.get("gameId"));
        assertThat(game.status()).isEqualTo(200);
        assertThat(game.json().get("result")).isEqualTo(pairing.get("result"));
        counted += countedPlayers(viewer.at(port), String.valueOf(pairing.get("gameId")));
      }
    }
    int rated = 0;
    for (TournamentMember member : members) {
      rated += ratedGames(member.at(port));
    }
    if (plan.rounds() > 0) {
      assertThat(games).isEqualTo(members.size() * plan.rounds());
      assertThat(rated).isEqualTo(counted);
    } else {
      assertThat(rated).isBetween(1, games);
    }
    System.out.printf(
        "%d members, %d kills, %d games, each counted once%n",
        members.size(), plan.kills(), games / 2);
  }

  /// Returns for how many players a game counts: all play from one address, so some do not count.
  private static int countedPlayers(ApiClient client, String game) throws IOException {
    Object weight = client.get("/api/v2/games/" + game + "/ratings").json().get("weight");
    return ((Number) Objects.requireNonNull(weight)).doubleValue() > 0 ? 2 : 0;
  }

  /// Returns how many rated games a member has played.
  private static int ratedGames(ApiClient client) throws IOException {
    List<Map<String, Object>> pools = client.get("/api/v2/ratings/mine").list("pools");
    return pools.isEmpty() ? 0 : number(pools.getFirst(), "games");
  }

  @SuppressWarnings("unchecked") // The member is a list of objects.
  private static List<Map<String, Object>> list(Map<String, Object> json, String name) {
    return (List<Map<String, Object>>) Objects.requireNonNull(json.get(name));
  }

  private static int number(Map<String, Object> json, String name) {
    return ((Number) Objects.requireNonNull(json.get(name))).intValue();
  }
}
