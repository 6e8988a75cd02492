package tabuleiro.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

final class ComputerPlayersTest {
  private static final Game GAME = Games.find("talpa").orElseThrow().game("4x4");

  private final AtomicLong now = new AtomicLong();

  private Table table(String second, String clock) {
    Seat one = Seat.computer("One", "random");
    Seat two = Seat.computer("Two", second);
    TimeControls setting = TimeControls.parse(clock);
    return new Table(
        new TableSetup(GAME.start(1), OptionalLong.empty(), one, two, setting), now::get);
  }

  private static ComputerPlayers computers(Table table, Player other) {
    PlayerCatalogue catalogue =
        PlayerCatalogue.standard().withPlayer("talpa", "other", () -> other);
    return new ComputerPlayers(table, catalogue, SeededRandom.of(1), MoveLimits.NONE);
  }

  private static Optional<PlayerFailureException> playOn(Table table, Player other) {
    try (ComputerPlayers computers = computers(table, other)) {
      Optional<PlayerFailureException> failure = Optional.empty();
      while (table.ending().isEmpty()) {
        failure = computers.playMove(new StopSignal(), info -> {});
      }
      return failure;
    }
  }

  /// Creating a player may take longer than a move.
  @Test
  void startingThePlayersTakesNoTimeFromThem() {
    Table table = table("slow", "1s/move");
    PlayerCatalogue catalogue =
        PlayerCatalogue.standard()
            .withPlayer(
                "talpa",
                "slow",
                () -> {
                  now.addAndGet(5_000_000_000L);
                  return turn -> turn.position().moveAt(0);
                });
    try (ComputerPlayers computers =
        new ComputerPlayers(table, catalogue, SeededRandom.of(1), MoveLimits.NONE)) {
      computers.prepare();
      assertThat(now).hasValue(5_000_000_000L);
      assertThat(table.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(1));
      assertThat(table.clock().runningSide()).contains(Side.FIRST);
      assertThat(table.ending()).isEmpty();
    }
  }

  private static Player failing(PlayerFailureException failure) {
    return turn -> {
      throw failure;
    };
  }

  @Test
  void playersPlayToTheEnd() {
    Table table = table("random", "off");
    assertThat(playOn(table, new RandomPlayer())).isEmpty();
    assertThat(table.position().outcome().isOver()).isTrue();
  }

  @Test
  void aPlayerThatFailsHasLostAndTheRecordSaysWhy() {
    Table table = table("other", "off");
    PlayerFailureException failure =
        new PlayerFailureException(Message.of("outside.ended", "Engine}"));
    assertThat(playOn(table, failing(failure))).contains(failure);
    assertThat(table.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (abandoned)");
    GameRecord record = table.toRecord(EventTags.NONE);
    assertThat(record.mainLine().moves().getFirst().annotations())
        .hasToString("[Comment[text=[%failure crash] Two: Engine  has ended by itself]]");
    assertThat(GameRecord.parse(record.format()).getFirst().record()).isEqualTo(record);
  }

  @Test
  void aPlayerThatIsLateHasLostOnTime() {
    Table table = table("other", "off");
    playOn(
        table,
        failing(
            new PlayerFailureException(
                PlayerFailure.TIME, Message.of("outside.late", "Engine", 100))));
    assertThat(table.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (time)");
  }

  @Test
  void aMoveAfterTheClockHasFallenIsNotPlayed() {
    Table table = table("other", "1s");
    Player slow =
        turn -> {
          now.addAndGet(2_000_000_000L);
          return turn.position().moveAt(0);
        };
    assertThat(playOn(table, slow)).isEmpty();
    assertThat(table.moves()).hasSize(1);
    assertThat(table.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (time)");
  }

  @Test
  void aFailureAfterTheClockHasFallenIsStillExplained() {
    Table table = table("other", "1s");
    PlayerFailureException failure =
        new PlayerFailureException(Message.of("outside.ended", "Engine"));
    Player dying =
        turn -> {
          now.addAndGet(2_000_000_000L);
          throw failure;
        };
    assertThat(playOn(table, dying)).contains(failure);
    assertThat(table.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (time)");
    assertThat(table.toRecord(EventTags.NONE).format()).contains("Engine has ended by itself");
  }

  @Test
  void ofTheTimeForAMoveSomeIsKept() {
    Table table = table("other", "1s/move");
    List<MoveLimits> seen = new ArrayList<>();
    Player asked =
        turn -> {
          seen.add(turn.limits());
          return turn.position().moveAt(0);
        };
    table.play(Side.FIRST, table.position().moveAt(0));
    try (ComputerPlayers computers = computers(table, asked)) {
      computers.chooseMove(new StopSignal(), info -> {});
    }
    assertThat(seen).containsExactly(MoveLimits.ofMillis(750));
  }

  @Test
  void theTableMayChangeWhileAPlayerThinks() {
    Table table = table("other", "off");
    table.play(Side.FIRST, table.position().moveAt(0));
    Position before = table.position();
    List<Position> seen = new ArrayList<>();
    Player asked =
        turn -> {
          seen.add(turn.position());
          return turn.position().moveAt(0);
        };
    try (ComputerPlayers computers = computers(table, asked)) {
      Supplier<Integer> thinking = computers.prepareMove(new StopSignal(), info -> {});
      table.takeBack(Side.FIRST);
      assertThat(thinking.get()).isEqualTo(before.moveAt(0));
    }
    assertThat(seen).containsExactly(before);
  }
}
