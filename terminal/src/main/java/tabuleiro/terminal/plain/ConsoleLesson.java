package tabuleiro.terminal.plain;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.lesson.Lesson;
import tabuleiro.play.lesson.LessonText;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.terminal.common.LegalMovesText;
import tabuleiro.terminal.common.Legend;
import tabuleiro.text.Messages;

/// A board's guided first game in lines of text: shows a position with a task, and checks each move
/// that the user types until the task is done. Not thread-safe.
public final class ConsoleLesson {
  private static final String NEXT = "next";

  private final Console console;
  private final GameId id;
  private final Messages messages;
  private boolean hasQuit;

  /// @param id a board with a guided first game
  public ConsoleLesson(Console console, GameId id) {
    this.console = console;
    this.id = id;
    this.messages = console.messages().forGame(id.game());
  }

  /// Shows the steps until the last one or until the user quits.
  public void run() {
    List<Lesson> steps = Lessons.of(id.game()).stepsOf(id.variant());
    String name = messages.nameOf(id.variant());
    console.print("");
    console.print(messages.format("learn.guide-title", name));
    console.print(messages.format("lesson-help", name(NEXT), name("moves"), name("quit")));
    for (int i = 0; i < steps.size() && !hasQuit; i++) {
      console.print("");
      console.print(messages.format("learn.step-count", i + 1, steps.size()));
      show(steps.get(i));
    }
    if (!hasQuit) {
      console.print("");
      console.print(messages.format("learn.guide-done", name));
      console.print(
          messages.format(
              "lesson-play",
              "tabuleiro play %s --variant %s --second 1".formatted(id.game(), id.variant())));
    }
  }

  private String name(String command) {
    return messages.format("command." + command);
  }

  private boolean is(String line, String command) {
    return line.equals(command) || line.equals(name(command));
  }

  private void show(Lesson step) {
    Position position = step.start(id.game());
    LessonText text = LessonText.ofStep(id.game(), step, messages);
    console.printText(Legend.format(position, messages));
    console.print("");
    console.printDrawing(PositionSummary.formatBoard(position, messages, false));
    console.print(text.task());
    boolean isOpen = true;
    while (isOpen && !hasQuit) {
      Optional<String> line = console.ask(messages.format("lesson-ask", position.sideToMove()));
      if (line.isEmpty() || is(line.get(), "quit")) {
        hasQuit = true;
      } else if (is(line.get(), NEXT)) {
        isOpen = false;
      } else if (is(line.get(), "moves")) {
        console.printText(LegalMovesText.wrap(LegalMovesText.of(position)));
      } else {
        isOpen = !isSolvedBy(line.get(), position, step, text);
      }
    }
  }

  /// Checks what the user typed, prints the answer, and returns whether the task is done.
  private boolean isSolvedBy(String line, Position position, Lesson step, LessonText text) {
    Optional<String> attempt =
        line.isEmpty()
            ? new StepByStepEntry(console, messages, position).readMove()
            : Optional.of(line);
    if (attempt.isEmpty()) {
      return false;
    }
    try {
      int move = position.parseMove(attempt.get());
      boolean isSolved = step.goal().isMetBy(position, move);
      console.print(isSolved ? text.solved() : text.notSolved());
      return isSolved;
    } catch (RulesException e) {
      String reason = messages.format(e);
      boolean isSolved = step.goal().isMetByRefusal(attempt.get());
      console.print(isSolved ? text.solvedBecause(reason) : reason);
      return isSolved;
    }
  }
}
