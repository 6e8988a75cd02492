package tabuleiro.cluster.job;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// What an executor sends back: the results of a batch of tasks, or the reason why one of them
/// cannot be done. Such a reason is a result, because to run the tasks again would not help.
///
/// @param texts the results, in order; empty when there is a problem
/// @param problem the key and the arguments of the reason; null when there is none
record TaskResult(List<String> texts, @Nullable Problem problem) implements Serializable {
  /// A message in a form that can be sent.
  ///
  /// @param arguments strings, numbers, sides and problems
  record Problem(String key, ArrayList<Object> arguments) implements Serializable {
    static Problem of(Message message) {
      ArrayList<Object> arguments = new ArrayList<>();
      for (Object argument : message.arguments()) {
        arguments.add(argument instanceof Message inner ? of(inner) : argument);
      }
      return new Problem(message.key(), arguments);
    }

    Message message() {
      List<Object> all =
          arguments.stream()
              .map(argument -> argument instanceof Problem inner ? inner.message() : argument)
              .toList();
      return new Message(key, all);
    }
  }

  /// Runs a batch of tasks.
  static TaskResult of(NumberedTask task, int first, int end) {
    try {
      return new TaskResult(task.run(first, end), null);
    } catch (PlayException e) {
      return new TaskResult(List.of(), Problem.of(e.problem()));
    }
  }

  /// Returns why the tasks cannot be done, or empty.
  Optional<Message> failure() {
    return Optional.ofNullable(problem).map(Problem::message);
  }
}
