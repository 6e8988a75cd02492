package tabuleiro.server.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.PlayerKeys;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.view.game.SeatInfo;

/// The rows of seats and of the devices that hold them, within a transaction.
///
/// The seat of a visitor has a token. That of a member is reached through the member alone, so it
/// has none: its token is the empty text, which is the hash of no secret.
///
/// @param handle the connection with the transaction
record SeatRows(Handle handle) {
  void insert(GameInfo info, Side side, SeatPlan plan) {
    handle.execute(
        "INSERT INTO seat (game, side, player, token) VALUES (?, ?, ?, ?)",
        info.id(),
        side.name(),
        plan.computerPlayer().orElse(null),
        plan.token().map(Tokens::sha256).orElse(null));
    plan.human().ifPresent(player -> addHolder(info.id(), side, player, info.createdMillis()));
    plan.member()
        .ifPresent(
            member -> addHolder(info.id(), side, member.name(), member.id(), info.createdMillis()));
  }

  /// Copies the seats of a game to another, with the sides exchanged.
  void copySwapped(String from, String to) {
    handle.execute(
        """
        INSERT INTO seat (game, side, player, token, name, member)
        SELECT CAST(? AS TEXT), CASE side WHEN 'FIRST' THEN 'SECOND' ELSE 'FIRST' END,
          player, token, name, member FROM seat WHERE game = ?\
        """,
        to,
        from);
    handle.execute(
        """
        INSERT INTO device (visitor, game, side, since)
        SELECT visitor, CAST(? AS TEXT), CASE side WHEN 'FIRST' THEN 'SECOND' ELSE 'FIRST' END,
          since FROM device WHERE game = ?\
        """,
        to,
        from);
  }

  /// Exchanges the sides of the players of a game in progress, with the devices and their codes.
  /// Replies that were prepared are for turns that are now the other player's, and are deleted.
  void exchange(String game) {
    handle.execute("DELETE FROM prepared WHERE game = ?", game);
    exchangeRows(game);
    handle.execute(
        """
        UPDATE device SET side = CASE side WHEN 'FIRST' THEN 'SECOND' ELSE 'FIRST' END
        WHERE game = ? AND visitor NOT IN (SELECT visitor FROM device WHERE game = ?
          GROUP BY visitor HAVING COUNT(*) > 1)\
        """,
        game,
        game);
    handle.execute(
        """
        UPDATE device_code SET side = CASE side WHEN 'FIRST' THEN 'SECOND' ELSE 'FIRST' END
        WHERE game = ?\
        """,
        game);
  }

  private void exchangeRows(String game) {
    List<Map<String, Object>> rows =
        handle
            .createQuery(
                "SELECT side, token, spent, name, member FROM seat WHERE game = ? ORDER BY side")
            .bind(0, game)
            .mapToMap()
            .list();
    for (int i = 0; i < rows.size(); i++) {
      Map<String, Object> other = rows.get(1 - i);
      handle.execute(
          "UPDATE seat SET token = ?, spent = ?, name = ?, member = ? WHERE game = ? AND side = ?",
          other.get("token"),
          other.get("spent"),
          other.get("name"),
          other.get("member"),
          game,
          rows.get(i).get("side"));
    }
  }

  /// Locks a game until the end of the transaction, so that a game is either withdrawn or joined.
  ///
  /// @return whether the game is in progress
  boolean lockInProgress(String game) {
    return handle.execute(
            "UPDATE game SET created = created WHERE id = ? AND finished IS NULL", game)
        == 1;
  }

  /// Returns whether all seats of a game are taken.
  boolean isComplete(String game) {
    return ofGame(game).stream().allMatch(SeatInfo::isTaken);
  }

  /// Takes the seat of a token, which then belongs to the player. If the seat is taken, only its
  /// holders succeed.
  ///
  /// @param nextToken the token of the seat from now on, unless it is the player's own secret
  SeatResult take(String game, String token, String nextToken, SeatTaker player, long nowMillis) {
    boolean isInProgress = lockInProgress(game);
    String hash = Tokens.sha256(token);
    Optional<Side> found = sideOf("(token = ? OR spent = ?)", game, hash, hash);
    if (found.isEmpty()) {
      return SeatResult.Refusal.UNKNOWN_TOKEN;
    }
    Side side = found.get();
    Optional<SeatResult> refusal = ratedRefusal(game, side, player);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    if (isInProgress && spend(game, side, hash, Tokens.sha256(heir(token, nextToken, player)))) {
      addHolder(game, side, player, nowMillis);
      return new SeatResult.Seated(side);
    }
    if (sidesOf(game, player.visitorSecret()).contains(side)) {
      addHolder(game, side, player, nowMillis);
      return new SeatResult.Seated(side);
    }
    return isTaken(game, side) ? SeatResult.Refusal.SPENT : SeatResult.Refusal.OVER;
  }

  /// Returns the next token of a seat: a program whose own secret is the token keeps it.
  private static String heir(String token, String nextToken, SeatTaker player) {
    return player.visitorSecret().equals(token) ? token : nextToken;
  }

