package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.Result;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

class MatchRunnerTest {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game("4x4");

  @TempDir private Path folder = Path.of("");

  private static MatchPlan plan(int games, long seed, MatchPlayer... players) {
    return new MatchPlan(List.of(players), games, new Openings(TALPA, Optional.empty(), 2, seed));
  }

  private static MatchPlayer player(String player) {
    return new MatchPlayer(player, MoveLimits.NONE);
  }

  private static List<GameRecord> play(
      MatchPlan plan, PlayerCatalogue catalogue, int from, int threads) {
    List<GameRecord> records = new ArrayList<>();
    new MatchRunner(plan, catalogue, EventTags.NONE, threads)
        .play(from, game -> records.add(game.record()));
    return records;
  }

  private static List<GameRecord> play(MatchPlan plan, int threads) {
    return play(plan, EnginePlayers.catalogue(), 0, threads);
  }

  private Path file(List<GameRecord> records) throws IOException {
    return Files.writeString(folder.resolve("match.txt"), GameRecord.format(records));
  }

  @Test
  void strongerPlayerWinsTheMatch() {
    CrossTable scores = new CrossTable(2);
    MatchPlan plan = plan(60, 1, player("classic:9"), player("random"));
    new MatchRunner(plan, PlayerCatalogue.standard(), EventTags.NONE, 2)
        .play(
            0,
            game -> {
              scores.add(game.scheduled(), game.record().result());
              return true;
            });
    HeadToHead score = scores.headToHead(0, 1);
    assertThat(score.games()).isEqualTo(60);
    assertThat(score.pairs().pairs()).isEqualTo(30);
    assertThat(score.points()).isGreaterThan(45);
  }

  @Test
  void gamesDoNotDependOnTheNumberOfThreads() {
    MatchPlan plan = plan(20, 5, player("2"), player("random"));
    List<GameRecord> alone = play(plan, 1);
    assertThat(alone).hasSize(20).doesNotHaveDuplicates();
    assertThat(play(plan, 3)).isEqualTo(alone);
    assertThat(play(plan(20, 6, player("2"), player("random")), 1)).isNotEqualTo(alone);
  }

  @Test
  void matchResumesWhereItStopped() {
    MatchPlan plan = plan(12, 5, player("random"), player("classic:3"));
    List<GameRecord> whole = play(plan, 1);
    assertThat(play(plan, PlayerCatalogue.standard(), 5, 2)).isEqualTo(whole.subList(5, 12));
  }

  @Test
  void readsBackTheFileOfAMatch() throws IOException {
    MatchPlan plan =
        plan(8, 5, player("random"), new MatchPlayer("classic:3", MoveLimits.ofNodes(9)));
    List<GameRecord> whole = play(plan, 1);
    List<FinishedGame> read = new ArrayList<>();
    new ResumedGames(plan, file(whole)).read(read::add);
    assertThat(read).extracting(FinishedGame::record).isEqualTo(whole);
    assertThat(read)
        .extracting(FinishedGame::scheduled)
        .element(7)
        .isEqualTo(plan.scheduledGame(7));
    assertThat(ResumedGames.seed(file(whole))).contains(5L);
    assertThat(whole.getFirst().tag("BlackLimits")).contains("nodes 9");
    assertThat(whole.getFirst().tag(Opening.TAG)).contains("2");
  }

  @Test
  void reportsTheDifferenceToTheFileOfAnotherMatch() throws IOException {
    MatchPlan plan = plan(6, 5, player("random"), player("classic:3"));
    Path file = file(play(plan, 1));
    assertOther(file, plan(6, 6, player("random"), player("classic:3")), "1, Seed, 5, 6");
    assertOther(file, plan(6, 5, player("2"), player("classic:3")), "1, White, random, 2");
    MatchPlayer limited = new MatchPlayer("random", MoveLimits.ofMillis(7));
    assertOther(file, plan(6, 5, limited, player("classic:3")), "WhiteLimits, -, movetime 7");
    MatchPlan longer =
        new MatchPlan(plan.players(), 6, new Openings(TALPA, Optional.empty(), 3, 5));
    assertOther(file, longer, "OpeningPlies, 2, 3");
    assertOther(file, plan(4, 5, player("random"), player("classic:3")), "arena-too-many");
    Path mixed = file(play(plan, 1).reversed());
    assertOther(mixed, plan, "1, Round, 6, 1");
  }

