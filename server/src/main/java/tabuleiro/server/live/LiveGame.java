package tabuleiro.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import tabuleiro.play.PlayException;
import tabuleiro.play.Table;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Violation;
import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Entry;
import tabuleiro.server.store.Event;
import tabuleiro.server.store.Head;
import tabuleiro.server.store.Reply;
import tabuleiro.server.store.Store;
import tabuleiro.server.store.StoreException;

/// A game that is being played. One command is taken at a time, and is through when its event is on
/// disk and every watcher has it; so all see the events in the order in which they are kept. Many
/// games wait for the disk together. Safe for several threads.
public final class LiveGame {
  private final Store store;
  private final String id;
  private final ReentrantLock lock = new ReentrantLock();
  private final List<Consumer<Event>> watchers = new ArrayList<>();

  /// Empty before the first use, and while nobody knows whether the store has taken an event.
  private Optional<PlayedGame> played = Optional.empty();

  /// How much the watchers have: the number of the last event.
  private int told = Integer.MAX_VALUE;

  /// @param watcher is told of each event first
  LiveGame(Store store, String id, Consumer<Event> watcher) {
    this.store = store;
    this.id = id;
    watchers.add(watcher);
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

  /// Does what somebody wants, or says why not. Waits for the disk, so it is called from a virtual
  /// thread.
  ///
  /// @throws StoreException when the game cannot be read, or nothing can be written: nobody knows
  ///   then whether it is done, and sending the command again tells
  public Reply submit(Command command) {
    return locked(game -> submit(game, command));
  }

  private Reply submit(PlayedGame game, Command command) {
    Optional<Event> earlier = game.find(command.author(), command.client());
    if (earlier.isPresent()) {
      return Reply.again(earlier.get(), command.deed());
    }
    flagIfFallen(game, command.receivedMillis());
    if (command.seen() != game.head().sequence() || command.ply() != game.ply()) {
      return Reply.stale(game.head());
    }
    return play(game, command);
  }

  private Reply play(PlayedGame game, Command command) {
    long now = game.tell(command.receivedMillis());
    try {
      game.apply(command.author(), command.deed());
    } catch (PlayException e) {
      return illegal(e.phrase(), game);
    } catch (RulesException e) {
      return illegal(phrase(e.violation()), game);
    }
    Entry entry =
        new Entry(
            id,
            command.author(),
            command.client(),
            command.ply(),
            command.deed(),
            game.result(),
            now);
    return keep(game, entry);
  }

  private static Reply illegal(Phrase why, PlayedGame game) {
    return new Reply.Refused(Reply.Reason.ILLEGAL, why, game.head());
  }

  private static Phrase phrase(Violation violation) {
    return violation.rule().isEmpty()
        ? violation.phrase()
        : Phrase.of("with-rule", violation.phrase(), violation.rule());
  }

  /// Has the store keep what the table has already done. Where it does not, or nobody knows, the
  /// game is read again before it is used again.
  private Reply keep(PlayedGame game, Entry entry) {
    played = Optional.empty();
    Reply reply = await(store.append(game.head().sequence(), entry));
    if (reply instanceof Reply.Accepted(Event event)) {
      game.keep(event);
      played = Optional.of(game);
      tellWatchers(game);
    }
    return reply;
  }

  static <T> T await(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreException known ? known : e;
    }
  }

  /// Ends the game if somebody's time has run out.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @return when to look again, in milliseconds since 1970; empty when no time runs
  public Optional<Long> lookAtClock(long nowMillis) {
    return locked(game -> {
      long now = flagIfFallen(game, nowMillis);
      return game.table()
          .clock()
          .running()
          .flatMap(game.table().clock()::left)
          // Up to the next whole millisecond: with less than one left nobody has lost yet.
          .map(left -> now + left.plusNanos(999_999).toMillis());
    });
  }

  private long flagIfFallen(PlayedGame game, long millis) {
    long now = game.tell(millis);
    if (game.hasFallen()) {
      rule(game, "flag", new Deed.Flag(), now);
    }
    return now;
  }

  /// Lets the clock run: both sit, or whoever is here may begin.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  public Reply resume(long nowMillis) {
    return locked(game -> rule(game, "resume", new Deed.Resume(), nowMillis));
  }

  /// Leaves out the time in which there was no server. A pause that has no end yet is one in which
  /// the server stopped while it did this.
  ///
  /// @param downMillis when the server was last alive
  /// @param nowMillis what time it is; both in milliseconds since 1970
  void skipDowntime(long downMillis, long nowMillis) {
    locked(game -> {
      flagIfFallen(game, downMillis);
      if (game.isTimed()) {
        rule(game, "pause", new Deed.Pause(), downMillis);
      }
      if (game.events().getLast().entry().deed() instanceof Deed.Pause) {
        rule(game, "resume", new Deed.Resume(), nowMillis);
      }
      return game;
    });
  }

  /// Does what only the server does. Its id for it is a word and the number of the event.
  private Reply rule(PlayedGame game, String word, Deed deed, long millis) {
    int seen = game.head().sequence();
    String client = word + "-" + (seen + 1);
    return play(game, new Command(Author.SERVER, client, seen, game.ply(), deed, millis));
  }

  /// Gives a watcher all events after a number, in order and without a gap, those to come included.
  ///
  /// @param watcher is called by whoever plays: it hands on quickly and throws nothing
  /// @return ends the watching
  public Runnable watch(int after, Consumer<Event> watcher) {
    return locked(game -> {
      game.events().stream().filter(event -> event.sequence() > after).forEach(watcher);
      watchers.add(watcher);
      return () -> unwatch(watcher);
    });
  }

  private void unwatch(Consumer<Event> watcher) {
    lock.lock();
    try {
      watchers.remove(watcher);
    } finally {
      lock.unlock();
    }
  }

  private void tellWatchers(PlayedGame game) {
    for (Event event : game.events()) {
      if (event.sequence() > told) {
        watchers.forEach(watcher -> watcher.accept(event));
      }
    }
    told = game.head().sequence();
  }

  private <T> T locked(Function<PlayedGame, T> work) {
    lock.lock();
    try {
      if (played.isEmpty()) {
        PlayedGame read = new PlayedGame(store.history(id));
        played = Optional.of(read);
        tellWatchers(read);
      }
      return work.apply(played.get());
    } finally {
      lock.unlock();
    }
  }
}
