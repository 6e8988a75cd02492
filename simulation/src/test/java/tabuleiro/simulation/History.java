package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What clients have sent and received.
public final class History {
  /// A request, which may have been sent several times.
  public static final class Operation {
    private final Request request;
    private final long invokedNanos;
    private final List<Reply> replies = new ArrayList<>();
    private int copies;

    private Operation(Request request, long invokedNanos) {
      this.request = request;
      this.invokedNanos = invokedNanos;
    }

    Request request() {
      return request;
    }

    /// Returns when the request was first sent.
    long invokedNanos() {
      return invokedNanos;
    }

    /// Returns the answers that servers have given, whether or not they arrived.
    List<Reply> replies() {
      return replies;
    }

    /// Records that a copy of the request is on its way.
    public void addCopy() {
      copies++;
    }

    /// Returns whether a copy has got no answer, or one that says nothing about the outcome.
    boolean isOutcomeUnknown() {
      return copies > replies.size()
          || replies.stream().anyMatch(reply -> reply.answer() == Answer.Problem.UNAVAILABLE);
    }
  }

  /// An answer.
  ///
  /// @param receivedNanos when the request reached the server
  /// @param answeredNanos when the server answered
  public record Reply(Answer answer, String server, long receivedNanos, long answeredNanos) {}

  /// The events that a watcher has received.
  public record Watched(String game, int after, List<Integer> sequences) {}

  private final Map<String, List<Operation>> byGame = new LinkedHashMap<>();
  private final List<Watched> watched = new ArrayList<>();
  private final List<String> violations = new ArrayList<>();
  private int commands;

  /// Records a request.
  public Operation invoke(Request request, long nowNanos) {
    Operation operation = new Operation(request, nowNanos);
    byGame.computeIfAbsent(request.game(), game -> new ArrayList<>()).add(operation);
    return operation;
  }

  /// Records an answer.
  public void reply(Operation operation, Reply reply) {
    operation.replies.add(reply);
    commands++;
  }

  /// Records that a watcher begins.
  Watched watch(String game, int after) {
    Watched added = new Watched(game, after, new ArrayList<>());
    watched.add(added);
    return added;
  }

  /// Records what was seen to be wrong during the run.
  void violate(String what) {
    violations.add(what);
  }

  List<String> violations() {
    return violations;
  }

  /// Returns the operations on each game, in the order in which they were first sent.
  public Map<String, List<Operation>> byGame() {
    return byGame;
  }

  List<Watched> watched() {
    return watched;
  }

  /// Returns how many requests were answered.
  int commands() {
    return commands;
  }
}
