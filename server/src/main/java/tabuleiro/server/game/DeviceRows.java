package tabuleiro.server.game;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerKeys;
import tabuleiro.server.kernel.Tokens;

/// The devices that hold a seat, and the codes that add one, within a transaction.
///
/// @param handle the connection with the transaction
record DeviceRows(Handle handle) {
  /// When the owner of a secret took the seat; 0 for the owner of the seat's token.
  private static final String SINCE =
      "COALESCE((SELECT s.since FROM device s"
          + " WHERE s.visitor = :own AND s.game = :game AND s.side = :side), 0)";

  /// Stores the hash of a code. It replaces the seat's earlier code, and removes expired ones.
  ///
  /// @param secret that of the caller
  /// @return whether it is stored; there is none for the seat of a member, and none from a member
  boolean insertCode(
      String game, Side side, String secret, String code, long nowMillis, long expiresMillis) {
    if (isOfMember(game, side) || new PlayerKeys(handle).playerOf(secret).isMember()) {
      return false;
    }
    handle.execute(
        "DELETE FROM device_code WHERE expires <= ? OR (game = ? AND side = ?)",
        nowMillis,
        game,
        side.name());
    return handle.execute(
            "INSERT INTO device_code (code, game, side, expires) VALUES (?, ?, ?, ?)",
            Tokens.sha256(code),
            game,
            side.name(),
            expiresMillis)
        == 1;
  }

  private boolean isOfMember(String game, Side side) {
    return handle
        .createQuery("SELECT 1 FROM seat WHERE game = ? AND side = ? AND member IS NOT NULL")
        .bind(0, game)
        .bind(1, side.name())
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /// Uses a code, once. A device that already holds a seat there keeps it.
  SeatResult redeem(String game, String code, SeatTaker player, long nowMillis) {
    String hash = Tokens.sha256(code);
    SeatRows seats = new SeatRows(handle);
    Optional<Side> side = sideOf(game, hash, nowMillis);
    Optional<SeatResult> refusal = side.flatMap(asked -> seats.ratedRefusal(game, asked, player));
    if (refusal.isPresent()) {
      return refusal.get();
    }
    // Of two requests at the same time, the one that deletes the row has used the code.
    Optional<Side> used =
        side.filter(_ -> handle.execute("DELETE FROM device_code WHERE code = ?", hash) == 1);
    used.ifPresent(taken -> seats.addHolder(game, taken, player, nowMillis));
    return used.or(() -> seats.sidesOf(game, player.visitorSecret()).stream().findFirst())
        .<SeatResult>map(SeatResult.Seated::new)
        .orElse(SeatResult.Refusal.EXPIRED);
  }

  /// Returns the side of a code that is valid.
  private Optional<Side> sideOf(String game, String hash, long nowMillis) {
    return handle
        .createQuery("SELECT side FROM device_code WHERE code = ? AND game = ? AND expires > ?")
        .bind(0, hash)
        .bind(1, game)
        .bind(2, nowMillis)
        .mapTo(String.class)
        .findOne()
        .map(Side::valueOf)
        .filter(found -> !isOfMember(game, found));
  }

  /// Returns the hashes of the secrets of the devices that hold a seat of a game.
  List<String> ofGame(String game) {
    return handle
        .createQuery("SELECT visitor FROM device WHERE game = ?")
        .bind(0, game)
        .mapTo(String.class)
        .list();
  }

  /// Returns the devices of a seat, as the owner of a secret sees them.
  SeatDevices ofSeat(String game, Side side, String secret) {
    return new SeatDevices(
        count("1 = 1", game, side, secret),
        count("visitor <> :own AND since >= " + SINCE, game, side, secret));
  }

  private int count(String condition, String game, Side side, String secret) {
    return handle
        .createQuery(
            "SELECT COUNT(*) FROM device WHERE game = :game AND side = :side AND " + condition)
        .bind("game", game)
        .bind("side", side.name())
        .bind("own", new PlayerKeys(handle).of(secret))
        .mapTo(Integer.class)
        .one();
  }

  /// Ends the devices that took the seat after the owner of a secret, and the seat's code. When no
  /// other device is left, the seat gets a new token.
  ///
  /// @return how many devices have ended
  int endLater(String game, Side side, String secret, String nextToken) {
    int ended =
        handle
            .createUpdate(
                "DELETE FROM device WHERE game = :game AND side = :side AND visitor <> :own"
                    + " AND since >= "
                    + SINCE)
            .bind("game", game)
            .bind("side", side.name())
            .bind("own", new PlayerKeys(handle).of(secret))
            .execute();
    handle.execute("DELETE FROM device_code WHERE game = ? AND side = ?", game, side.name());
    if (ofSeat(game, side, secret).count() <= 1) {
      handle.execute(
          "UPDATE seat SET token = ? WHERE game = ? AND side = ? AND token NOT IN ('', ?)",
          Tokens.sha256(nextToken),
          game,
          side.name(),
          Tokens.sha256(secret));
    }
    return ended;
  }
}
