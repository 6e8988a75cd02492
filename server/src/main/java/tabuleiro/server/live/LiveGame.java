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
import tabuleiro.rules.Phrase;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Entry;
import tabuleiro.server.store.Event;
import tabuleiro.server.store.GameInfo;
import tabuleiro.server.store.Head;
import tabuleiro.server.store.Prepared;
import tabuleiro.server.store.Reply;
import tabuleiro.server.store.SeatInfo;
import tabuleiro.server.store.Sitter;
import tabuleiro.server.store.Store;
import tabuleiro.server.store.StoreException;

/// A game that is being played. One command is taken at a time, and is through when its event is on
/// disk and every watcher has it; so all see the events in the order in which they are kept. Many
/// games wait for the disk together. Safe for several threads.
public final class LiveGame {
  private final LiveGames family;
  private final Store store;
  private final String id;
  private final Holders holders;
  private final ReentrantLock lock = new ReentrantLock();

  /// Who is told may leave just then: his socket turns out to have ended.
  private final List<Consumer<Moment>> watchers = new CopyOnWriteArrayList<>();

  /// Empty before the first use, and while nobody knows whether the store has taken an event.
  private Optional<PlayedGame> played = Optional.empty();

  /// How much the watchers have: the number of the last event.
  private int told = Integer.MAX_VALUE;

  LiveGame(LiveGames family, Store store, String id) {
    this.family = family;
    this.store = store;
    this.id = id;
    this.holders = new Holders(store, id);
  }

  /// Returns the game's id.
  public String id() {
    return id;
  }

  /// Returns how far the game has come.
  public Head head() {
    return locked(PlayedGame::head);
  }

  /// Asks something of the table, which must not be changed, nor be kept after the answer.
  public <T> T ask(Function<Table, T> question) {
    return locked(game -> question.apply(game.table()));
  }

