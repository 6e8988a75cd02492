package tabuleiro.simulation.cluster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.RequestResult;
import tabuleiro.server.game.Json;
import tabuleiro.simulation.Answer;
import tabuleiro.simulation.History;
import tabuleiro.simulation.Oracle;
import tabuleiro.simulation.Request;

/// What the clients of one game have sent, received and seen, and the check of it against the
/// stored events by the oracle of the simulation. Thread-safe.
final class GameLog {
  /// The answers that say nothing about the outcome.
  private static final List<String> UNKNOWN = List.of("unavailable", "closed", "draining");

  private static final Map<String, RequestResult.Reason> REASONS =
      Map.of(
          "stale", RequestResult.Reason.STALE,
          "reused", RequestResult.Reason.REUSED,
          "illegal", RequestResult.Reason.ILLEGAL);

  /// A command, which may have been sent several times.
  static final class Command {
    private final Request.Act act;
    private final long invokedNanos;
    private final List<Reply> replies = new ArrayList<>();
    private int copies;

    private Command(Request.Act act, long invokedNanos) {
      this.act = act;
      this.invokedNanos = invokedNanos;
    }

    Request.Act act() {
      return act;
    }
  }

  private record Reply(Json body, String server, long sentNanos, long answeredNanos) {}

  /// An event that a client has seen, and when.
  private record Seen(ChainHead head, long nanos) {}

  private final String game;
  private final List<Command> commands = new ArrayList<>();
  private final List<Seen> shown = new ArrayList<>();
  private final List<String> violations = new ArrayList<>();

  GameLog(String game) {
    this.game = game;
  }

  String game() {
    return game;
  }

  /// Records that a command is about to be sent for the first time.
  synchronized Command begin(Request.Act act) {
    Command command = new Command(act, System.nanoTime());
    commands.add(command);
    return command;
  }

  /// Records that a command is about to be sent. Returns the time.
  synchronized long send(Command command) {
    command.copies++;
    return System.nanoTime();
  }

  /// Records an answer.
  ///
  /// @param sentNanos when this copy of the command was sent
  synchronized void answer(Command command, String server, Json body, long sentNanos) {
    command.replies.add(new Reply(body, server, sentNanos, System.nanoTime()));
  }

  /// Records that a client has been shown the last event of the game.
  synchronized void show(ChainHead head) {
    shown.add(new Seen(head, System.nanoTime()));
  }

  /// Records what was seen to be wrong.
  synchronized void violate(String what) {
    violations.add(game + ": " + what);
  }

  /// Returns what was seen to be wrong until now.
  synchronized List<String> violations() {
    return List.copyOf(violations);
  }

  /// Returns what is wrong.
  ///
  /// @param events the stored events of the game
  synchronized List<String> check(List<GameEvent> events) {
    History history = new History();
    for (Command command : commands) {
      History.Operation operation = history.invoke(command.act, command.invokedNanos);
      for (int i = 0; i < command.copies; i++) {
        operation.addCopy();
      }
      for (Reply reply : command.replies) {
        answer(command, reply, events)
            .ifPresent(answer ->
                history.reply(
                    operation,
                    new History.Reply(
                        answer, reply.server(), reply.sentNanos(), reply.answeredNanos())));
      }
    }
    for (Seen seen : shown) {
      if (find(seen.head(), events).isEmpty()) {
        violate("a client has seen an event that is not stored: " + seen);
      }
    }
    violations.addAll(
        new Oracle(
                game,
                events,
                history.byGame().getOrDefault(game, List.of()),
                committedNanos(events.size()))
            .check());
    return violations;
  }

  /// Returns the answer as the simulation has it; empty when it is wrong in itself.
  private Optional<Answer> answer(Command command, Reply reply, List<GameEvent> events) {
    Json body = reply.body();
    if (body.has("accepted") ? body.isTrue("accepted") : !body.has("error")) {
      ChainHead head = new ChainHead(body.number("sequence"), body.text("hash"));
      Optional<GameEvent> event = find(head, events);
      if (event.isEmpty()) {
        violate("an accepted event was lost: " + command.act + " " + body);
      }
      return event.map(Answer.Accepted::new);
    }
    String error = body.text("error");
    if (UNKNOWN.contains(error)) {
      return Optional.of(Answer.Problem.UNAVAILABLE);
    }
    RequestResult.Reason reason = REASONS.get(error);
    if (reason == null || !body.has("head")) {
      violate("an unexpected answer to " + command.act + ": " + body);
      return Optional.empty();
    }
    return Optional.of(new Answer.Refused(reason, error, head(body)));
  }

  /// Returns the head of the game in a message.
  static ChainHead head(Json message) {
    return new ChainHead(message.number("head", "sequence"), message.text("head", "hash"));
  }

  private static Optional<GameEvent> find(ChainHead head, List<GameEvent> events) {
    return head.sequence() >= 1 && head.sequence() <= events.size()
        ? Optional.of(events.get(head.sequence() - 1)).filter(event -> event.head().equals(head))
        : Optional.empty();
  }

  /// Returns when each event was committed at the latest, since it or a later one was shown.
  private Map<Integer, Long> committedNanos(int count) {
    Map<Integer, Long> nanos = new HashMap<>();
    for (int sequence = 1; sequence <= count; sequence++) {
      nanos.put(sequence, Long.MAX_VALUE);
    }
    shown.forEach(seen -> nanos.merge(seen.head().sequence(), seen.nanos(), Math::min));
    for (Command command : commands) {
      for (Reply reply : command.replies) {
        if (reply.body().has("sequence") && reply.body().number("sequence") > 0) {
          nanos.merge(reply.body().number("sequence"), reply.answeredNanos(), Math::min);
        }
      }
    }
    long earliest = Long.MAX_VALUE;
    for (int sequence = count; sequence >= 1; sequence--) {
      earliest = Math.min(earliest, nanos.getOrDefault(sequence, Long.MAX_VALUE));
      nanos.put(sequence, earliest);
    }
    return nanos;
  }
}
