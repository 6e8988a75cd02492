package tabuleiro.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import tabuleiro.rules.Side;

/// The table of seats, within somebody's transaction.
///
/// @param handle the connection that has the transaction
record Seats(Handle handle) {
  void insert(String game, Side side, SeatPlan plan) {
    handle.execute(
        "INSERT INTO seat (game, side, player, token) VALUES (?, ?, ?, ?)",
        game,
        side.name(),
        plan.player().orElse(null),
        plan.token().map(Secrets::sha256).orElse(null));
  }

  /// Writes down who has taken the seat of a token; whoever came first stays.
  Optional<Holding> take(String token, String name, String visitor) {
    return handle
        .createQuery(
            """
            UPDATE seat SET name = COALESCE(name, ?), visitor = COALESCE(visitor, ?)
            WHERE token = ? RETURNING game, side\
            """)
        .bind(0, name)
        .bind(1, Secrets.sha256(visitor))
        .bind(2, Secrets.sha256(token))
        .map(Seats::holding)
        .findOne();
  }

  Optional<Holding> of(String token) {
    return handle
        .createQuery("SELECT game, side FROM seat WHERE token = ?")
        .bind(0, Secrets.sha256(token))
        .map(Seats::holding)
        .findOne();
  }

  List<Holding> ofVisitor(String visitor) {
    return handle
        .createQuery("SELECT game, side FROM seat WHERE visitor = ? ORDER BY game, side")
        .bind(0, Secrets.sha256(visitor))
        .map(Seats::holding)
        .list();
  }

  List<SeatInfo> ofGame(String game) {
    return handle
        .createQuery("SELECT side, player, name FROM seat WHERE game = ? ORDER BY side")
        .bind(0, game)
        .map((row, context) ->
            new SeatInfo(
                side(row),
                Optional.ofNullable(row.getString("player")),
                Optional.ofNullable(row.getString("name"))))
        .list();
  }

  private static Holding holding(ResultSet row, StatementContext context) throws SQLException {
    return new Holding(row.getString("game"), side(row));
  }

  private static Side side(ResultSet row) throws SQLException {
    return Side.valueOf(row.getString("side"));
  }
}
