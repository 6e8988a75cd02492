package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.Side;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.SeatResult;
import tabuleiro.server.game.SeatTaker;

/// Checks the history of one game against the model.
///
/// All servers store the events of a game in one database, which gives them one order. A history is
/// linearizable with that order when each accepted command was committed after it was sent and
/// before it was answered, and when each refusal names a head of the game that is not older than
/// what was answered to anyone before the request was sent. No search for an order is needed.
public final class Oracle {
  private final String game;
  private final List<GameEvent> events;
  private final List<History.Operation> operations;
  private final Map<Integer, Long> committedNanos;
  private final List<String> violations = new ArrayList<>();

  /// @param events all events of the game
  /// @param operations what was asked of the servers about this game
  /// @param committedNanos when each event was committed, by sequence number; where only the first
  ///   answer that shows the event is known, the time of that answer
  public Oracle(
      String game,
      List<GameEvent> events,
      List<History.Operation> operations,
      Map<Integer, Long> committedNanos) {
    this.game = game;
    this.events = events;
    this.operations = operations;
    this.committedNanos = Map.copyOf(committedNanos);
  }

  /// Returns what is wrong.
  public List<String> check() {
    checkEvents();
    if (violations.isEmpty()) {
      operations.forEach(this::checkOperation);
      checkSeats();
    }
    return violations;
  }

  private void violate(String what) {
    violations.add(game + ": " + what);
  }

  /// Checks that each event was possible after those before it, and was asked for.
  private void checkEvents() {
    if (events.isEmpty()) {
      return;
    }
    GameModel model = model(events.getFirst());
    ChainHead head = ChainHead.NONE;
    Set<String> ids = new HashSet<>();
    Set<String> asked = new HashSet<>();
    for (History.Operation operation : operations) {
      if (operation.request() instanceof Request.Act act) {
        asked.add(Actor.of(act.side()) + " " + act.id() + " " + act.action().format());
      }
    }
    for (GameEvent event : events) {
      var content = event.content();
      if (!event.follows(head)) {
        violate("event " + event.sequence() + " breaks the chain: an event was lost or changed");
      }
      head = event.head();
      if (!ids.add(content.actor() + " " + content.clientId())) {
        violate("the id " + content.clientId() + " was used twice");
      }
      if (event.sequence() > 1) {
        model
            .apply(content.actor(), content.action(), content.timeMillis())
            .ifPresent(why -> violate("event " + content + " is impossible: " + why));
        if (model.result() != content.result()) {
          violate("the result after " + content + " is not " + model.result());
        }
      }
      boolean isOwn = content.clientId().startsWith("player");
      if (isOwn
          && !asked.contains(
              content.actor() + " " + content.clientId() + " " + content.action().format())) {
        violate("no client requested " + content);
      }
    }
  }

  private static GameModel model(GameEvent start) {
    return new GameModel(
        ((ServerAction.Start) start.content().action()).setup(), start.content().timeMillis());
  }

  private void checkOperation(History.Operation operation) {
    for (History.Reply reply : operation.replies()) {
      switch (reply.answer()) {
        case Answer.Accepted(GameEvent event) -> checkAccepted(operation, reply, event);
        case Answer.Refused refused -> checkRefused(operation, reply, refused);
        case Answer.State(var snapshot) -> {
          if (find(snapshot.event().head()).isEmpty()) {
            violate("a state shows an event that does not exist: " + snapshot.event());
          }
        }
        case Answer.Problem problem -> {
          if (problem == Answer.Problem.NO_GAME && isAcknowledgedBefore(operation)) {
            violate("an existing game is not found");
          }
        }
        case Answer.Seated _, Answer.Done _ -> {}
      }
    }
    checkUnperformed(operation);
  }

  private boolean isAcknowledgedBefore(History.Operation operation) {
    return operations.stream()
        .filter(other -> other.request() instanceof Request.Create)
        .flatMap(other -> other.replies().stream())
        .anyMatch(reply ->
            reply.answer() instanceof Answer.Done
                && reply.answeredNanos() < operation.invokedNanos());
  }

  private Optional<GameEvent> find(ChainHead head) {
    return head.sequence() >= 1 && head.sequence() <= events.size()
        ? Optional.of(events.get(head.sequence() - 1)).filter(event -> event.head().equals(head))
        : Optional.empty();
  }

