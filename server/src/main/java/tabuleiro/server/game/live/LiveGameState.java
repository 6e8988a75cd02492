package tabuleiro.server.game.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import tabuleiro.play.LegalMove;
import tabuleiro.play.PlayException;
import tabuleiro.play.session.GameSession;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.server.game.event.Actor;
import tabuleiro.server.game.event.ChainHead;
import tabuleiro.server.game.event.EventContent;
import tabuleiro.server.game.event.GameAction;
import tabuleiro.server.game.event.GameEvent;
import tabuleiro.server.game.event.PlayerAction;
import tabuleiro.server.game.event.ServerAction;
import tabuleiro.server.kernel.database.StoreException;

/// The state of a game: the list of its events, and the table that results from them. Not
/// thread-safe.
final class LiveGameState {
  private final List<GameEvent> events = new ArrayList<>();

  /// The number of moves played after each event.
  private final List<Integer> plies = new ArrayList<>();

  private final LiveTable table;

  private LiveGameState(GameEvent start) {
    if (!(start.content().action() instanceof ServerAction.Start(String text))) {
      throw new IllegalArgumentException(
          "the first event is not a start: " + start.content().action());
    }
    table = new LiveTable(LiveGameSetup.parse(text), start.content().timeMillis());
    append(start);
  }

  /// Replays a game.
  ///
  /// @param history all its events, in order
  /// @throws StoreException when an action in the database was changed to an impossible one
  static LiveGameState of(List<GameEvent> history) {
    return of(history, Integer.MAX_VALUE, snapshot -> {});
  }

  /// Replays a game, and passes the state after each event with a number above `after` to a
  /// listener.
  static LiveGameState of(List<GameEvent> history, int after, Consumer<GameSnapshot> listener) {
    GameEvent start = history.getFirst();
    LiveGameState game = replay(start, LiveGameState::new);
    if (start.sequence() > after) {
      listener.accept(game.snapshot(start.content().timeMillis()));
    }
    game.addAll(history.subList(1, history.size()), after, listener);
    return game;
  }

  private void addAll(List<GameEvent> later, int after, Consumer<GameSnapshot> listener) {
    for (GameEvent event : later) {
      replay(event, this::add);
      if (event.sequence() > after) {
        listener.accept(snapshot(event.content().timeMillis()));
      }
    }
  }

  /// Returns whether events continue this game: each follows the one before it, and the clock was
  /// not advanced beyond them.
  ///
  /// @param later events of this game, in order; at least one
  boolean isContinuedBy(List<GameEvent> later) {
    ChainHead last = head();
    for (GameEvent event : later) {
      if (!event.follows(last)) {
        return false;
      }
      last = event.head();
    }
    return later.getFirst().content().timeMillis() >= table.timeMillis();
  }

  /// Adds events that continue this game, and passes the state after each to a listener.
  ///
  /// @param later see [#isContinuedBy]
  /// @throws StoreException when an action in the database was changed to an impossible one; this
  ///   state must not be used any more
  void addAll(List<GameEvent> later, Consumer<GameSnapshot> listener) {
    addAll(later, 0, listener);
  }

  private static <T> T replay(GameEvent event, Function<GameEvent, T> work) {
    try {
      return work.apply(event);
    } catch (PlayException | RulesException | IllegalArgumentException e) {
      throw StoreException.broken(event.content().game(), event.sequence()).withCause(e);
    }
  }

  private boolean add(GameEvent event) {
    table.setTime(event.content().timeMillis());
    table.apply(event.content().actor(), event.content().action());
    return append(event);
  }

  private boolean append(GameEvent event) {
    plies.add(ply());
    return events.add(event);
  }

  GameSession table() {
    return table.table();
  }

  GameSeries series() {
    return table.series();
  }

  List<GameEvent> events() {
    return events;
  }

  ChainHead head() {
    return events.getLast().head();
  }

  /// Returns the moves played so far.
  List<LegalMove> moves() {
    return table.moves();
  }

  /// Returns the move of the last event; empty when that event is not a move.
  Optional<LegalMove> lastMove() {
    return table.lastMove();
  }

  int ply() {
    return table.moves().size();
  }

  /// Returns the number of moves played after an event.
  ///
  /// @param sequence the number of the event
  int plyAfter(int sequence) {
    return plies.get(sequence - 1);
  }

  boolean hasStarted() {
    return table.hasStarted();
  }

  boolean isOver() {
    return table.isOver();
  }

  /// Returns the current state.
  ///
  /// @param millis the time to which the clock was advanced
  GameSnapshot snapshot(long millis) {
    return table.snapshot(events.getLast(), millis);
  }

