package tabuleiro.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Message;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.text.Messages;

/// Entering a move one value at a time, as the reports' programs asked for it. Every answer is
/// checked when it is given; one that is refused is asked again.
final class StepByStepEntry {
  private final Console console;
  private final Messages words;
  private final Position position;
  private final List<String> answers = new ArrayList<>();

  /// @param words those of the position's game
  StepByStepEntry(Console console, Messages words, Position position) {
    this.console = console;
    this.words = words;
    this.position = position;
  }

  /// Asks until the answers make up a legal move and returns its text. A person may also type a
  /// command of the game instead of an answer: then that line is returned. Empty when the person
  /// gave it up or the input ended.
  Optional<String> readMove() {
    console.print(words.format("step-intro", words.format("command.back")));
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
          Optional<String> answer = console.ask(words.format(question));
          if (answer.isEmpty() || isBack(answer.get())) {
            return Optional.empty();
          }
          if (GameCommand.parse(answer.get(), words).isPresent()) {
            return answer;
          }
          step = next(step, answer.get());
        }
      }
    }
  }

  private boolean isBack(String answer) {
    return answer.equals("back") || answer.equals(words.format("command.back"));
  }

  private MovePrompt next(MovePrompt current, String answer) {
    answers.add(answer);
    try {
      return position.prompt(answers);
    } catch (RulesException e) {
      answers.removeLast();
      console.print(words.format(e));
      return current;
    }
  }
}