  private void checkAccepted(History.Operation operation, History.Reply reply, GameEvent event) {
    Request.Act act = (Request.Act) operation.request();
    if (find(event.head()).filter(event::equals).isEmpty()) {
      violate("an accepted event was lost: " + event);
      return;
    }
    var content = event.content();
    if (content.actor() != Actor.of(act.side())
        || !content.clientId().equals(act.id())
        || !content.action().equals(act.action())) {
      violate("the answer to " + act + " is another command: " + content);
    }
    if (!holdsSeat(act, sideAtStart(act, event))) {
      violate("a player without the seat has acted: " + act);
    }
    long committed = committedNanos.getOrDefault(event.sequence(), Long.MAX_VALUE);
    boolean isFirst =
        operations.stream()
            .filter(other -> isSameId(other, act))
            .allMatch(other -> other.invokedNanos() >= operation.invokedNanos());
    if (committed > reply.answeredNanos() || (isFirst && committed < operation.invokedNanos())) {
      violate("event " + event.sequence() + " was not stored between request and answer");
    }
  }

  /// Returns the side that the player of a command had before the players may have exchanged sides.
  private Side sideAtStart(Request.Act act, GameEvent performed) {
    boolean isSwapped =
        events.subList(0, performed.sequence() - 1).stream()
            .anyMatch(event -> event.content().action() instanceof PlayerAction.Swap);
    return isSwapped ? act.side().other() : act.side();
  }

  /// Returns whether a player had the seat of a command, as far as the requests for this game tell;
  /// the players of a next game have theirs from the game before.
  private boolean holdsSeat(Request.Act act, Side side) {
    boolean isNextGame = true;
    for (History.Operation operation : operations) {
      if (operation.request() instanceof Request.Create(var made)) {
        isNextGame = false;
        Optional<String> maker =
            made.seats().getOrDefault(side, SeatPlan.free()).human().map(SeatTaker::visitorSecret);
        if (maker.equals(Optional.of(act.secret()))) {
          return true;
        }
      } else if (operation.request() instanceof Request.Join join
          && join.player().visitorSecret().equals(act.secret())
          && operation.replies().stream()
              .anyMatch(reply ->
                  reply.answer() instanceof Answer.Seated(var result)
                      && result.equals(new SeatResult.Seated(side)))) {
        return true;
      }
    }
    return isNextGame;
  }

  private static boolean isSameId(History.Operation other, Request.Act act) {
    return other.request() instanceof Request.Act command
        && command.id().equals(act.id())
        && command.side() == act.side();
  }

  private void checkRefused(
      History.Operation operation, History.Reply reply, Answer.Refused refused) {
    if (!(operation.request() instanceof Request.Act act)) {
      violate("a refusal of " + operation.request());
      return;
    }
    Optional<GameEvent> head = find(refused.head());
    if (head.isEmpty()) {
      violate("a refusal names an event that does not exist: " + refused);
      return;
    }
    int known = lastAcknowledged(operation.invokedNanos());
    if (refused.reason() != RequestResult.Reason.REUSED && refused.head().sequence() < known) {
      violate(
          reply.server()
              + " refuses "
              + act
              + " as "
              + refused
              + " although event "
              + known
              + " was acknowledged before");
    }
    boolean isStored =
        events.stream()
            .anyMatch(event ->
                event.content().clientId().equals(act.id())
                    && event.content().actor() == Actor.of(act.side())
                    && event.content().action().equals(act.action())
                    && committedNanos.getOrDefault(event.sequence(), 0L) < reply.receivedNanos());
    if (isStored) {
      violate("a stored command is refused: " + act + " as " + refused);
    }
    checkReason(act, refused);
  }

