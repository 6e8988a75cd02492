package tabuleiro.server.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.generic.GenericType;
import tabuleiro.play.Result;
import tabuleiro.play.live.EventContent;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.EventEffect;
import tabuleiro.server.game.GameTransactions;
import tabuleiro.server.kernel.database.Database;

/// Stores tournaments. Each change is one transaction, which begins with the row of the tournament:
/// changes of one tournament come one after the other, also those of several servers. Results are
/// written by the events of the games; see [TournamentResults]. Thread-safe.
///
/// @param database runs the transactions
public record TournamentStore(Database database) {
  /// Why a change was refused; nothing has changed then.
  public enum Outcome {
    /// The change was made, or had been made before.
    DONE,
    /// The tournament is not in a state that allows it.
    WRONG_STATUS,
    /// There are too many players, or too many open tournaments.
    FULL
  }

  /// Writes the result of a game, once, if an event has ended it and it belongs to a tournament,
  /// and notifies the other servers; see [TournamentResults].
  ///
  /// @param handle the connection with the transaction of the event
  /// @param content the event
  public void recordResult(Handle handle, EventContent content) {
    new TournamentResults(handle)
        .record(content)
        .ifPresent(tournament -> database.publisher().queueChange(tournament, 0));
  }

  /// Takes a deleted game out of its tournament, for the operator. Its result stays; while it was
  /// played, neither player gets a point.
  public static void deleteGame(Handle handle, String game) {
    handle.execute(
        "UPDATE tournament_game SET game = NULL, result = COALESCE(result, ?) WHERE game = ?",
        Result.NONE.format(),
        game);
  }

  /// Creates a tournament. Creating the same one again is harmless.
  ///
  /// @param owner the member who creates it
  /// @param limit how many unfinished tournaments a member may have
  public CompletableFuture<Outcome> create(Tournament made, PlayerId owner, int limit) {
    return database.write(handle -> {
      if (find(handle, made.id()).isPresent()) {
        return Outcome.DONE;
      }
      if (countUnfinished(handle, owner) >= limit) {
        return Outcome.FULL;
      }
      TournamentPlan plan = made.plan();
      handle.execute(
          """
          INSERT INTO tournament (id, name, format, family, variant, clock, rated, computers, length,
            owner, status, round, version, created)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'OPEN', 0, 0, ?) ON CONFLICT DO NOTHING\
          """,
          made.id(),
          plan.name(),
          plan.format().name(),
          plan.board().game(),
          plan.board().variant(),
          plan.clock().format(),
          plan.isRated() ? 1 : 0,
          plan.allowsComputers() ? 1 : 0,
          plan.length(),
          owner.text(),
          made.createdMillis());
      return Outcome.DONE;
    });
  }

  private static int countUnfinished(Handle handle, PlayerId owner) {
    return handle
        .createQuery("SELECT COUNT(*) FROM tournament WHERE owner = ? AND status <> 'FINISHED'")
        .bind(0, owner.text())
        .mapTo(Integer.class)
        .one();
  }

  /// Adds a player, or ends their withdrawal.
  ///
  /// @param rating the player's rating now, in Elo points
  /// @param limit how many players a tournament may have
  public CompletableFuture<Outcome> enter(String id, Competitor player, int rating, int limit) {
    return database.write(handle -> {
      if (!lock(handle, id, "'OPEN', 'RUNNING', 'PAUSED'")) {
        return Outcome.WRONG_STATUS;
      }
      List<Entrant> entrants = new TournamentRows(handle).entrants(id);
      Optional<Entrant> known =
          entrants.stream().filter(other -> other.competitor().equals(player)).findFirst();
      if (known.isEmpty() && entrants.size() >= limit) {
        return Outcome.FULL;
      }
      if (known.isEmpty()) {
        int number = entrants.isEmpty() ? 1 : entrants.getLast().number() + 1;
        insert(handle, id, number, player, rating);
        count(handle, id);
      } else if (known.get().isWithdrawn()) {
        setWithdrawn(handle, id, known.get(), 0);
      }
      return Outcome.DONE;
    });
  }

  private static void insert(Handle handle, String id, int number, Competitor player, int rating) {
    handle.execute(
        """
        INSERT INTO tournament_player (tournament, number, member, level, rating, withdrawn)
        VALUES (?, ?, ?, ?, ?, 0)\
        """,
        id,
        number,
        player instanceof Competitor.Account(var member) ? member.text() : null,
        player.level().orElse(null),
        rating);
  }

  private void setWithdrawn(Handle handle, String id, Entrant entrant, int value) {
    handle.execute(
        "UPDATE tournament_player SET withdrawn = ? WHERE tournament = ? AND number = ?",
        value,
        id,
        entrant.number());
    count(handle, id);
  }

  /// Withdraws a player. Before the start they leave no trace; later they are paired no more.
  public CompletableFuture<Outcome> withdraw(String id, Competitor player) {
    return database.write(handle -> {
      boolean isOpen = lock(handle, id, "'OPEN'");
      if (!isOpen && !lock(handle, id, "'RUNNING', 'PAUSED'")) {
        return Outcome.WRONG_STATUS;
      }
      new TournamentRows(handle)
          .entrants(id).stream()
              .filter(other -> other.competitor().equals(player) && !other.isWithdrawn())
              .forEach(entrant -> {
                if (isOpen) {
                  delete(handle, id, entrant);
                } else {
                  setWithdrawn(handle, id, entrant, 1);
                }
              });
      return Outcome.DONE;
    });
  }

