package tabuleiro.terminal;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.Puzzle;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.text.Messages;

/// Puzzles one after the other, in lines of text: it shows a position and asks for the one move
/// that wins, until it is found, told or left out. Not safe for several threads.
public final class PlainPuzzles {
  private static final String ANSWER = "answer";
  private static final String NEXT = "next";

  private final Console console;
  private final List<Puzzle> puzzles;
  private int found;
  private boolean left;

  /// @param puzzles in the order in which they are shown
  public PlainPuzzles(Console console, List<Puzzle> puzzles) {
    this.console = console;
    this.puzzles = List.copyOf(puzzles);
  }

  /// Shows all puzzles, or as many as somebody wants to see, and says how many were solved.
  public void play() {
    console.print("");
    console.say("puzzle-help", name(ANSWER), name(NEXT), name("moves"), name("quit"));
    for (int i = 0; i < puzzles.size() && !left; i++) {
      show(puzzles.get(i), i + 1);
    }
    console.say("puzzle-score", found, puzzles.size());
  }

  private String name(String command) {
    return console.words().say("command." + command);
  }

  private void show(Puzzle puzzle, int number) {
    Position position = puzzle.position();
    Messages words = console.words().forGame(position.game().id().game());
    console.print("");
    console.print(
        words.say("puzzle-number", number, puzzles.size(), puzzle.difficulty(), Puzzle.HARDEST));
    console.printText(Legend.of(position, words));
    console.print("");
    console.printText(PositionText.board(position, words, false));
    boolean isOpen = true;
    boolean isFirstTry = true;
    while (isOpen && !left) {
      Optional<String> line = console.ask(words.say("puzzle-ask", position.sideToMove()));
      if (line.isEmpty()) {
        left = true;
      } else {
        Try made = hear(puzzle, line.get(), words);
        found += made == Try.RIGHT && isFirstTry ? 1 : 0;
        isFirstTry &= made == Try.NONE;
        isOpen = made == Try.NONE || made == Try.WRONG;
      }
    }
  }

  private enum Try {
    NONE,
    WRONG,
    RIGHT,
    GIVEN_UP
  }

  private Try hear(Puzzle puzzle, String line, Messages words) {
    if (is(line, "quit")) {
      left = true;
      return Try.GIVEN_UP;
    }
    if (is(line, NEXT)) {
      return Try.GIVEN_UP;
    }
    String solution = puzzle.position().formatMove(puzzle.solution());
    if (is(line, ANSWER)) {
      console.print(words.say("puzzle-answer", solution));
      return Try.GIVEN_UP;
    }
    if (is(line, "moves")) {
      console.printText(MoveList.lines(MoveList.of(puzzle.position())));
      return Try.NONE;
    }
    return move(puzzle, line, words);
  }

  private boolean is(String line, String command) {
    return line.equals(command) || line.equals(name(command));
  }

  private Try move(Puzzle puzzle, String line, Messages words) {
    Position position = puzzle.position();
    try {
      Optional<String> text =
          line.isEmpty() ? new StepEntry(console, words, position).ask() : Optional.of(line);
      if (text.isEmpty()) {
        return Try.NONE;
      }
      int move = position.parseMove(text.get());
      boolean isRight = move == puzzle.solution();
      console.print(
          words.say(isRight ? "puzzle-right" : "puzzle-wrong", position.formatMove(move)));
      return isRight ? Try.RIGHT : Try.WRONG;
    } catch (RulesException e) {
      console.print(words.say(e));
      return Try.NONE;
    }
  }
}
