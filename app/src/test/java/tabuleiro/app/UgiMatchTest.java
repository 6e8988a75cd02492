package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.Ending;
import tabuleiro.play.players.ComputerPlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.support.SeededRandom;

/// The engine as a process against itself and against a random player: no timeout, no illegal move,
/// no result that contradicts the rules, and each process ends.
@Tag("full")
final class UgiMatchTest {
  private static final String FAST = "go nodes 100";

  static List<Game> boards() {
    return Games.representativeGames();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void eightGamesOfEveryBoardHaveNoIncident(Game game) throws Exception {
    match(List.of(game), 4);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("boards")
  void aThousandGamesOfEveryBoardHaveNoIncident(Game game) throws Exception {
    match(List.of(game), 500);
  }

  static List<Family> families() {
    return Games.families();
  }

  /// The same processes play one variant after the other.
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("families")
  void fourGamesOfEveryVariantHaveNoIncident(Family family) throws Exception {
    match(family.variants().stream().map(family::game).toList(), 2);
  }

  /// Plays a number of games of the engine against itself, and as many against a random player, of
  /// each game.
  private static void match(List<Game> games, int count) throws Exception {
    UgiProcess one = UgiProcess.start(Main.class, "ugi");
    UgiProcess two = UgiProcess.start(Main.class, "ugi");
    UgiProcess random = UgiProcess.start(RandomUgiEngine.class);
    List<UgiProcess> all = List.of(one, two, random);
    try {
      for (Game game : games) {
        for (UgiProcess engine : all) {
          engine.set(game.id());
        }
        new UgiMatch(game, one, two, 1, FAST).play(count);
        new UgiMatch(game, one, random, 2, FAST).play(count);
      }
      one.quit(true);
      two.quit(false);
      random.quit(true);
    } finally {
      all.forEach(UgiProcess::kill);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theEnginePlaysAsAnExternalEngine(Game game) throws Exception {
    String command = "ugi:" + UgiProcess.command(Main.class, List.of("ugi"));
    Seat one = Seat.computer("One", command);
    Seat two = Seat.computer("Two", "random");
    GameSession session = new GameSession(SessionSetup.of(game, 3, one, two), System::nanoTime);
    try (ComputerPlayers computers =
        new ComputerPlayers(
            session, EnginePlayers.catalogue(), SeededRandom.of(3), MoveLimits.ofNodes(50))) {
      while (session.ending().isEmpty()) {
        assertThat(computers.playMove(new StopSignal(), info -> {})).isEmpty();
      }
    }
    assertThat(session.ending().orElseThrow().kind()).isEqualTo(Ending.Kind.RULES);
  }

  @Test
  void quitAndTheEndOfInputEndTheProcessDuringASearch() throws Exception {
    for (boolean politely : List.of(true, false)) {
      UgiProcess engine = UgiProcess.start(Main.class, "ugi", "--game", "jostle");
      try {
        engine.say("go infinite");
        engine.isReady();
        engine.quit(politely);
      } finally {
        engine.kill();
      }
    }
  }
}
