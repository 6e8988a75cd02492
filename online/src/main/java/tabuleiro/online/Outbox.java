package tabuleiro.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import tabuleiro.protocol.game.CommandJson;
import tabuleiro.protocol.game.ReplyJson;

/// The commands without an answer. A command keeps its id, so that the server performs it once
/// however often it is sent. Not thread-safe.
final class Outbox {
  /// How often a move is decided again when another event, such as an offer, came first.
  private static final int MAX_ATTEMPTS = 3;

  private record Pending(CommandJson request, int attempts) {}

  /// What the answer to a command leads to.
  ///
  /// @param refusal the reason of a refusal in the user's language; empty when there is none
  /// @param again whether the commands must be sent again now
  /// @param later whether they must be sent again after a pause
  record Result(Optional<String> refusal, boolean again, boolean later) {
    private static final Result DONE = new Result(Optional.empty(), false, false);
  }

  private final List<Pending> pending = new ArrayList<>();

  /// Stores a command that was decided on a state, and returns it.
  ///
  /// @param action such as `move`
  CommandJson add(
      String action, Optional<String> move, Optional<String> what, OnlineGameState state) {
    CommandJson request =
        new CommandJson(
            Optional.of("command"),
            newId(),
            state.head().sequence(),
            state.plies(),
            action,
            move,
            Optional.empty(),
            what,
            Optional.empty());
    pending.add(new Pending(request, 1));
    return request;
  }

  private static String newId() {
    return UUID.randomUUID().toString();
  }

  /// Returns the commands that wait for an answer, in the order in which they were decided.
  List<CommandJson> requests() {
    return pending.stream().map(Pending::request).toList();
  }

  boolean isEmpty() {
    return pending.isEmpty();
  }

  /// Returns whether a move waits for its answer.
  boolean hasMove() {
    return pending.stream().anyMatch(waiting -> waiting.request().action().equals("move"));
  }

  /// Takes the answer to a command. A move that another event preceded is sent again where it can
  /// still be made.
  ///
  /// @param state the game as it is now
  Result receive(ReplyJson reply, OnlineGameState state) {
    Optional<Pending> answered =
        pending.stream().filter(waiting -> waiting.request().id().equals(reply.id())).findFirst();
    if (answered.isEmpty()) {
      return Result.DONE;
    }
    if (!reply.accepted() && isTemporary(reply.error())) {
      return new Result(Optional.empty(), false, true);
    }
    pending.remove(answered.get());
    if (reply.accepted()) {
      return Result.DONE;
    }
    if (reply.error().equals("stale") && canRetry(answered.get(), state)) {
      CommandJson again = withNewId(answered.get().request(), state.head().sequence());
      pending.add(new Pending(again, answered.get().attempts() + 1));
      return new Result(Optional.empty(), true, false);
    }
    return new Result(Optional.of(reply.message()), false, false);
  }

  /// Returns a command with another id, decided on another state of the game.
  private static CommandJson withNewId(CommandJson command, int seen) {
    return new CommandJson(
        command.type(),
        newId(),
        seen,
        command.ply(),
        command.action(),
        command.move(),
        command.targets(),
        command.offer(),
        command.side());
  }

  /// Returns whether the server could not decide about a command.
  private static boolean isTemporary(String error) {
    return error.equals("too-many") || error.equals("unavailable") || error.equals("draining");
  }

  private static boolean canRetry(Pending command, OnlineGameState state) {
    return command.request().action().equals("move")
        && command.attempts() < MAX_ATTEMPTS
        && state.isOwnTurn()
        && command.request().ply() == state.plies();
  }
}
