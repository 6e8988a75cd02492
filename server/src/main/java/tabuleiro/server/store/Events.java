package tabuleiro.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.ResultIterable;
import org.jdbi.v3.core.statement.StatementContext;
import tabuleiro.play.Result;
import tabuleiro.rules.Phrase;

/// The table of events, within somebody's transaction.
///
/// @param handle the connection that has the transaction
record Events(Handle handle) {
  /// How many rows PostgreSQL sends at a time. A guess: some hundred kilobytes.
  private static final int FETCH = 1000;

  /// Appends an entry to a game whose head has the number `seen`.
  Reply append(int seen, Entry entry) {
    Head head = head(entry.game());
    if (head.sequence() == seen && seen > 0) {
      Event event = Event.after(head, entry);
      if (insert(event)) {
        return new Reply.Accepted(event);
      }
    }
    return find(entry)
        .map(event -> Reply.again(event, event.entry().deed().equals(entry.deed())))
        .orElseGet(() -> refused(entry.game()));
  }

  private Reply refused(String game) {
    Head head = head(game); // Again: another server may have written since.
    return head.equals(Head.NONE)
        ? new Reply.Refused(Reply.Reason.NO_GAME, Phrase.of("store.no-game", game), head)
        : Reply.stale(head);
  }

  /// Returns the last event's head, or [Head#NONE].
  Head head(String game) {
    return handle
        .createQuery(
            "SELECT sequence, hash FROM event WHERE game = ? ORDER BY sequence DESC LIMIT 1")
        .bind(0, game)
        .map((row, context) -> new Head(row.getInt("sequence"), row.getString("hash")))
        .findOne()
        .orElse(Head.NONE);
  }

  /// Writes an event. Returns whether it is there now: not when its number or its author's id is
  /// taken.
  boolean insert(Event event) {
    Entry entry = event.entry();
    boolean isNew =
        handle.execute(
                """
                INSERT INTO event (game, sequence, author, client, ply, result, millis, deed, hash)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING\
                """,
                entry.game(),
                event.sequence(),
                entry.author().name(),
                entry.client(),
                entry.ply(),
                entry.result().format(),
                entry.millis(),
                entry.deed().format(),
                event.hash())
            == 1;
    if (isNew && (entry.result() != Result.NONE || entry.deed() instanceof Deed.Withdrawal)) {
      finish(entry.game());
    }
    return isNew;
  }

  /// Counts a game among those that are over, unless it was.
  private void finish(String game) {
    handle.execute(
        """
        UPDATE game SET finished = (SELECT COALESCE(MAX(finished), 0) + 1 FROM game)
        WHERE id = ? AND finished IS NULL\
        """,
        game);
  }

  /// Returns the first event of a game that is there.
  Event first(String game) {
    return handle
        .createQuery("SELECT * FROM event WHERE game = ? ORDER BY sequence LIMIT 1")
        .bind(0, game)
        .map(Events::read)
        .one();
  }

  private Optional<Event> find(Entry entry) {
    return handle
        .createQuery("SELECT * FROM event WHERE game = ? AND author = ? AND client = ?")
        .bind(0, entry.game())
        .bind(1, entry.author().name())
        .bind(2, entry.client())
        .map(Events::read)
        .findOne();
  }

  /// Returns the events of a game after a number, in order.
  List<Event> after(String game, int sequence) {
    return handle
        .createQuery("SELECT * FROM event WHERE game = ? AND sequence > ? ORDER BY sequence")
        .bind(0, game)
        .bind(1, sequence)
        .map(Events::read)
        .list();
  }

  /// Returns the first flaw of each game that has one.
  List<Flaw> flaws() {
    ResultIterable<Event> all =
        handle
            .createQuery("SELECT * FROM event ORDER BY game, sequence")
            .setFetchSize(FETCH)
            .map(Events::read);
    List<Flaw> flaws = new ArrayList<>();
    String game = "";
    Head head = Head.NONE;
    for (Iterator<Event> events = all.iterator(); events.hasNext(); ) {
      Event event = events.next();
      if (!event.entry().game().equals(game)) {
        game = event.entry().game();
        head = Head.NONE;
      }
      boolean isKnown = !flaws.isEmpty() && flaws.getLast().game().equals(game);
      if (!isKnown && !event.follows(head)) {
        flaws.add(new Flaw(game, event.sequence()));
      }
      head = event.head();
    }
    return flaws;
  }

  private static Event read(ResultSet row, StatementContext context) throws SQLException {
    Entry entry =
        new Entry(
            row.getString("game"),
            Author.valueOf(row.getString("author")),
            row.getString("client"),
            row.getInt("ply"),
            Deed.parse(row.getString("deed")),
            Result.parse(row.getString("result")).orElseThrow(),
            row.getLong("millis"));
    return new Event(entry, row.getInt("sequence"), row.getString("hash"));
  }
}
