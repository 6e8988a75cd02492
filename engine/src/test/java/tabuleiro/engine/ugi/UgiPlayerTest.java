package tabuleiro.engine.ugi;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.Heading;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.players.Computers;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.OutsideCommand;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.play.players.Turn;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Outside engines that do what they should not.
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
    UgiPatience patience = new UgiPatience(20_000, 5_000, 300, 3_000);
    return new UgiPlayer(OutsideCommand.parse(BadEngine.command(fault, move)), patience);
  }

  private static Turn turn(Limits limits) {
    return Turn.of(START, limits, Seeds.random(1));
  }

  private static PlayerFailure failure(Player player, Limits limits) {
    try (player) {
      return catchThrowableOfType(PlayerFailure.class, () -> player.chooseMove(turn(limits)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"good", "slow-start", "long", "twice", "deaf"})
  void aMoveIsTakenFromWhoAnswersInTime(String fault) {
    try (UgiPlayer player = player(fault, "a2a1")) {
      for (int i = 0; i < 2; i++) {
        int move = player.chooseMove(turn(Limits.ofNodes(100)));
        assertThat(START.formatMove(move)).isEqualTo("a2a1");
      }
    }
  }

  @Test
  void whatItSeesIsTold() {
    List<Thought> told = new ArrayList<>();
    try (UgiPlayer player = player("tells", "a2a1")) {
      player.chooseMove(
          new Turn(START, Limits.ofNodes(100), Seeds.random(1), new Stop(), told::add));
    }
    assertThat(told).singleElement().extracting(Thought::score).isEqualTo(Score.win(3));
    assertThat(told.getFirst().texts(START)).containsExactly("a2a1");
  }

  @ParameterizedTest
  @CsvSource({
    "nonsense, a2a1, java answered no move: '?'",
    "empty, a2a1, java answered no move: ''",
    "good, none, java answered no move: 'none'",
    "good, a1a2, java played 'a1a2': a1 holds Blue's piece; Red is to move",
    "dies, a2a1, java has ended by itself",
    "hangs, a2a1, 'java gave no move within 400 ms'",
    "floods, a2a1, 'java gave no move within 400 ms'",
  })
  void aBadAnswerHasAReason(String fault, String move, String reason) {
    PlayerFailure failure = failure(player(fault, move), Limits.ofMillis(100));
    assertThat(Messages.of(Language.ENGLISH).forGame("talpa").say(failure.phrase()))
        .startsWith(reason);
    assertThat(Messages.of(Language.PORTUGUESE).forGame("talpa").say(failure.phrase()))
        .isNotBlank();
  }

  @Test
  void whoKeepsSilentFromTheBeginningHasFailed() {
    UgiPatience patience = new UgiPatience(1_000, 1_000, 300, 3_000);
    OutsideCommand command = OutsideCommand.parse(BadEngine.command("silent", "a2a1"));
    PlayerFailure failure = failure(new UgiPlayer(command, patience), Limits.ofMillis(100));
    assertThat(Messages.of(Language.ENGLISH).say(failure.phrase()))
        .isEqualTo("java did not answer 'ugi' within 1,000 ms");
  }

  @Test
  void aProgramThatIsNotThereHasFailed() {
    PlayerFailure failure =
        failure(new UgiPlayer(OutsideCommand.parse("/no/such/program")), Limits.NONE);
    assertThat(Messages.of(Language.ENGLISH).say(failure.phrase()))
        .isEqualTo("program cannot be started");
  }

  @Test
  void itStopsWhenItIsToldTo() {
    Stop stop = new Stop();
    stop.request();
    try (UgiPlayer player = player("obeys-stop", "a2a1")) {
      Turn turn = new Turn(START, Limits.ofDepth(50), Seeds.random(1), stop, thought -> {});
      assertThat(START.formatMove(player.chooseMove(turn))).isEqualTo("a2a1");
    }
  }

  @Test
  void whatItHasStartedEndsWithIt() {
    try (UgiPlayer player = player("deaf-parent", "a2a1")) {
      player.chooseMove(turn(Limits.ofNodes(100)));
      assertThat(descendants().filter(p -> !before.contains(p.pid()))).hasSize(2);
    }
  }

  @Test
  void whoFailsLosesTheGameWithTheReasonInTheRecord() {
    Seat one = Seat.computer("One", "ugi:" + BadEngine.command("dies", "a2a1"));
    Seat two = Seat.computer("Two", "random");
    Table table = new Table(TableSetup.of(GAME, 1, one, two), System::nanoTime);
    try (Computers computers =
        new Computers(table, EnginePlayers.catalogue(), Seeds.random(1), Limits.ofMillis(100))) {
      assertThat(computers.playMove(new Stop(), thought -> {})).isPresent();
    }
    assertThat(table.ending().orElseThrow().line()).isEqualTo("result 0-1 (abandoned)");
    assertThat(table.record(Heading.NONE).format()).contains("{One: java has ended by itself}");
  }
}
