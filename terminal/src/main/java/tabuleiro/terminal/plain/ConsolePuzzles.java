package tabuleiro.terminal.plain;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.terminal.common.LegalMovesText;
import tabuleiro.terminal.common.Legend;
import tabuleiro.text.Messages;

/// Presents puzzles one after another in lines of text: shows a position and asks for the only
/// winning move, until the user finds it, asks for it or skips the puzzle. Not thread-safe.
public final class ConsolePuzzles {
  private static final String ANSWER = "answer";
  private static final String NEXT = "next";

  private final Console console;
  private final List<Puzzle> puzzles;
  private int found;
  private boolean hasQuit;

  /// @param puzzles the puzzles in the order in which they are shown
  public ConsolePuzzles(Console console, List<Puzzle> puzzles) {
    this.console = console;
    this.puzzles = List.copyOf(puzzles);
  }

  /// Shows the puzzles until the last one or until the user quits, and prints how many were solved.
  public void run() {
    console.print("");
    console.printMessage("puzzle-help", name(ANSWER), name(NEXT), name("moves"), name("quit"));
    for (int i = 0; i < puzzles.size() && !hasQuit; i++) {
      show(puzzles.get(i), i + 1);
    }
    console.printMessage("puzzle-score", found, puzzles.size());
  }

  private String name(String command) {
    return console.messages().format("command." + command);
  }

  private void show(Puzzle puzzle, int number) {
    Position position = puzzle.position();
    Messages messages = console.messages().forGame(position.game().id().game());
    console.print("");
    console.print(
        messages.format(
            "puzzle-number", number, puzzles.size(), puzzle.difficulty(), Puzzle.MAX_DIFFICULTY));
    for (String motif : puzzle.motifs()) {
      console.print(messages.format("motif." + motif + ".task"));
    }
    console.printText(Legend.format(position, messages));
    console.print("");
    console.printDrawing(PositionSummary.formatBoard(position, messages, false));
    boolean isOpen = true;
    boolean isFirstTry = true;
    while (isOpen && !hasQuit) {
      Optional<String> line =
          console.ask(
              messages.format(
                  puzzle.messageKey("puzzle-ask"), position.sideToMove(), puzzle.moves()));
      if (line.isEmpty()) {
        hasQuit = true;
      } else {
        Attempt made = handleLine(puzzle, line.get(), messages);
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

  private Attempt handleLine(Puzzle puzzle, String line, Messages messages) {
    if (is(line, "quit")) {
      hasQuit = true;
      return Attempt.SKIPPED;
    }
    if (is(line, NEXT)) {
      return Attempt.SKIPPED;
    }
    String solution = puzzle.position().formatMove(puzzle.solution());
    if (is(line, ANSWER)) {
      console.print(messages.format(puzzle.messageKey("puzzle-answer"), solution));
      return Attempt.SKIPPED;
    }
    if (is(line, "moves")) {
      console.printText(LegalMovesText.wrap(LegalMovesText.of(puzzle.position())));
      return Attempt.NONE;
    }
    return tryMove(puzzle, line, messages);
  }

  private boolean is(String line, String command) {
    return line.equals(command) || line.equals(name(command));
  }

  private Attempt tryMove(Puzzle puzzle, String line, Messages messages) {
    Position position = puzzle.position();
    try {
      Optional<String> text =
          line.isEmpty()
              ? new StepByStepEntry(console, messages, position).readMove()
              : Optional.of(line);
      if (text.isEmpty()) {
        return Attempt.NONE;
      }
      int tryMove = position.parseMove(text.get());
      boolean isRight = tryMove == puzzle.solution();
      console.print(
          messages.format(
              puzzle.messageKey(isRight ? "puzzle-right" : "puzzle-wrong"),
              position.formatMove(tryMove)));
      return isRight ? Attempt.CORRECT : Attempt.WRONG;
    } catch (RulesException e) {
      console.print(messages.format(e));
      return Attempt.NONE;
    }
  }
}