  /// Exchanges the token of a seat that is not taken. Returns false when another player has taken
  /// it.
  private boolean spend(String game, Side side, String hash, String nextHash) {
    return handle.execute(
            """
            UPDATE seat SET token = ?, spent = ?
            WHERE game = ? AND side = ? AND token = ? AND name IS NULL\
            """,
            nextHash,
            hash,
            game,
            side.name(),
            hash)
        == 1;
  }

  /// Returns why a player cannot have a seat of a rated game: its players are two members, and each
  /// plays alone. Empty for other games.
  Optional<SeatResult> ratedRefusal(String game, Side side, SeatTaker player) {
    if (!(new EventRows(handle).first(game).content().action() instanceof ServerAction.Start start)
        || !start.isRated()) {
      return Optional.empty();
    }
    PlayerId id = new PlayerKeys(handle).playerOf(player.visitorSecret());
    if (!id.isMember()) {
      return Optional.of(SeatResult.Refusal.VISITOR);
    }
    if (sidesOf(game, player.visitorSecret()).contains(side.other())) {
      return Optional.of(SeatResult.Refusal.OWN_OPPONENT);
    }
    boolean isOfOther =
        handle
                .createQuery(
                    "SELECT COUNT(*) FROM seat WHERE game = ? AND side = ? AND name IS NOT NULL"
                        + " AND (member IS NULL OR member <> ?)")
                .bind(0, game)
                .bind(1, side.name())
                .bind(2, id.text())
                .mapTo(Integer.class)
                .one()
            > 0;
    return isOfOther ? Optional.of(SeatResult.Refusal.OTHER_MEMBER) : Optional.empty();
  }

  private boolean isTaken(String game, Side side) {
    return ofGame(game).stream().anyMatch(seat -> seat.side() == side && seat.isTaken());
  }

  /// Gives the free seat of a game to a player without a seat there.
  SeatResult join(String game, String token, SeatTaker player, long nowMillis) {
    boolean isInProgress = lockInProgress(game);
    List<Side> held = sidesOf(game, player.visitorSecret());
    if (!held.isEmpty()) {
      return new SeatResult.Seated(held.getFirst());
    }
    Optional<Side> free = sideOf("player IS NULL AND token IS NULL", game);
    if (free.isEmpty()) {
      return SeatResult.Refusal.TAKEN;
    }
    if (!isInProgress) {
      return SeatResult.Refusal.OVER;
    }
    Side side = free.get();
    Optional<SeatResult> refusal = ratedRefusal(game, side, player);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    handle.execute(
        "UPDATE seat SET token = ? WHERE game = ? AND side = ?",
        Tokens.sha256(token),
        game,
        side.name());
    addHolder(game, side, player, nowMillis);
    return new SeatResult.Seated(side);
  }

  /// @throws StoreException when the player's session or access token has ended
  void addHolder(String game, Side side, SeatTaker player, long nowMillis) {
    PlayerId id = new PlayerKeys(handle).requirePlayer(player.visitorSecret());
    addHolder(game, side, player.name(), id, nowMillis);
  }

  private void addHolder(String game, Side side, String name, PlayerId id, long nowMillis) {
    handle.execute(
        """
        UPDATE seat SET name = COALESCE(name, ?),
          member = CASE WHEN name IS NULL THEN CAST(? AS TEXT) ELSE member END
        WHERE game = ? AND side = ?\
        """,
        name,
        id.isMember() ? id.text() : null,
        game,
        side.name());
    handle.execute(
        "UPDATE seat SET token = '' WHERE game = ? AND side = ? AND member IS NOT NULL",
        game,
        side.name());
    handle.execute(
        """
        INSERT INTO device (visitor, game, side, since)
        SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
          CASE WHEN MAX(since) >= CAST(? AS BIGINT) THEN MAX(since) + 1 ELSE CAST(? AS BIGINT) END
        FROM device WHERE game = ? AND side = ? ON CONFLICT DO NOTHING\
        """,
        id.text(),
        game,
        side.name(),
        nowMillis,
        nowMillis,
        game,
        side.name());
  }

  /// Returns the sides of a game that belong to a secret: the token of a visitor's seat, or the
  /// secret of a visitor or of a member's device or program.
  List<Side> sidesOf(String game, String secret) {
    String hash = Tokens.sha256(secret);
    return sides(
        """
        SELECT side FROM seat WHERE game = ? AND token = ? AND member IS NULL
        UNION SELECT side FROM device WHERE game = ? AND visitor = ? ORDER BY side\
        """,
        game,
        hash,
        game,
        new PlayerKeys(handle).of(secret));
  }

  /// Returns the first side of a game whose seat satisfies a condition.
  private Optional<Side> sideOf(String condition, String game, String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = game;
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return sides("SELECT side FROM seat WHERE game = ? AND " + condition + " ORDER BY side", all)
        .stream()
        .findFirst();
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
        .createQuery(
            """
            SELECT s.side, s.player, COALESCE(m.name, s.name) AS name, s.token, m.id AS member,
              m.bot
            FROM seat s LEFT JOIN member m ON m.id = s.member WHERE s.game = ? ORDER BY s.side\
            """)
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
        player.isEmpty() && row.getString("token") == null,
        row.getString("member") != null,
        row.getInt("bot") == 1);
  }
}
