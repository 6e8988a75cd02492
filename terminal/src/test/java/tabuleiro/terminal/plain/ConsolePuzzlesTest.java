package tabuleiro.terminal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.rules.Position;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class ConsolePuzzlesTest {
  private static final Position POSITION =
      Games.find("talpa").orElseThrow().game("3x3").parse("1br/1bb/rbr r");

  private static String shown(Language language, String... typed) {
    return shown(new Puzzle(POSITION, POSITION.parseMove("a1b1"), 2), language, typed);
  }

  private static String shown(Puzzle puzzle, Language language, String... typed) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BufferedReader in = new BufferedReader(new StringReader(String.join("\n", typed)));
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    Console console = new Console(Messages.of(language), in, print, true, Path.of("target"));
    new ConsolePuzzles(console, List.of(puzzle, puzzle)).run();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aSolutionAtTheFirstAttemptCounts() {
    assertThat(shown(Language.ENGLISH, "a1b1", "a1b1"))
        .contains("Puzzle 1 of 2, difficulty 2 of 5", "Red to move and win: a1b1")
        .contains("a1b1 wins. Correct!")
        .endsWith("Solved at the first attempt: 2 of 2\n");
  }

  @Test
  void aSolutionAfterAMissDoesNotCount() {
    assertThat(shown(Language.ENGLISH, "c1b1", "a1b1", "a1b1"))
        .contains("c1b1 does not win. Try again.", "a1b1 wins. Correct!")
        .endsWith("Solved at the first attempt: 1 of 2\n");
  }

  @Test
  void anIllegalMoveIsNotAnAttempt() {
    assertThat(shown(Language.ENGLISH, "a1a2", "nonsense", "a1b1", "quit"))
        .contains("rule")
        .endsWith("Solved at the first attempt: 1 of 2\n");
  }

  @Test
  void theAnswerIsShownAndPuzzlesCanBeSkipped() {
    assertThat(shown(Language.PORTUGUESE, "resposta", "seguinte"))
        .contains("A jogada que ganha é a1b1.")
        .endsWith("Resolvidos à primeira tentativa: 0 de 2\n");
    assertThat(shown(Language.ENGLISH, "moves", "answer", "next"))
        .contains("c1b1", "c3b3", "The winning move is a1b1.");
  }

  @Test
  void theMotifIsPartOfTheTask() {
    Position jostle = Games.find("jostle").orElseThrow().game("6x6").parse("5b/6/6/6/6/r1r3 r");
    Puzzle puzzle = new Puzzle(jostle, jostle.parseMove("c1b1"), 1);
    assertThat(shown(puzzle, Language.ENGLISH))
        .contains("Make the last move that either side has.");
    assertThat(shown(puzzle, Language.PORTUGUESE))
        .contains("Faça a última jogada que resta aos dois lados.");
    assertThat(shown(Language.ENGLISH)).doesNotContain("Make the last move");
  }

  @Test
  void theEndOfInputEndsThePuzzles() {
    assertThat(shown(Language.ENGLISH)).endsWith("Solved at the first attempt: 0 of 2\n");
  }
}
