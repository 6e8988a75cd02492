package tabuleiro.server.tournament;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.GameId;
import tabuleiro.server.account.PlayerId;

/// Reads the tables of tournaments, within a transaction.
///
/// @param handle the connection with the transaction
record TournamentRows(Handle handle) {
  Optional<TournamentState> find(String id) {
    return handle
        .createQuery("SELECT * FROM tournament WHERE id = ?")
        .bind(0, id)
        .map((row, _) -> tournament(row))
        .findOne()
        .map(found -> new TournamentState(found, entrants(id), pairings(id)));
  }

  List<Entrant> entrants(String id) {
    return handle
        .createQuery(
            """
            SELECT p.*, m.name, m.bot FROM tournament_player p LEFT JOIN member m ON m.id = p.member
            WHERE p.tournament = ? ORDER BY p.number\
            """)
        .bind(0, id)
        .mapTo(Entrant.class)
        .list();
  }

  private List<TournamentPairing> pairings(String id) {
    return handle
        .createQuery("SELECT * FROM tournament_game WHERE tournament = ? ORDER BY round, board")
        .bind(0, id)
        .map((row, _) -> pairing(row))
        .list();
  }

  private static TournamentPairing pairing(ResultSet row) throws SQLException {
    int second = row.getInt("second");
    return new TournamentPairing(
        row.getInt("round"),
        row.getInt("board"),
        row.getInt("first"),
        row.wasNull() ? Optional.empty() : Optional.of(second),
        Optional.ofNullable(row.getString("game")),
        Optional.ofNullable(row.getString("result")).flatMap(Result::parse));
  }

  static Tournament tournament(ResultSet row) throws SQLException {
    TournamentPlan plan =
        new TournamentPlan(
            row.getString("name"),
            TournamentFormat.valueOf(row.getString("format")),
            new GameId(row.getString("family"), row.getString("variant")),
            TimeControl.parse(row.getString("clock")),
            row.getInt("rated") != 0,
            row.getInt("computers") != 0,
            row.getInt("length"));
    return new Tournament(
        row.getString("id"),
        plan,
        Optional.ofNullable(row.getString("owner")).map(PlayerId::new),
        TournamentStatus.valueOf(row.getString("status")),
        row.getInt("round"),
        row.getInt("version"),
        row.getLong("created"),
        row.getLong("started"));
  }
}
