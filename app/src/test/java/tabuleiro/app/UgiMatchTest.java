package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.Ending;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.players.Computers;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Stop;
import tabuleiro.rules.Game;
import tabuleiro.rules.Seeds;

/// The engine as a process against itself and against a random player: no time-out, no illegal
/// move, no result but that of the rules, and no process left.
final class UgiMatchTest {
  private static final String FAST = "go nodes 100";

  static List<Game> boards() {
    return Games.boards();
  }

  static Stream<Game> variants() {
    return Games.families().stream()
        .flatMap(family -> family.featuredVariants().stream().map(family::game));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void twentyGamesOfEveryBoardHaveNoIncident(Game game) throws Exception {
    match(game, 10, FAST);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("boards")
  void aThousandGamesOfEveryBoardHaveNoIncident(Game game) throws Exception {
    match(game, 500, FAST);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("variants")
  void someGamesOfEveryVariantHaveNoIncident(Game game) throws Exception {
    match(game, 4, FAST);
  }

  /// Plays so many games of the engine against itself, and as many against a random player.
  private static void match(Game game, int games, String go) throws Exception {
    Set<Long> before = processes();
    UgiProcess one = start(Main.class, List.of("ugi"), game);
    UgiProcess two = start(Main.class, List.of("ugi"), game);
    UgiProcess random = start(RandomUgi.class, List.of(), game);
    List<UgiProcess> all = List.of(one, two, random);
    try {
      new UgiMatch(game, one, two, 1, go).play(games);
      new UgiMatch(game, one, random, 2, go).play(games);
      one.quit(true);
      two.quit(false);
      random.quit(true);
    } finally {
      all.forEach(UgiProcess::kill);
    }
    assertThat(processes()).isEqualTo(before);
  }

  private static UgiProcess start(Class<?> main, List<String> arguments, Game game)
      throws Exception {
    return UgiProcess.start(main, arguments, game.id().game(), game.id().variant());
  }

  private static Set<Long> processes() {
    return new HashSet<>(ProcessHandle.current().descendants().map(ProcessHandle::pid).toList());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void ourEngineIsSeatedAsAnOutsideEngine(Game game) throws Exception {
    String command = "ugi:" + UgiProcess.command(Main.class, List.of("ugi"));
    Seat one = Seat.computer("One", command);
    Seat two = Seat.computer("Two", "random");
    Table table = new Table(TableSetup.of(game, 3, one, two), System::nanoTime);
    try (Computers computers =
        new Computers(table, EnginePlayers.catalogue(), Seeds.random(3), Limits.ofNodes(50))) {
      while (table.ending().isEmpty()) {
        assertThat(computers.playMove(new Stop(), thought -> {})).isEmpty();
      }
    }
    assertThat(table.ending().orElseThrow().kind()).isEqualTo(Ending.Kind.RULES);
  }

  @Test
  void quitAndTheEndOfInputEndTheProcessDuringASearch() throws Exception {
    Game game = Games.boards().getLast();
    for (boolean politely : List.of(true, false)) {
      UgiProcess engine = start(Main.class, List.of("ugi", "--game", "jostle"), game);
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