  /// Returns what the game has come to.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  public Moment moment(long nowMillis) {
    return locked(game -> game.moment(flagIfFallen(game, nowMillis)));
  }

  /// Returns the whole game.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  public GameView view(long nowMillis) {
    return locked(game -> GameView.of(game, flagIfFallen(game, nowMillis)));
  }

  /// Returns the events after a number, in order.
  public List<Event> events(int after) {
    return locked(
        game -> game.events().stream().filter(event -> event.sequence() > after).toList());
  }

  /// Does what somebody wants, or says why not. Waits for the disk, so it is called from a virtual
  /// thread.
  ///
  /// @throws StoreException when the game cannot be read, or nothing can be written: nobody knows
  ///   then whether it is done, and sending the command again tells
  public Reply submit(Command command) {
    return locked(game -> {
      Reply reply = submit(game, command);
      settle(command.receivedMillis());
      return reply;
    });
  }

  private Reply submit(PlayedGame game, Command command) {
    Optional<Event> earlier = game.find(command.author(), command.client());
    if (earlier.isPresent()) {
      return Reply.again(earlier.get(), command.wish().isFor(earlier.get().entry().deed()));
    }
    flagIfFallen(game, command.receivedMillis());
    if (command.seen() != game.head().sequence() || command.ply() != game.ply()) {
      return Reply.stale(game.head());
    }
    return play(game, command);
  }

  private Reply play(PlayedGame game, Command command) {
    long now = game.tell(command.receivedMillis());
    Deed deed;
    try {
      deed = game.deed(command.author(), command.wish());
      game.apply(command.author(), deed);
    } catch (PlayException e) {
      return illegal(e.phrase(), game);
    } catch (RulesException e) {
      return illegal(phrase(e.violation()), game);
    }
    Entry entry = entry(game, command, deed, now);
    return keep(game, entry, store.append(game.head().sequence(), entry));
  }

  private Entry entry(PlayedGame game, Command command, Deed deed, long now) {
    return new Entry(
        id, command.author(), command.client(), command.ply(), deed, game.result(), now);
  }

  private static Reply illegal(Phrase why, PlayedGame game) {
    return new Reply.Refused(Reply.Reason.ILLEGAL, why, game.head());
  }

  private static Phrase phrase(Violation violation) {
    return violation.rule().isEmpty()
        ? violation.phrase()
        : Phrase.of("with-rule", violation.phrase(), violation.rule());
  }

  /// Waits until the store keeps what the table has already done. Where it does not, or nobody
  /// knows, the game is read again before it is used again.
  private Reply keep(PlayedGame game, Entry entry, CompletableFuture<Reply> kept) {
    played = Optional.empty();
    Reply reply = Store.await(kept);
    // Another server may have kept the same command at another time: then the game is read again.
    if (reply instanceof Reply.Accepted(Event event) && event.entry().equals(entry)) {
      game.keep(event);
      played = Optional.of(game);
      told = event.sequence();
      Moment moment = game.moment(event.entry().millis());
      tellWatchers(moment);
      family.tell(this, moment);
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

  private void settle(PlayedGame game, long nowMillis) {
    if (ClockFace.isOverDays(game.table().setup().clock())) {
      PreparedReplies.due(game, side -> store.prepared(id, side))
          .ifPresent(command -> play(game, command));
    }
    if (game.isOver() && !game.hasNext()) {
      long now = game.tell(nowMillis);
      GameInfo info = store.info(id).orElseThrow();
      Successor.of(game, info, earlier -> PlayedGame.of(store.history(earlier)), now)
          .ifPresent(next -> goOn(game, next, now));
    }
  }

  private void goOn(PlayedGame game, Successor next, long now) {
    int seen = game.head().sequence();
    Deed deed = new Deed.Next(next.id());
    Command command = new Command(Author.SERVER, "next-" + (seen + 1), seen, game.ply(), deed, now);
    game.apply(Author.SERVER, deed);
    Entry entry = entry(game, command, deed, now);
    Deed.Start start = new Deed.Start(next.text());
    Reply reply = keep(game, entry, store.succeed(seen, entry, next.info(), start));
    if (reply instanceof Reply.Accepted) {
      family.begin(next.id(), now);
    }
  }

  /// Keeps the replies that a player has prepared for the opponent's next move, in place of those
  /// before.
  ///
  /// @param replies move by move, as text
  /// @throws tabuleiro.play.TableException when the game is not one over days, or not at the
  ///   opponent's turn
  /// @throws RulesException when one of the moves is not legal
  public void prepare(Side side, List<Map.Entry<String, String>> replies) {
    Prepared prepared = locked(game -> PreparedReplies.check(game, side, replies));
    Store.await(store.prepare(id, side, prepared));
  }

  /// Returns the replies that a player has prepared and that may still be played, move by move.
  public Map<String, String> prepared(Side side) {
    String position = locked(game -> game.table().position().format());
    return store
        .prepared(id, side)
        .filter(prepared -> prepared.position().equals(position))
        .map(Prepared::replies)
        .orElse(Map.of());
  }

  /// Ends the game if somebody's time has run out.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @return when to look again, in milliseconds since 1970; empty when no time runs
  public Optional<Long> lookAtClock(long nowMillis) {
    return moment(nowMillis).clock().flagMillis();
  }

  private long flagIfFallen(PlayedGame game, long millis) {
    long now = game.tell(millis);
    if (game.hasFallen()) {
      rule(game, "flag", new Deed.Flag(), now);
      settle(now);
    }
    return now;
  }

  /// Takes the seat of a token. The game begins when both sit.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @return the side; empty when the game has no seat of such a token
  public Optional<Side> takeSeat(String token, Sitter sitter, long nowMillis) {
    Optional<Side> side = Store.await(store.takeSeat(id, token, sitter));
    holders.forget();
    beginIfBothSit(nowMillis);
    return side;
  }

  /// Takes the free seat of the game, which begins when both sit.
  ///
  /// @param token what opens the seat from now on
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @return the side, also for who sits there already; empty when no seat is free
  public Optional<Side> join(String token, Sitter sitter, long nowMillis) {
    Optional<Side> side = Store.await(store.join(id, token, sitter));
    holders.forget();
    beginIfBothSit(nowMillis);
    return side;
  }

  /// Returns the sides that somebody may play who has a secret; see [Store#held(String, String)]. A
  /// seat that was held once is held for ever.
  public List<Side> held(String secret) {
    return holders.held(secret);
  }

  /// Lets the game begin once both sit; computers always do.
  void beginIfBothSit(long nowMillis) {
    locked(game -> {
      if (!game.hasBegun()
          && !game.isOver()
          && store.seats(id).stream().allMatch(SeatInfo::isTaken)) {
        rule(game, "resume", new Deed.Resume(), nowMillis);
      }
      return game;
    });
  }

  /// Leaves out the time in which there was no server, in a game in which nothing has happened
  /// since. A pause that has no end yet is one in which the server stopped while it did this.
  private void skip(PlayedGame game, Downtime downtime) {
    if (game.events().getLast().entry().millis() >= downtime.toMillis()) {
      return;
    }
    flagIfFallen(game, downtime.fromMillis());
    if (game.isTimed()) {
      rule(game, "pause", new Deed.Pause(), downtime.fromMillis());
    }
    if (game.events().getLast().entry().deed() instanceof Deed.Pause) {
      rule(game, "resume", new Deed.Resume(), downtime.toMillis());
    }
  }

  /// Does what only the server does. Its id for it is a word and the number of the event.
  private Reply rule(PlayedGame game, String word, Deed deed, long millis) {
    int seen = game.head().sequence();
    String client = word + "-" + (seen + 1);
    return play(game, new Command(Author.SERVER, client, seen, game.ply(), deed, millis));
  }

  /// Shows the whole game to somebody while nothing happens in it; he may begin to watch it then.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @param work hands on quickly
  public void hold(long nowMillis, Consumer<GameView> work) {
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
  public Runnable watch(int after, Consumer<Moment> watcher) {
    return locked(game -> {
      if (after < game.head().sequence()) {
        PlayedGame.of(game.events(), after, watcher);
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
  void lookWhoSits() {
    holders.forget();
  }

  private void unwatch(Consumer<Moment> watcher) {
    lock.lock();
    try {
      watchers.remove(watcher);
    } finally {
      lock.unlock();
    }
  }

  private void tellWatchers(Moment moment) {
    watchers.forEach(watcher -> watcher.accept(moment));
  }

  /// Tells what was found in the store.
  private void tellOfOthers(Moment moment) {
    tellWatchers(moment);
    family.tellOfOthers(this, moment);
  }

  private <T> T locked(Function<PlayedGame, T> work) {
    lock.lock();
    try {
      return work.apply(read());
    } finally {
      lock.unlock();
    }
  }

  /// Returns the game, read again where that is needed, with all done that is due. Another server's
  /// events are told then.
  private PlayedGame read() {
    if (played.isEmpty()) {
      PlayedGame read = readAgain();
      family.downtime().ifPresent(downtime -> skip(read, downtime));
      settle(read.events().getLast().entry().millis());
    }
    // What was due may have failed, or another server has done it.
    return played.isPresent() ? played.get() : readAgain();
  }

  private PlayedGame readAgain() {
    PlayedGame read = PlayedGame.of(store.history(id), told, this::tellOfOthers);
    played = Optional.of(read);
    told = read.head().sequence();
    return read;
  }
}
