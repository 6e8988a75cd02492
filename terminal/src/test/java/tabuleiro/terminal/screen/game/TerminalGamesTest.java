package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.RecordFile;
import tabuleiro.terminal.screen.TerminalWindow;
import tabuleiro.testkit.PseudoTerminal;

/// Plays whole games with the program in a separate process and a terminal, seen only through the
/// text of its window.
class TerminalGamesTest {
  private static final long SEED = 1;

  @TempDir Path folder;

  /// The ways to enter moves.
  enum Hand {
    KEYBOARD,
    MOUSE
  }

  @BeforeEach
  void requireTerminal() {
    String missing = PseudoTerminal.unavailableReason();
    Assumptions.assumeTrue(missing.isEmpty(), missing);
  }

  private void play(Game game, Hand hand, int columns, int rows)
      throws IOException, InterruptedException {
    String name = game.id().game();
    TerminalWindow.prefer(folder, name, game.id().variant(), Map.of());
    try (TerminalWindow window = TerminalWindow.open(folder, columns, rows)) {
      window.begin();
      SimulatedPlayer person = new SimulatedPlayer(window, game, columns, rows);
      person.look();
      RandomGenerator random = SeededRandom.of(SEED);
      for (int ply = 0; person.session().ending().isEmpty(); ply++) {
        int move = person.position().moveAt(random.nextInt(person.position().countMoves()));
        play(person, move, hand, ply);
        if (ply == 5) {
          person.resize(rows == 24 ? 133 : 80, rows == 24 ? 43 : 24);
        } else if (ply == 8) {
          person.resize(columns, rows);
        }
      }
      window.await(person.ending());
      keepScreen(game.id() + "-" + hand + "-" + columns, window.text());
      window.type("s");
      window.await("Save to file");
      window.type("game.txt\r");
      window.await("saved in game.txt");
      ParsedRecord saved = RecordFile.read(folder.resolve("game.txt")).getFirst();
      assertThat(saved.record().mainLine().moves().stream().map(move -> move.text()))
          .isEqualTo(person.session().moves());
      window.type("qq");
      window.awaitEnd(0);
    }
  }

  private static void play(SimulatedPlayer person, int move, Hand hand, int ply)
      throws IOException, InterruptedException {
    switch (hand) {
      case KEYBOARD -> {
        if (ply % 3 == 0) {
          person.go(move);
        } else {
          person.type(move);
        }
      }
      case MOUSE -> {
        if (ply % 3 == 0) {
          person.drag(move);
        } else {
          person.click(move);
        }
      }
    }
  }

  /// Writes a screen to a file for inspection.
  private static void keepScreen(String name, String text) throws IOException {
    Path screens = Files.createDirectories(Path.of("target", "screens"));
    Files.writeString(screens.resolve(name + ".txt"), text);
  }

  @Tag("full")
  @ParameterizedTest
  @CsvSource({"jostle, hex", "niju, most-3"})
  void someBoardsArePlayedByKeyboard(String family, String variant) throws Exception {
    play(Games.find(family).orElseThrow().game(variant), Hand.KEYBOARD, 80, 24);
  }

  @Test
  void aGameIsPlayedByMouse() throws Exception {
    play(Games.find("talpa").orElseThrow().game("6x6"), Hand.MOUSE, 80, 24);
  }

  static Stream<Arguments> everyBoardAndHand() {
    return Games.representativeGames().stream()
        .flatMap(game ->
            Stream.of(Hand.values())
                .flatMap(hand ->
                    Stream.of(
                        Arguments.of(game.id(), hand, 80, 24),
                        Arguments.of(game.id(), hand, 160, 50))));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("everyBoardAndHand")
  void everyBoardIsPlayed(GameId id, Hand hand, int columns, int rows) throws Exception {
    play(Games.find(id.game()).orElseThrow().game(id.variant()), hand, columns, rows);
  }
}