  private void delete(Handle handle, String id, Entrant entrant) {
    handle.execute(
        "DELETE FROM tournament_player WHERE tournament = ? AND number = ?", id, entrant.number());
    count(handle, id);
  }

  /// Starts a tournament, or continues it after a pause.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public CompletableFuture<Outcome> start(String id, long nowMillis) {
    return database.write(handle -> {
      if (lock(handle, id, "'OPEN', 'PAUSED'")) {
        handle.execute(
            """
            UPDATE tournament SET status = 'RUNNING', started = COALESCE(started, ?) WHERE id = ?\
            """,
            nowMillis,
            id);
        count(handle, id);
        return Outcome.DONE;
      }
      return lock(handle, id, "'RUNNING'") ? Outcome.DONE : Outcome.WRONG_STATUS;
    });
  }

  /// Pauses a tournament.
  public CompletableFuture<Outcome> pause(String id) {
    return database.write(handle -> {
      if (lock(handle, id, "'RUNNING'")) {
        handle.execute("UPDATE tournament SET status = 'PAUSED' WHERE id = ?", id);
        count(handle, id);
        return Outcome.DONE;
      }
      return lock(handle, id, "'PAUSED'") ? Outcome.DONE : Outcome.WRONG_STATUS;
    });
  }

  /// Takes the next step of a tournament, unless it has changed since the step was decided.
  ///
  /// @param seen the tournament from which the step was decided
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return whether the step was taken
  public CompletableFuture<Boolean> advance(Tournament seen, TournamentStep step, long nowMillis) {
    return database.write(handle -> {
      int changed =
          handle.execute(
              """
              UPDATE tournament SET version = version + 1
              WHERE id = ? AND version = ? AND status = 'RUNNING'\
              """,
              seen.id(),
              seen.version());
      if (changed == 0) {
        return false;
      }
      database.publisher().queueChange(seen.id(), 0);
      switch (step) {
        case TournamentStep.End() ->
            handle.execute(
                "UPDATE tournament SET status = 'FINISHED', ended = ? WHERE id = ?",
                nowMillis,
                seen.id());
        case TournamentStep.Round round -> {
          handle.execute("UPDATE tournament SET round = ? WHERE id = ?", round.number(), seen.id());
          round
              .games()
              .forEach(game -> new GameTransactions(handle, database.publisher()).create(game));
          round.pairings().forEach(pairing -> insert(handle, seen.id(), pairing));
        }
      }
      return true;
    });
  }

  private static void insert(Handle handle, String id, TournamentPairing pairing) {
    handle.execute(
        """
        INSERT INTO tournament_game (tournament, round, board, first, second, game, result)
        VALUES (?, ?, ?, ?, ?, ?, ?)\
        """,
        id,
        pairing.round(),
        pairing.board(),
        pairing.first(),
        pairing.second().orElse(null),
        pairing.game().orElse(null),
        pairing.result().map(Result::format).orElse(null));
  }

  /// Locks a tournament until the end of the transaction, if its status is one of a list.
  private static boolean lock(Handle handle, String id, String statuses) {
    return handle.execute(
            "UPDATE tournament SET version = version WHERE id = ? AND status IN (" + statuses + ")",
            id)
        == 1;
  }

  /// Counts a change of a locked tournament, and lets the other servers know of it.
  private void count(Handle handle, String id) {
    handle.execute("UPDATE tournament SET version = version + 1 WHERE id = ?", id);
    database.publisher().queueChange(id, 0);
  }

  /// Returns a tournament with its players and games; empty when there is none with the id.
  public Optional<TournamentState> find(String id) {
    return database.read(handle -> find(handle, id));
  }

  private static Optional<TournamentState> find(Handle handle, String id) {
    return new TournamentRows(handle).find(id);
  }

  /// Returns the tournaments: those that are not finished first, then the newest.
  ///
  /// @param limit the maximum number of tournaments
  public List<Tournament> list(int limit) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT * FROM tournament
                ORDER BY CASE WHEN status = 'FINISHED' THEN 1 ELSE 0 END, created DESC, id LIMIT ?\
                """)
            .bind(0, limit)
            .mapTo(Tournament.class)
            .list());
  }

  /// Returns the ids of the tournaments that are running.
  public List<String> running() {
    return database.read(handle ->
        handle
            .createQuery("SELECT id FROM tournament WHERE status = 'RUNNING' ORDER BY created, id")
            .mapTo(String.class)
            .list());
  }

  /// Returns the number of players who have not withdrawn, by tournament; tournaments without any
  /// are left out.
  ///
  /// @param ids the ids of the tournaments
  public Map<String, Integer> countPlayers(List<String> ids) {
    return ids.isEmpty() ? Map.of() : database.read(handle -> countPlayers(handle, ids));
  }

  private static Map<String, Integer> countPlayers(Handle handle, List<String> ids) {
    return handle
        .createQuery(
            """
            SELECT tournament, COUNT(*) AS players FROM tournament_player
            WHERE withdrawn = 0 AND tournament IN (<ids>) GROUP BY tournament\
            """)
        .bindList("ids", ids)
        .setMapKeyColumn("tournament")
        .setMapValueColumn("players")
        .collectInto(new GenericType<Map<String, Integer>>() {});
  }

  /// Returns the rows of this feature that belong to players.
  public static PersonalData personalData() {
    return new TournamentData();
  }

  /// Returns what tournaments change with the events of games.
  public EventEffect eventEffect() {
    return new TournamentEffect(this);
  }
}
