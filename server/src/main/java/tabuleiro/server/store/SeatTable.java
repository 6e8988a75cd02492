package tabuleiro.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Secrets;

/// The tables of seats and of the visitors who have taken them, within a transaction.
///
/// @param handle the connection with the transaction
record SeatTable(Handle handle) {
  void insert(String game, Side side, SeatPlan plan) {
    handle.execute(
        "INSERT INTO seat (game, side, player, token) VALUES (?, ?, ?, ?)",
        game,
        side.name(),
        plan.computerPlayer().orElse(null),
        plan.token().map(Secrets::sha256).orElse(null));
    plan.human().ifPresent(player -> addHolder(game, side, player));
  }

  /// Copies the seats of a game to another, with the sides exchanged.
  void copySwapped(String from, String to) {
    handle.execute(
        """
        INSERT INTO seat (game, side, player, token, name)
        SELECT CAST(? AS TEXT), CASE side WHEN 'FIRST' THEN 'SECOND' ELSE 'FIRST' END,
          player, token, name FROM seat WHERE game = ?\
        """,
        to,
        from);
    handle.execute(
        """
        INSERT INTO sitter (visitor, game, side)
        SELECT visitor, CAST(? AS TEXT), CASE side WHEN 'FIRST' THEN 'SECOND' ELSE 'FIRST' END
        FROM sitter WHERE game = ?\
        """,
        to,
        from);
  }

  /// Records who has taken the seat of a token; the first name stays.
  Optional<Side> take(String game, String token, HumanPlayer player) {
    Optional<Side> side =
        sides("SELECT side FROM seat WHERE game = ? AND token = ?", game, Secrets.sha256(token))
            .stream()
            .findFirst();
    side.ifPresent(taken -> addHolder(game, taken, player));
    return side;
  }

  /// Gives the free seat of a game to a player without a seat there; otherwise returns the player's
  /// side.
  Optional<Side> join(String game, String token, HumanPlayer player) {
    List<Side> held = sidesOf(game, player.visitorSecret());
    if (!held.isEmpty()) {
      return Optional.of(held.getFirst());
    }
    Optional<Side> free =
        sides("SELECT side FROM seat WHERE game = ? AND player IS NULL AND token IS NULL", game)
            .stream()
            .findFirst();
    Optional<Side> joined = free.filter(side -> giveToken(game, side, token));
    joined.ifPresent(side -> addHolder(game, side, player));
    return joined;
  }

  /// Returns whether the seat was still free: another server may have given it away, or the game
  /// may have been withdrawn.
  private boolean giveToken(String game, Side side, String token) {
    return handle.execute(
            """
            UPDATE seat SET token = ? WHERE game = ? AND side = ? AND token IS NULL
              AND EXISTS (SELECT 1 FROM game WHERE id = seat.game AND finished IS NULL)\
            """,
            Secrets.sha256(token),
            game,
            side.name())
        == 1;
  }

  private void addHolder(String game, Side side, HumanPlayer player) {
    handle.execute(
        "UPDATE seat SET name = COALESCE(name, ?) WHERE game = ? AND side = ?",
        player.name(),
        game,
        side.name());
    handle.execute(
        "INSERT INTO sitter (visitor, game, side) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        Secrets.sha256(player.visitorSecret()),
        game,
        side.name());
  }

  /// Returns the sides of a game that belong to a secret: the token of a seat, or that of a
  /// visitor.
  List<Side> sidesOf(String game, String secret) {
    String hash = Secrets.sha256(secret);
    return sides(
        """
        SELECT side FROM seat WHERE game = ? AND token = ?
        UNION SELECT side FROM sitter WHERE game = ? AND visitor = ? ORDER BY side\
        """,
        game,
        hash,
        game,
        hash);
  }

  private List<Side> sides(String query, String... arguments) {
    var select = handle.createQuery(query);
    for (int i = 0; i < arguments.length; i++) {
      select.bind(i, arguments[i]);
    }
    return select.mapTo(String.class).stream().map(Side::valueOf).toList();
  }

  List<SeatInfo> ofGame(String game) {
    return handle
        .createQuery("SELECT side, player, name, token FROM seat WHERE game = ? ORDER BY side")
        .bind(0, game)
        .map((row, context) -> info(row))
        .list();
  }

  private static SeatInfo info(ResultSet row) throws SQLException {
    Optional<String> player = Optional.ofNullable(row.getString("player"));
    return new SeatInfo(
        Side.valueOf(row.getString("side")),
        player,
        Optional.ofNullable(row.getString("name")),
        player.isEmpty() && row.getString("token") == null);
  }
}
