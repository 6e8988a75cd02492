package tabuleiro.terminal;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.Puzzle;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.text.Messages;

/// Puzzles one after the other, in lines of text: it shows a position and asks for the one move
/// that wins, until it is found, told or left out. Not safe for several threads.
public final class ConsolePuzzles {
  private static final String ANSWER = "answer";
  private static final String NEXT = "next";

  private final Console console;
  private final List<Puzzle> puzzles;
  private int found;
  private boolean left;

  /// @param puzzles in the order in which they are shown
  public ConsolePuzzles(Console console, List<Puzzle> puzzles) {
    this.console = console;
    this.puzzles = List.copyOf(puzzles);
  }

  /// Shows all puzzles, or as many as somebody wants to see, and says how many were solved.
  public void run() {
    console.print("");
    console.printMessage("puzzle-help", name(ANSWER), name(NEXT), name("moves"), name("quit"));
    for (int i = 0; i < puzzles.size() && !left; i++) {
      show(puzzles.get(i), i + 1);
    }
    console.printMessage("puzzle-score", found, puzzles.size());
  }

  private String name(String command) {
    return console.messages().format("command." + command);
  }

  private void show(Puzzle puzzle, int number) {
    Position position = puzzle.position();
    Messages words = console.messages().forGame(position.game().id().game());
    console.print("");
    console.print(
        words.format(
            "puzzle-number", number, puzzles.size(), puzzle.difficulty(), Puzzle.MAX_DIFFICULTY));
    console.printText(Legend.format(position, words));
    console.print("");
    console.printText(PositionSummary.formatBoard(position, words, false));
    boolean isOpen = true;
    boolean isFirstTry = true;
    while (isOpen && !left) {
      Optional<String> line = console.ask(words.format("puzzle-ask", position.sideToMove()));
      if (line.isEmpty()) {
        left = true;
      } else {
        Attempt made = hear(puzzle, line.get(), words);
        found += made == Attempt.CORRECT && isFirstTry ? 1 : 0;
        isFirstTry &= made == Attempt.NONE;
        isOpen = made == Attempt.NONE || made == Attempt.WRONG;
      }
    }
  }

  private enum Attempt {
    NONE,
    WRONG,
    CORRECT,
    SKIPPED
  }

  private Attempt hear(Puzzle puzzle, String line, Messages words) {
    if (is(line, "quit")) {
      left = true;
      return Attempt.SKIPPED;
    }
    if (is(line, NEXT)) {
      return Attempt.SKIPPED;
    }
    String solution = puzzle.position().formatMove(puzzle.solution());
    if (is(line, ANSWER)) {
      console.print(words.format("puzzle-answer", solution));
      return Attempt.SKIPPED;
    }
    if (is(line, "moves")) {
      console.printText(LegalMovesText.wrap(LegalMovesText.of(puzzle.position())));
      return Attempt.NONE;
    }
    return move(puzzle, line, words);
  }

  private boolean is(String line, String command) {
    return line.equals(command) || line.equals(name(command));
  }

  private Attempt move(Puzzle puzzle, String line, Messages words) {
    Position position = puzzle.position();
    try {
      Optional<String> text =
          line.isEmpty()
              ? new StepByStepEntry(console, words, position).readMove()
              : Optional.of(line);
      if (text.isEmpty()) {
        return Attempt.NONE;
      }
      int move = position.parseMove(text.get());
      boolean isRight = move == puzzle.solution();
      console.print(
          words.format(isRight ? "puzzle-right" : "puzzle-wrong", position.formatMove(move)));
      return isRight ? Attempt.CORRECT : Attempt.WRONG;
    } catch (RulesException e) {
      console.print(words.format(e));
      return Attempt.NONE;
    }
  }
}