  /// Advances the clock. It never goes back behind the last event.
  ///
  /// @return the time that the clock shows now, in milliseconds since 1970
  long advanceClock(long millis) {
    long now = Math.max(millis, events.getLast().content().timeMillis());
    table.setTime(now);
    return now;
  }

  /// Returns the event for which a player, or the server, has used a client id; else the one for
  /// which it was used on the same side. Before the players exchanged sides a player was another
  /// actor, and the side of a request may have been found before that.
  Optional<GameEvent> find(Actor actor, String client) {
    Actor then = actor;
    for (GameEvent event : events.reversed()) {
      if (event.content().action() instanceof PlayerAction.Swap) {
        then = then.opponent();
      }
      if (isFrom(event, then, client)) {
        return Optional.of(event);
      }
    }
    return events.stream().filter(event -> isFrom(event, actor, client)).findFirst();
  }

  private static boolean isFrom(GameEvent event, Actor actor, String client) {
    return event.content().actor() == actor && event.content().clientId().equals(client);
  }

  /// Returns whether the running time ends by a moment. Does not advance the clock.
  boolean isDeadlineDue(long millis) {
    return !isOver()
        && snapshot(table.timeMillis())
            .clock()
            .deadlineMillis()
            .filter(at -> at <= millis)
            .isPresent();
  }

  /// Returns what the server has to do because a player has run out of time, on the clock or for
  /// their first move, and no event records it yet.
  ///
  /// @param millis the time to which the clock was advanced
  Optional<ServerAction> dueAction(long millis) {
    return table.result() == events.getLast().content().result()
        ? table.missedFirstMove(millis)
        : Optional.of(new ServerAction.FlagFall());
  }

  /// Returns whether a player's time runs, so that a downtime must be left out.
  boolean isTimeRunning() {
    return table.isTimeRunning();
  }

  /// Returns whether the players are to continue in a game that does not exist yet.
  boolean isSuccessorDue() {
    return table.isSuccessorDue();
  }

  /// Returns whether the players continue in another game.
  boolean hasSuccessor() {
    return table.hasSuccessor();
  }

  /// Returns the side that may claim the win; see [LiveTable#claimant(long)].
  Optional<Side> claimant(long millis) {
    return table.claimant(millis);
  }

  /// Returns whether a request is based on an earlier state than the current one. A downtime that
  /// was left out of the clock since then, or the start of the clock, has changed nothing for the
  /// players; and an offer may cross the same offer of the opponent.
  boolean isStale(ClientRequest request) {
    int seen = request.lastSeenSequence();
    return request.ply() != ply()
        || seen < 1
        || seen > events.size()
        || !IntStream.range(seen, events.size())
            .allMatch(index -> isOfClock(index) || isSameOffer(index, request));
  }

  private boolean isSameOffer(int index, ClientRequest request) {
    EventContent earlier = events.get(index).content();
    return earlier.action() instanceof PlayerAction.Offer
        && earlier.actor() == request.actor().opponent()
        && request.action().equals(new RequestedAction.Exact(earlier.action()));
  }

  /// Returns whether an event begins or ends a downtime, or starts the clock.
  private boolean isOfClock(int index) {
    GameAction action = events.get(index).content().action();
    return action instanceof ServerAction.Pause
        || action instanceof ServerAction.ClockStart
        || (action instanceof ServerAction.Resume
            && events.get(index - 1).content().action() instanceof ServerAction.Pause);
  }

  /// Returns a request of the server. Its client id is the word of the action and the number of the
  /// event.
  ClientRequest serverRequest(ServerAction action, long millis) {
    int seen = head().sequence();
    String word = action.format().split(" ", 2)[0];
    return new ClientRequest(Actor.SERVER, word + "-" + (seen + 1), seen, ply(), action, millis);
  }

  /// Performs the action of a request.
  ///
  /// @return the content of the event that has to be stored and then confirmed
  /// @throws tabuleiro.play.PlayException when the action is not possible; nothing has changed then
  /// @throws tabuleiro.rules.RulesException when a move breaks the rules; nothing has changed then
  EventContent apply(ClientRequest request) {
    long now = advanceClock(request.receivedMillis());
    GameAction action = table.apply(request.actor(), request.action());
    return new EventContent(
        events.getLast().content().game(),
        request.actor(),
        request.clientId(),
        request.ply(),
        action,
        table.result(),
        now,
        request.digest());
  }

  /// Adds the event of the last action, which is now stored.
  ///
  /// @return the state after the event
  GameSnapshot confirm(GameEvent event) {
    append(event);
    return snapshot(event.content().timeMillis());
  }
}
