package tabuleiro.server.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import tabuleiro.play.PlayException;
import tabuleiro.play.Table;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.ChainHead;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.store.GameInfo;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.HumanPlayer;
import tabuleiro.server.store.PreparedReplies;
import tabuleiro.server.store.SeatInfo;
import tabuleiro.server.store.StoreException;

/// A game that is being played. One command is taken at a time, and is through when its event is on
/// disk and every watcher has it; so all see the events in the order in which they are kept. Many
/// games wait for the disk together. Safe for several threads.
public final class LiveGame {
  private final LiveGames family;
  private final GameStore store;
  private final String id;
  private final SeatCache holders;
  private final ReentrantLock lock = new ReentrantLock();

  /// Who is told may leave just then: his socket turns out to have ended.
  private final List<Consumer<GameSnapshot>> watchers = new CopyOnWriteArrayList<>();

  /// Empty before the first use, and while nobody knows whether the store has taken an event.
  private Optional<LiveGameState> played = Optional.empty();

  /// How much the watchers have: the number of the last event.
  private int told = Integer.MAX_VALUE;

  LiveGame(LiveGames family, GameStore store, String id) {
    this.family = family;
    this.store = store;
    this.id = id;
    this.holders = new SeatCache(store, id);
  }

  /// Returns the game's id.
  public String id() {
    return id;
  }

  /// Returns how far the game has come.
  public ChainHead head() {
    return locked(LiveGameState::head);
  }

  /// Asks something of the table, which must not be changed, nor be kept after the answer.
  public <T> T query(Function<Table, T> question) {
    return locked(game -> question.apply(game.table()));
  }

