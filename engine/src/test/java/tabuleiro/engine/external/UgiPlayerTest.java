package tabuleiro.engine.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.players.ComputerPlayers;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// External engines, correct and faulty ones.
@ResourceLock("child processes, which it counts")
final class UgiPlayerTest {
  private static final Game GAME = Games.find("talpa").orElseThrow().game("4x4");
  private static final Position START = GAME.start(1);

  private Set<Long> before = Set.of();

  private static Stream<ProcessHandle> descendants() {
    return ProcessHandle.current().descendants().filter(ProcessHandle::isAlive);
  }

  @BeforeEach
  void countProcesses() {
    before = new HashSet<>(descendants().map(ProcessHandle::pid).toList());
  }

  @AfterEach
  void noProcessIsLeft() {
    List<ProcessHandle> left = descendants().filter(p -> !before.contains(p.pid())).toList();
    left.forEach(process -> process.onExit().join());
    assertThat(descendants().map(ProcessHandle::pid)).allMatch(before::contains);
  }

  private static UgiPlayer player(String fault, String move) {
    UgiTimeouts timeouts = new UgiTimeouts(20_000, 5_000, 300, 3_000);
    return new UgiPlayer(EngineCommand.parse(FaultyEngine.command(fault, move)), timeouts);
  }

  private static MoveRequest request(MoveLimits limits) {
    return MoveRequest.of(START, limits, SeededRandom.of(1));
  }

  private static PlayerFailureException failure(Player player, MoveLimits limits) {
    try (player) {
      return catchThrowableOfType(
          PlayerFailureException.class, () -> player.chooseMove(request(limits)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"good", "slow-start", "long", "twice", "deaf"})
  void moveIsAcceptedFromAnEngineThatAnswersInTime(String fault) {
    try (UgiPlayer player = player(fault, "a2a1")) {
      for (int i = 0; i < 2; i++) {
        int move = player.chooseMove(request(MoveLimits.ofNodes(100)));
        assertThat(START.formatMove(move)).isEqualTo("a2a1");
      }
    }
  }

  @Test
  void progressIsForwardedToTheListener() {
    List<SearchInfo> reported = new ArrayList<>();
    try (UgiPlayer player = player("tells", "a2a1")) {
      player.chooseMove(
          new MoveRequest(
              START, MoveLimits.ofNodes(100), SeededRandom.of(1), new StopSignal(), reported::add));
    }
    assertThat(reported).singleElement().extracting(SearchInfo::score).isEqualTo(Score.win(3));
    assertThat(reported.getFirst().moveTexts(START)).containsExactly("a2a1");
  }

  @ParameterizedTest
  @CsvSource({
    "nonsense, a2a1, 10000, java answered no move: '?'",
    "empty, a2a1, 10000, java answered no move: ''",
    "good, none, 10000, java answered no move: 'none'",
    "good, a1a2, 10000, java played 'a1a2': a1 holds Blue's piece; Red is to move",
    "dies, a2a1, 10000, java has ended by itself",
    "hangs, a2a1, 100, 'java gave no move within 400 ms'",
    "floods, a2a1, 100, 'java gave no move within 400 ms'",
  })
  void badAnswerIsReportedWithItsReason(String fault, String move, long millis, String reason) {
    PlayerFailureException failure = failure(player(fault, move), MoveLimits.ofMillis(millis));
    assertThat(Messages.of(Language.ENGLISH).forGame("talpa").format(failure.problem()))
        .startsWith(reason);
    assertThat(Messages.of(Language.PORTUGUESE).forGame("talpa").format(failure.problem()))
        .isNotBlank();
  }

  @Test
  void silentEngineIsAFailure() {
    UgiTimeouts timeouts = new UgiTimeouts(1_000, 1_000, 300, 3_000);
    EngineCommand command = EngineCommand.parse(FaultyEngine.command("silent", "a2a1"));
    PlayerFailureException failure =
        failure(new UgiPlayer(command, timeouts), MoveLimits.ofMillis(100));
    assertThat(Messages.of(Language.ENGLISH).format(failure.problem()))
        .isEqualTo("java did not answer 'ugi' within 1,000 ms");
  }

  @Test
  void missingProgramIsAFailure() {
    PlayerFailureException failure =
        failure(new UgiPlayer(EngineCommand.parse("/no/such/program")), MoveLimits.NONE);
    assertThat(Messages.of(Language.ENGLISH).format(failure.problem()))
        .isEqualTo("program cannot be started: there is no such program");
  }

  @Test
  void stopIsForwardedToTheEngine() {
    StopSignal stop = new StopSignal();
    stop.request();
    try (UgiPlayer player = player("obeys-stop", "a2a1")) {
      MoveRequest turn =
          new MoveRequest(START, MoveLimits.ofDepth(50), SeededRandom.of(1), stop, info -> {});
      assertThat(START.formatMove(player.chooseMove(turn))).isEqualTo("a2a1");
    }
  }

  @Test
  void childProcessesEndWithTheEngine() {
    try (UgiPlayer player = player("deaf-parent", "a2a1")) {
      player.chooseMove(request(MoveLimits.ofNodes(100)));
      assertThat(descendants().filter(p -> !before.contains(p.pid()))).hasSize(2);
    }
  }

  @Test
  void failingEngineForfeitsWithTheReasonInTheRecord() {
    Seat one = Seat.computer("One", "ugi:" + FaultyEngine.command("dies", "a2a1"));
    Seat two = Seat.computer("Two", "random");
    GameSession session = new GameSession(SessionSetup.of(GAME, 1, one, two), System::nanoTime);
    try (ComputerPlayers computers =
        new ComputerPlayers(
            session, EnginePlayers.catalogue(), SeededRandom.of(1), MoveLimits.ofMillis(10_000))) {
      assertThat(computers.playMove(new StopSignal(), info -> {})).isPresent();
    }
    assertThat(session.ending().orElseThrow().formatResult()).isEqualTo("result 0-1 (abandoned)");
    assertThat(session.toRecord(EventTags.NONE).format())
        .contains("{[%failure crash] One: java has ended by itself}");
  }

  @Test
  void limitsAreSent() {
    assertThat(UgiPlayer.formatGo(MoveLimits.NONE)).isEqualTo("go infinite");
    assertThat(UgiPlayer.formatGo(MoveLimits.ofDepth(2).withNodes(7)))
        .isEqualTo("go nodes 7 depth 2");
    assertThat(UgiPlayer.formatGo(MoveLimits.ofClock(900, 10)))
        .isEqualTo("go p1time 900 p2time 900 p1inc 10 p2inc 10");
  }
}
