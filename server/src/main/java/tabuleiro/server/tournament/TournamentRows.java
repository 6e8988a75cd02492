package tabuleiro.server.tournament;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Reads the tables of tournaments, within a transaction.
///
/// @param handle the connection with the transaction
record TournamentRows(Handle handle) {
  Optional<TournamentState> find(String id) {
    return handle
        .createQuery("SELECT * FROM tournament WHERE id = ?")
        .bind(0, id)
        .mapTo(Tournament.class)
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
        .mapTo(TournamentPairing.class)
        .list();
  }
}