  private static void assertOther(Path file, MatchPlan plan, String difference) {
    assertThatThrownBy(() -> new ResumedGames(plan, file).read(game -> {}))
        .isInstanceOf(InvalidMatchException.class)
        .hasMessageContaining(difference);
  }

  @Test
  void callerMayEndTheMatch() {
    List<FinishedGame> counted = new ArrayList<>();
    new MatchRunner(
            plan(1000, 1, player("random"), player("random")),
            PlayerCatalogue.standard(),
            EventTags.NONE,
            2)
        .play(
            0,
            game -> {
              counted.add(game);
              return counted.size() < 7;
            });
    assertThat(counted)
        .extracting(game -> game.scheduled().number())
        .containsExactly(0, 1, 2, 3, 4, 5, 6);
  }

  @Test
  void stoppedMatchCountsNoUnfinishedGame() {
    MatchRunner[] runner = new MatchRunner[1];
    Player stopping =
        turn -> {
          runner[0].stop();
          assertThat(turn.stop().isRequested()).isTrue();
          return turn.position().moveAt(0);
        };
    PlayerCatalogue catalogue =
        PlayerCatalogue.standard().withPlayer("talpa", "stopping", () -> stopping);
    runner[0] =
        new MatchRunner(
            plan(10, 1, player("stopping"), player("random")), catalogue, EventTags.NONE, 1);
    List<FinishedGame> counted = new ArrayList<>();
    runner[0].play(0, counted::add);
    assertThat(counted).isEmpty();
  }

  @Test
  void failureJustBeforeAStopDoesNotCount() {
    MatchRunner[] runner = new MatchRunner[1];
    Player failing =
        turn -> {
          CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS)
              .execute(() -> runner[0].stop());
          throw new PlayerFailureException(Message.of("reason.time"));
        };
    PlayerCatalogue catalogue =
        PlayerCatalogue.standard().withPlayer("talpa", "failing", () -> failing);
    runner[0] =
        new MatchRunner(
            plan(10, 1, player("failing"), player("random")), catalogue, EventTags.NONE, 1);
    List<FinishedGame> counted = new ArrayList<>();
    runner[0].play(0, counted::add);
    assertThat(counted).isEmpty();
  }

  @Test
  void failingPlayerLosesTheGameAndTheMatchContinues() {
    Player failing =
        turn -> {
          throw new PlayerFailureException(Message.of("reason.time"));
        };
    PlayerCatalogue catalogue =
        PlayerCatalogue.standard().withPlayer("talpa", "failing", () -> failing);
    MatchPlan plan = plan(4, 1, player("failing"), player("random"));
    List<GameRecord> records = play(plan, catalogue, 0, 1);
    assertThat(records)
        .extracting(GameRecord::result)
        .containsExactly(
            Result.SECOND_WINS, Result.FIRST_WINS, Result.SECOND_WINS, Result.FIRST_WINS);
    assertThat(records.getFirst().tag("Termination")).contains("abandoned");
  }

  @Test
  void everyGameHasNewPlayersThatAreClosed() {
    AtomicInteger open = new AtomicInteger();
    AtomicInteger made = new AtomicInteger();
    PlayerCatalogue catalogue =
        PlayerCatalogue.standard()
            .withPlayer(
                "talpa",
                "counted",
                () -> {
                  made.incrementAndGet();
                  open.incrementAndGet();
                  return new Player() {
                    @Override
                    public int chooseMove(MoveRequest turn) {
                      return turn.position().moveAt(0);
                    }

                    @Override
                    public void close() {
                      open.decrementAndGet();
                    }
                  };
                });
    play(plan(6, 1, player("counted"), player("random")), catalogue, 0, 2);
    assertThat(made).hasValue(6);
    assertThat(open).hasValue(0);
  }
}
