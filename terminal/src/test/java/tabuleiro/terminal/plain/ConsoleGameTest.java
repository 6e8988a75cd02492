package tabuleiro.terminal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Games;
import tabuleiro.play.Ending;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.text.Language;

/// Lines that are typed while a computer player is thinking.
@Timeout(60)
class ConsoleGameTest {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game("3x3");
  private static final Seat ANA = Seat.human("Ana");
  private static final Seat SLOW = Seat.computer("Slow", "slow");

  private final SlowPlayer slow = new SlowPlayer();
  private final TypedScreen screen = new TypedScreen(Language.ENGLISH);

  @TempDir Path folder;

  @AfterEach
  void endInput() {
    screen.close();
  }

  private static GameSession session(Seat first, Seat second, TimeControls clock) {
    return session(first, second, clock, System::nanoTime);
  }

  private static GameSession session(
      Seat first, Seat second, TimeControls clock, LongSupplier nanoTime) {
    return new GameSession(
        new SessionSetup(TALPA.start(1), OptionalLong.of(1), first, second, clock), nanoTime);
  }

  private CompletableFuture<Ending> play(GameSession session, MoveLimits hint) {
    PlayerCatalogue players =
        PlayerCatalogue.standard()
            .withPlayer("talpa", "slow", () -> slow)
            .withPlayer("talpa", "dead", ConsoleGameTest::deadPlayer);
    ComputerSettings computerSettings = new ComputerSettings(players, MoveLimits.NONE, hint);
    ConsoleGame game =
        new ConsoleGame(
            screen.console(), session, EventTags.NONE, computerSettings, SeededRandom.of(1));
    return CompletableFuture.supplyAsync(game::play);
  }

  private CompletableFuture<Ending> play(GameSession session) {
    return play(session, MoveLimits.ofNodes(500));
  }

  private static Player deadPlayer() {
    return turn -> {
      throw new PlayerFailureException(Message.of("outside.ended", "Dead"));
    };
  }

  private static Ending end(CompletableFuture<Ending> game) throws Exception {
    return game.get(60, TimeUnit.SECONDS);
  }

  @Test
  void aHumanCanResignWhileTheComputerThinks() throws Exception {
    CompletableFuture<Ending> game = play(session(ANA, SLOW, TimeControls.none()));
    screen.type("a1b1");
    SlowPlayer.await(slow.asked);
    screen.type("resign");
    screen.type("yes");
    assertThat(end(game)).isEqualTo(Ending.resignation(Side.FIRST));
    assertThat(screen.text()).contains("Slow (Blue) wins: Red resigned");
    SlowPlayer.await(slow.stopped);
    assertThat(slow.closed.availablePermits()).as("it was closed").isOne();
  }

  @Test
  void aHumanCanTakeBackWhileTheComputerThinks() throws Exception {
    GameSession session = session(ANA, SLOW, TimeControls.none());
    CompletableFuture<Ending> game = play(session);
    screen.type("a1b1");
    SlowPlayer.await(slow.asked);
    screen.type("undo");
    SlowPlayer.await(slow.stopped);
    screen.await("Ana (Red), your move:", 2);
    screen.type("a3b3");
    SlowPlayer.await(slow.asked);
    slow.allowed.release();
    screen.await("Ana (Red), your move:", 3);
    screen.type("quit");
    screen.type("yes");
    assertThat(end(game)).isEqualTo(Ending.unfinished());
    assertThat(session.moves()).hasSize(2).startsWith("a3b3");
  }

  @Test
  void aHumanCanLeaveWhileTheComputerThinks() throws Exception {
    CompletableFuture<Ending> game = play(session(ANA, SLOW, TimeControls.none()));
    screen.type("a1b1");
    SlowPlayer.await(slow.asked);
    screen.type("quit");
    screen.type("yes");
    assertThat(end(game)).isEqualTo(Ending.unfinished());
    SlowPlayer.await(slow.stopped);
  }

  @Test
  void theEndOfInputLeavesWhileTheComputerThinks() throws Exception {
    CompletableFuture<Ending> game = play(session(ANA, SLOW, TimeControls.none()));
    screen.type("a1b1");
    SlowPlayer.await(slow.asked);
    screen.close();
    assertThat(end(game)).isEqualTo(Ending.unfinished());
  }

  @Test
  void otherCommandsLeaveItThinking() throws Exception {
    GameSession session = session(ANA, SLOW, TimeControls.none());
    CompletableFuture<Ending> game = play(session);
    Path file = folder.resolve("game.txt");
    screen.type("a1b1");
    SlowPlayer.await(slow.asked);
    screen.type("moves b2");
    screen.await("no legal move begins at b2", 1);
    screen.type("draw");
    screen.await("Slow declines the draw", 1);
    screen.type("save " + file);
    screen.await("saved in", 1);
    screen.type("help");
    screen.await("hint: ask the engine for a move", 1);
    slow.allowed.release();
    screen.await("Slow (Blue) plays", 1);
    assertThat(Files.readString(file)).contains("1. a1b1 *");
    screen.type("resign");
    screen.type("yes");
    end(game);
    assertThat(slow.stopped.availablePermits()).as("it was never stopped").isZero();
  }