  private void checkReason(Request.Act act, Answer.Refused refused) {
    switch (refused.reason()) {
      case STALE -> {
        if (hasSeenAllThatMatters(act, refused.head().sequence())
            && act.ply() == modelAt(refused.head().sequence()).ply()) {
          violate("a current request is refused as stale: " + act);
        }
      }
      case REUSED -> {
        if (events.stream()
            .noneMatch(event ->
                event.content().clientId().equals(act.id())
                    && event.content().actor() == Actor.of(act.side())
                    && !event.content().action().equals(act.action()))) {
          violate("a fresh id is refused as used: " + act);
        }
      }
      case ILLEGAL -> {
        GameModel model = modelAt(refused.head().sequence());
        long then = events.get(refused.head().sequence() - 1).content().timeMillis();
        boolean isWithdrawnTooLate =
            act.action() instanceof PlayerAction.Withdrawal && (mayBeJoined() || !hasFreeSeat());
        if (!isWithdrawnTooLate
            && model.apply(Actor.of(act.side()), act.action(), then).isEmpty()) {
          violate("a legal command is refused as " + refused + ": " + act);
        }
      }
      case NO_GAME -> violate("an existing game is not found");
    }
  }

  /// Returns whether the events that a player has not seen are only pauses of the server and starts
  /// of the clock, which change nothing for the players, and the same offer of the opponent.
  private boolean hasSeenAllThatMatters(Request.Act act, int head) {
    int seen = act.seen();
    return seen >= 1
        && seen <= head
        && events.subList(seen, head).stream()
            .allMatch(event ->
                (event.content().action() instanceof PlayerAction.Offer
                        && event.content().action().equals(act.action())
                        && event.content().actor() == Actor.of(act.side().other()))
                    || event.content().action() instanceof ServerAction.Pause
                    || event.content().action() instanceof ServerAction.ClockStart
                    || (event.content().action() instanceof ServerAction.Resume
                        && event.sequence() > 2));
  }

  private GameModel modelAt(int sequence) {
    GameModel model = model(events.getFirst());
    for (GameEvent event : events.subList(1, sequence)) {
      var content = event.content();
      Optional<String> _ = model.apply(content.actor(), content.action(), content.timeMillis());
    }
    return model;
  }

  /// Returns the number of the last event that a server has acknowledged or shown before a time.
  private int lastAcknowledged(long nanos) {
    int last = 0;
    for (History.Operation operation : operations) {
      for (History.Reply reply : operation.replies()) {
        if (reply.answeredNanos() < nanos
            && reply.answer() instanceof Answer.Accepted(GameEvent event)) {
          last = Math.max(last, event.sequence());
        }
      }
    }
    return last;
  }

  /// Checks that a command has no effect when all its answers are refusals.
  private void checkUnperformed(History.Operation operation) {
    if (!(operation.request() instanceof Request.Act act)
        || operations.stream()
            .filter(other -> isSameId(other, act))
            .anyMatch(other ->
                other.isOutcomeUnknown()
                    || other.replies().stream()
                        .anyMatch(reply -> reply.answer() instanceof Answer.Accepted))) {
      return;
    }
    if (events.stream()
        .anyMatch(event ->
            event.content().clientId().equals(act.id())
                && event.content().actor() == Actor.of(act.side()))) {
      violate("a command was refused and performed: " + act);
    }
  }

  /// Returns whether a seat was free when the game was created.
  private boolean hasFreeSeat() {
    return operations.stream()
        .anyMatch(operation ->
            operation.request() instanceof Request.Create(var made)
                && made.seats().containsValue(SeatPlan.free()));
  }

  /// Returns whether a player has joined, or may have: a request that failed can have had its
  /// effect.
  private boolean mayBeJoined() {
    return operations.stream()
        .filter(operation -> operation.request() instanceof Request.Join)
        .anyMatch(operation -> isSeated(operation) || operation.isOutcomeUnknown());
  }

  private static boolean isSeated(History.Operation operation) {
    return operation.request() instanceof Request.Join
        && operation.replies().stream()
            .anyMatch(reply ->
                reply.answer() instanceof Answer.Seated(var result)
                    && result instanceof SeatResult.Seated);
  }

  /// Checks that the free seat was given once, and not in a game that was withdrawn.
  private void checkSeats() {
    Set<String> seated = new HashSet<>();
    for (History.Operation operation : operations) {
      if (operation.request() instanceof Request.Join join && isSeated(operation)) {
        seated.add(join.player().visitorSecret());
      }
    }
    if (seated.size() > 1) {
      violate("one seat was given to " + seated);
    }
    boolean isWithdrawn =
        events.stream()
            .anyMatch(event -> event.content().action() instanceof PlayerAction.Withdrawal);
    if (isWithdrawn && !seated.isEmpty()) {
      violate("the game was withdrawn and joined");
    }
  }
}
