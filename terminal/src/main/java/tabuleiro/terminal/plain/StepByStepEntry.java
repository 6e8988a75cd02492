package tabuleiro.terminal.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Message;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.text.Messages;

/// Reads a move one value at a time, in the order of the questions of the original reports'
/// programs. Each answer is checked at once; an invalid answer is asked again, and the word to go
/// back returns to the question before. A whole move may be typed instead of an answer.
public final class StepByStepEntry {
  private final Console console;
  private final Messages messages;
  private final Position position;
  private final List<String> answers = new ArrayList<>();

  /// @param messages the messages of the game
  public StepByStepEntry(Console console, Messages messages, Position position) {
    this.console = console;
    this.messages = messages;
    this.position = position;
  }

  /// Asks until the answers make up a legal move and returns the text of that move. The user may
  /// also type a command of the game instead of an answer, which is then returned. Empty when the
  /// user goes back from the first question or the input ended.
  public Optional<String> readMove() {
    console.print(messages.format("step-intro", messages.format("command.back")));
    MovePrompt step = position.prompt(answers);
    while (true) {
      switch (step) {
        case MovePrompt.Complete(int move) -> {
          return Optional.of(position.formatMove(move));
        }
        case MovePrompt.Resign() -> {
          return Optional.of(GameCommand.RESIGN.key());
        }
        case MovePrompt.Question(Message question) -> {
          Optional<String> answer = console.ask(messages.format(question));
          if (answer.isEmpty() || (answers.isEmpty() && Console.isBack(answer.get()))) {
            return Optional.empty();
          }
          if (Console.isBack(answer.get())) {
            answers.removeLast();
            step = position.prompt(answers);
            continue;
          }
          if (GameCommand.parse(answer.get(), messages).isPresent()) {
            return answer;
          }
          step = next(step, answer.get());
        }
      }
    }
  }

  private MovePrompt next(MovePrompt current, String answer) {
    answers.add(answer);
    try {
      return position.prompt(answers);
    } catch (RulesException e) {
      answers.removeLast();
      Optional<MovePrompt> whole = wholeMove(answer);
      if (whole.isEmpty()) {
        console.print(messages.format(e));
      }
      return whole.orElse(current);
    }
  }

  /// Returns the move that an answer writes in full; empty when it writes none.
  private Optional<MovePrompt> wholeMove(String text) {
    try {
      return Optional.of(new MovePrompt.Complete(position.parseMove(text)));
    } catch (RulesException e) {
      return Optional.empty();
    }
  }
}