  @Test
  void movesAndHintsNeedTheHumansTurn() throws Exception {
    CompletableFuture<Ending> game = play(session(ANA, SLOW, TimeControls.none()));
    screen.type("a1b1");
    SlowPlayer.await(slow.asked);
    screen.type("b1b2");
    screen.await("it is the turn of Blue", 1);
    screen.type("hint");
    screen.await("it is the turn of Blue", 2);
    screen.type("");
    screen.await("it is the turn of Blue", 3);
    screen.type("resign");
    screen.type("yes");
    assertThat(end(game)).isEqualTo(Ending.resignation(Side.FIRST));
  }

  @Test
  void nothingCanBeTakenBackBeforeTheHumanHasMoved() throws Exception {
    CompletableFuture<Ending> game = play(session(SLOW, ANA, TimeControls.none()));
    SlowPlayer.await(slow.asked);
    screen.type("undo");
    screen.await("there is no move to take back", 1);
    screen.type("resign");
    screen.type("yes");
    assertThat(end(game)).isEqualTo(Ending.resignation(Side.SECOND));
  }

  @Test
  void aSpectatorCanOnlyLeave() throws Exception {
    CompletableFuture<Ending> game = play(session(SLOW, SLOW, TimeControls.none()));
    SlowPlayer.await(slow.asked);
    for (String command : new String[] {"resign", "undo", "draw", "b1b2"}) {
      screen.type(command);
    }
    screen.await("you are a spectator of this game; type quit to leave it", 4);
    screen.type("quit");
    assertThat(end(game)).isEqualTo(Ending.unfinished());
  }

  @Test
  void progressIsPrinted() throws Exception {
    CompletableFuture<Ending> game = play(session(ANA, SLOW, TimeControls.none()));
    screen.type("a1b1");
    screen.await("\nSlow is thinking: depth 4, score +35: ", 2);
    screen.type("resign");
    screen.type("yes");
    end(game);
    assertThat(screen.text())
        .as("nothing that was typed is written over")
        .doesNotContainPattern("\r[^\n]");
  }

  @Test
  void aComputerThatThinksTooLongLosesOnTime() throws Exception {
    TimeControls clock = TimeControls.same(new TimeControl.PerMove(Duration.ofMillis(300)));
    AtomicLong nanoTime = new AtomicLong();
    CompletableFuture<Ending> game = play(session(SLOW, ANA, clock, nanoTime::get));
    SlowPlayer.await(slow.asked);
    nanoTime.set(Duration.ofMillis(300).toNanos());
    assertThat(end(game)).isEqualTo(Ending.timeout(Side.FIRST));
    SlowPlayer.await(slow.stopped);
  }

  @Test
  void aComputerThatFailsLosesAndTheReasonIsPrinted() throws Exception {
    GameSession session = session(ANA, Seat.computer("Dead", "dead"), TimeControls.none());
    CompletableFuture<Ending> game = play(session);
    screen.type("a1b1");
    assertThat(end(game).winner()).contains(Side.FIRST);
    assertThat(screen.text()).contains("Dead: Dead has ended by itself");
  }

  @Test
  void aHintNamesTheEnginesMove() throws Exception {
    CompletableFuture<Ending> game = play(session(ANA, SLOW, TimeControls.none()));
    screen.type("hint");
    screen.await("Ana (Red), your move:", 2);
    assertThat(screen.text())
        .containsPattern("Level 9 would play [a-c1-3]+ \\(.*, depth [0-9]+\\): [a-c1-3]+");
    screen.type("resign");
    screen.type("yes");
    end(game);
  }

  @Test
  void theNextLineInterruptsAHint() throws Exception {
    Game large = Games.find("morelli").orElseThrow().game("13");
    SessionSetup setup =
        new SessionSetup(large.start(1), OptionalLong.of(1), ANA, ANA, TimeControls.none());
    CompletableFuture<Ending> game =
        play(new GameSession(setup, System::nanoTime), MoveLimits.NONE);
    screen.type("hint");
    screen.await("Level 9 is thinking: depth", 1);
    screen.type("");
    screen.await("Level 9 would play", 1);
    screen.type("hint");
    screen.type("resign");
    screen.type("yes");
    assertThat(end(game)).isEqualTo(Ending.resignation(Side.FIRST));
  }
}