  /// Returns what the game has come to.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  public GameSnapshot snapshot(long nowMillis) {
    return locked(game -> game.snapshot(flagIfFallen(game, nowMillis)));
  }

  /// Returns the whole game.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  public GameView view(long nowMillis) {
    return locked(game -> GameView.of(game, flagIfFallen(game, nowMillis)));
  }

  /// Returns the events after a number, in order.
  public List<GameEvent> events(int after) {
    return locked(
        game -> game.events().stream().filter(event -> event.sequence() > after).toList());
  }

  /// Does what somebody wants, or says why not. Waits for the disk, so it is called from a virtual
  /// thread.
  ///
  /// @throws StoreException when the game cannot be read, or nothing can be written: nobody knows
  ///   then whether it is done, and sending the command again tells
  public RequestResult submit(ClientRequest command) {
    return locked(game -> {
      RequestResult reply = submit(game, command);
      settle(command.receivedMillis());
      return reply;
    });
  }

  private RequestResult submit(LiveGameState game, ClientRequest command) {
    Optional<GameEvent> earlier = game.find(command.actor(), command.clientId());
    if (earlier.isPresent()) {
      return RequestResult.repeated(
          earlier.get(), command.action().matches(earlier.get().content().action()));
    }
    flagIfFallen(game, command.receivedMillis());
    if (command.lastSeenSequence() != game.head().sequence() || command.ply() != game.ply()) {
      return RequestResult.stale(game.head());
    }
    return play(game, command);
  }

  private RequestResult play(LiveGameState game, ClientRequest command) {
    long now = game.advanceClock(command.receivedMillis());
    GameAction deed;
    try {
      deed = game.resolve(command.actor(), command.action());
      game.apply(command.actor(), deed);
    } catch (PlayException e) {
      return illegal(e.problem(), game);
    } catch (RulesException e) {
      return illegal(phrase(e.violation()), game);
    }
    EventContent entry = entry(game, command, deed, now);
    return keep(game, entry, store.append(game.head().sequence(), entry));
  }

  private EventContent entry(LiveGameState game, ClientRequest command, GameAction deed, long now) {
    return new EventContent(
        id, command.actor(), command.clientId(), command.ply(), deed, game.result(), now);
  }

  private static RequestResult illegal(Message why, LiveGameState game) {
    return new RequestResult.Rejected(RequestResult.Reason.ILLEGAL, why, game.head());
  }

  private static Message phrase(Violation violation) {
    return violation.rule().isEmpty()
        ? violation.message()
        : Message.of("with-rule", violation.message(), violation.rule());
  }

  /// Waits until the store keeps what the table has already done. Where it does not, or nobody
  /// knows, the game is read again before it is used again.
  private RequestResult keep(
      LiveGameState game, EventContent entry, CompletableFuture<RequestResult> kept) {
    played = Optional.empty();
    RequestResult reply = GameStore.await(kept);
    // Another server may have kept the same command at another time: then the game is read again.
    if (reply instanceof RequestResult.Accepted(GameEvent event) && event.content().equals(entry)) {
      game.append(event);
      played = Optional.of(game);
      told = event.sequence();
      GameSnapshot moment = game.snapshot(event.content().timeMillis());
      tellWatchers(moment);
      family.notifyLocalChange(this, moment);
    }
    return reply;
  }

  /// Does what is due after an event: a reply that was prepared, the next game of a match or a
  /// rematch. What fails now is done when the game is read again.
  private void settle(long nowMillis) {
    try {
      played.ifPresent(game -> settle(game, nowMillis));
    } catch (StoreException e) {
      played = Optional.empty();
    }
  }

  private void settle(LiveGameState game, long nowMillis) {
    if (ClockSnapshot.isCorrespondence(game.table().setup().timeControl())) {
      PreparedReplyCheck.due(game, side -> store.preparedReplies(id, side))
          .ifPresent(command -> play(game, command));
    }
    if (game.isOver() && !game.hasSuccessor()) {
      long now = game.advanceClock(nowMillis);
      GameInfo info = store.info(id).orElseThrow();
      NextGame.of(game, info, earlier -> LiveGameState.of(store.history(earlier)), now)
          .ifPresent(next -> goOn(game, next, now));
    }
  }

  private void goOn(LiveGameState game, NextGame next, long now) {
    int seen = game.head().sequence();
    GameAction deed = new GameAction.Continuation(next.id());
    ClientRequest command =
        new ClientRequest(Actor.SERVER, "next-" + (seen + 1), seen, game.ply(), deed, now);
    game.apply(Actor.SERVER, deed);
    EventContent entry = entry(game, command, deed, now);
    GameAction.Start start = new GameAction.Start(next.text());
    RequestResult reply = keep(game, entry, store.createNext(seen, entry, next.info(), start));
    if (reply instanceof RequestResult.Accepted) {
      family.announce(next.id(), now);
    }
  }

  /// Keeps the replies that a player has prepared for the opponent's next move, in place of those
  /// before.
  ///
  /// @param replies move by move, as text
  /// @throws tabuleiro.play.TableException when the game is not one over days, or not at the
  ///   opponent's turn
  /// @throws RulesException when one of the moves is not legal
  public void setPreparedReplies(Side side, List<Map.Entry<String, String>> replies) {
    PreparedReplies prepared = locked(game -> PreparedReplyCheck.check(game, side, replies));
    GameStore.await(store.savePreparedReplies(id, side, prepared));
  }

  /// Returns the replies that a player has prepared and that may still be played, move by move.
  public Map<String, String> preparedReplies(Side side) {
    String position = locked(game -> game.table().position().format());
    return store
        .preparedReplies(id, side)
        .filter(prepared -> prepared.position().equals(position))
        .map(PreparedReplies::replies)
        .orElse(Map.of());
  }

  /// Ends the game if somebody's time has run out.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @return when to look again, in milliseconds since 1970; empty when no time runs
  public Optional<Long> checkClock(long nowMillis) {
    return snapshot(nowMillis).clock().flagFallMillis();
  }

  private long flagIfFallen(LiveGameState game, long millis) {
    long now = game.advanceClock(millis);
    if (game.isFlagPending()) {
      rule(game, "flag", new GameAction.FlagFall(), now);
      settle(now);
    }
    return now;
  }

  /// Takes the seat of a token. The game begins when both sit.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @return the side; empty when the game has no seat of such a token
  public Optional<Side> takeSeat(String token, HumanPlayer sitter, long nowMillis) {
    Optional<Side> side = GameStore.await(store.takeSeat(id, token, sitter));
    holders.clear();
    startIfBothSeated(nowMillis);
    return side;
  }

  /// Takes the free seat of the game, which begins when both sit.
  ///
  /// @param token what opens the seat from now on
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @return the side, also for who sits there already; empty when no seat is free
  public Optional<Side> join(String token, HumanPlayer sitter, long nowMillis) {
    Optional<Side> side = GameStore.await(store.joinGame(id, token, sitter));
    holders.clear();
    startIfBothSeated(nowMillis);
    return side;
  }

  /// Returns the sides that somebody may play who has a secret; see [GameStore#sidesOf(String,
  /// String)]. A seat that was held once is held for ever.
  public List<Side> sidesOf(String secret) {
    return holders.sidesOf(secret);
  }

  /// Lets the game begin once both sit; computers always do.
  void startIfBothSeated(long nowMillis) {
    locked(game -> {
      if (!game.hasBegun()
          && !game.isOver()
          && store.seats(id).stream().allMatch(SeatInfo::isTaken)) {
        rule(game, "resume", new GameAction.Resume(), nowMillis);
      }
      return game;
    });
  }

  /// Leaves out the time in which there was no server, in a game in which nothing has happened
  /// since. A pause that has no end yet is one in which the server stopped while it did this.
  private void skip(LiveGameState game, Downtime downtime) {
    if (game.events().getLast().content().timeMillis() >= downtime.toMillis()) {
      return;
    }
    flagIfFallen(game, downtime.fromMillis());
    if (game.isClockRunning()) {
      rule(game, "pause", new GameAction.Pause(), downtime.fromMillis());
    }
    if (game.events().getLast().content().action() instanceof GameAction.Pause) {
      rule(game, "resume", new GameAction.Resume(), downtime.toMillis());
    }
  }

  /// Does what only the server does. Its id for it is a word and the number of the event.
  private RequestResult rule(LiveGameState game, String word, GameAction deed, long millis) {
    int seen = game.head().sequence();
    String client = word + "-" + (seen + 1);
    return play(game, new ClientRequest(Actor.SERVER, client, seen, game.ply(), deed, millis));
  }

  /// Shows the whole game to somebody while nothing happens in it; he may begin to watch it then.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @param work hands on quickly
  public void withView(long nowMillis, Consumer<GameView> work) {
    locked(game -> {
      GameView view = GameView.of(game, flagIfFallen(game, nowMillis));
      work.accept(view);
      return view;
    });
  }

  /// Tells a watcher what the game came to by each event after a number, in order and without a
  /// gap, those to come included. What lies before the last event costs a replay.
  ///
  /// @param watcher is called by whoever plays: it hands on quickly and throws nothing
  /// @return ends the watching
  public Runnable watch(int after, Consumer<GameSnapshot> watcher) {
    return locked(game -> {
      if (after < game.head().sequence()) {
        LiveGameState.of(game.events(), after, watcher);
      }
      watchers.add(watcher);
      return () -> unwatch(watcher);
    });
  }

  /// Looks whether another server has played on, and tells all who watch.
  ///
  /// @throws StoreException when the game cannot be read: then it is read before its next use
  void catchUp() {
    lock.lock();
    try {
      boolean isUpToDate =
          played.isPresent() && store.events(id, played.get().head().sequence()).isEmpty();
      if (!isUpToDate) {
        played = Optional.empty();
        read();
      }
    } finally {
      lock.unlock();
    }
  }

  /// Looks again who sits here, when he next asks: another server has given a seat away.
  void refreshSeats() {
    holders.clear();
  }

  private void unwatch(Consumer<GameSnapshot> watcher) {
    lock.lock();
    try {
      watchers.remove(watcher);
    } finally {
      lock.unlock();
    }
  }

  private void tellWatchers(GameSnapshot moment) {
    watchers.forEach(watcher -> watcher.accept(moment));
  }

  /// Tells what was found in the store.
  private void tellOfOthers(GameSnapshot moment) {
    tellWatchers(moment);
    family.notifyRemoteChange(this, moment);
  }

  private <T> T locked(Function<LiveGameState, T> work) {
    lock.lock();
    try {
      return work.apply(read());
    } finally {
      lock.unlock();
    }
  }

  /// Returns the game, read again where that is needed, with all done that is due. Another server's
  /// events are told then.
  private LiveGameState read() {
    if (played.isEmpty()) {
      LiveGameState read = readAgain();
      family.downtime().ifPresent(downtime -> skip(read, downtime));
      settle(read.events().getLast().content().timeMillis());
    }
    // What was due may have failed, or another server has done it.
    return played.isPresent() ? played.get() : readAgain();
  }

  private LiveGameState readAgain() {
    LiveGameState read = LiveGameState.of(store.history(id), told, this::tellOfOthers);
    played = Optional.of(read);
    told = read.head().sequence();
    return read;
  }
}
