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
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

final class ComputerPlayersTest {
  private static final Game GAME = Games.find("talpa").orElseThrow().game("4x4");

  private final AtomicLong now = new AtomicLong();

  private GameSession session(String second, String clock) {
    Seat one = Seat.computer("One", "random");
    Seat two = Seat.computer("Two", second);
    TimeControls setting = TimeControls.parse(clock);
    return new GameSession(
        new SessionSetup(GAME.start(1), OptionalLong.empty(), one, two, setting), now::get);
  }

  private static ComputerPlayers computers(GameSession session, Player other) {
    PlayerCatalogue catalogue =
        PlayerCatalogue.standard().withPlayer("talpa", "other", () -> other);
    return new ComputerPlayers(session, catalogue, SeededRandom.of(1), MoveLimits.NONE);
  }

  private static Optional<PlayerFailureException> playOn(GameSession session, Player other) {
    try (ComputerPlayers computers = computers(session, other)) {
      Optional<PlayerFailureException> failure = Optional.empty();
      while (session.ending().isEmpty()) {
        failure = computers.playMove(new StopSignal(), info -> {});
      }
      return failure;
    }
  }

  /// Creating a player may take longer than a move.
  @Test
  void startingThePlayersTakesNoTimeFromThem() {
    GameSession session = session("slow", "1s/move");
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
        new ComputerPlayers(session, catalogue, SeededRandom.of(1), MoveLimits.NONE)) {
      computers.prepare();
      assertThat(now).hasValue(5_000_000_000L);
      assertThat(session.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(1));
      assertThat(session.clock().runningSide()).contains(Side.FIRST);
      assertThat(session.ending()).isEmpty();
    }
  }

  private static Player failing(PlayerFailureException failure) {
    return turn -> {
      throw failure;
    };
  }

  @Test
  void playersPlayToTheEnd() {
    GameSession session = session("random", "off");
    assertThat(playOn(session, new RandomPlayer())).isEmpty();
    assertThat(session.position().outcome().isOver()).isTrue();
  }

  @Test
  void aPlayerThatFailsHasLostAndTheRecordSaysWhy() {
    GameSession session = session("other", "off");
    PlayerFailureException failure =
        new PlayerFailureException(Message.of("outside.ended", "Engine}"));
    assertThat(playOn(session, failing(failure))).contains(failure);
    assertThat(session.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (abandoned)");
    GameRecord record = session.toRecord(EventTags.NONE);
    assertThat(record.mainLine().moves().getFirst().annotations())
        .hasToString("[Comment[text=[%failure crash] Two: Engine  has ended by itself]]");
    assertThat(GameRecord.parse(record.format()).getFirst().record()).isEqualTo(record);
  }

  @Test
  void aPlayerThatIsLateHasLostOnTime() {
    GameSession session = session("other", "off");
    playOn(
        session,
        failing(
            new PlayerFailureException(
                PlayerFailure.TIME, Message.of("outside.late", "Engine", 100))));
    assertThat(session.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (time)");
  }

  @Test
  void aMoveAfterTheClockHasFallenIsNotPlayed() {
    GameSession session = session("other", "1s");
    Player slow =
        turn -> {
          now.addAndGet(2_000_000_000L);
          return turn.position().moveAt(0);
        };
    assertThat(playOn(session, slow)).isEmpty();
    assertThat(session.moves()).hasSize(1);
    assertThat(session.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (time)");
  }

  @Test
  void aFailureAfterTheClockHasFallenIsStillExplained() {
    GameSession session = session("other", "1s");
    PlayerFailureException failure =
        new PlayerFailureException(Message.of("outside.ended", "Engine"));
    Player dying =
        turn -> {
          now.addAndGet(2_000_000_000L);
          throw failure;
        };
    assertThat(playOn(session, dying)).contains(failure);
    assertThat(session.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (time)");
    assertThat(session.toRecord(EventTags.NONE).format()).contains("Engine has ended by itself");
  }

  @Test
  void ofTheTimeForAMoveSomeIsKept() {
    GameSession session = session("other", "1s/move");
    List<MoveLimits> seen = new ArrayList<>();
    Player asked =
        turn -> {
          seen.add(turn.limits());
          return turn.position().moveAt(0);
        };
    session.play(Side.FIRST, session.position().moveAt(0));
    try (ComputerPlayers computers = computers(session, asked)) {
      computers.chooseMove(new StopSignal(), info -> {});
    }
    assertThat(seen).containsExactly(MoveLimits.ofMillis(750));
  }

  @Test
  void theTableMayChangeWhileAPlayerThinks() {
    GameSession session = session("other", "off");
    session.play(Side.FIRST, session.position().moveAt(0));
    Position before = session.position();
    List<Position> seen = new ArrayList<>();
    Player asked =
        turn -> {
          seen.add(turn.position());
          return turn.position().moveAt(0);
        };
    try (ComputerPlayers computers = computers(session, asked)) {
      Supplier<Integer> thinking = computers.prepareMove(new StopSignal(), info -> {});
      session.takeBack(Side.FIRST);
      assertThat(thinking.get()).isEqualTo(before.moveAt(0));
    }
    assertThat(seen).containsExactly(before);
  }
}
