package tabuleiro.server.game;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Side;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.view.game.SeatInfo;

/// Stores who has which seat. Each change is one transaction, so of two requests for one seat
/// exactly one succeeds. Thread-safe.
///
/// The futures are those of [Database].
public final class SeatStore {
  private final Database database;

  SeatStore(Database database) {
    this.database = database;
  }

  /// Returns the seats of a game, the first side first.
  public List<SeatInfo> ofGame(String game) {
    return database.read(handle -> new SeatRows(handle).ofGame(game));
  }

  /// Returns the sides of a game that the owner of a secret may play. The secret is the token of a
  /// seat, or that of a visitor who has taken the seat.
  public List<Side> sidesOf(String game, String secret) {
    return database.read(handle -> new SeatRows(handle).sidesOf(game, secret));
  }

  /// Returns the hashes of the secrets of the devices that hold a seat of a game.
  public List<String> holders(String game) {
    return database.read(handle -> new DeviceRows(handle).ofGame(game));
  }

  /// Takes the seat that belongs to a token. A token seats one player: the seat then has another
  /// one, unless the token is the player's own secret.
  ///
  /// @param nextToken the token of the seat from now on
  /// @param nowMillis the current time, in milliseconds since 1970
  public CompletableFuture<SeatResult> take(
      String game, String token, String nextToken, SeatTaker player, long nowMillis) {
    return change(
        game, handle -> new SeatRows(handle).take(game, token, nextToken, player, nowMillis));
  }

  /// Gives the free seat of a game to a player, unless they have a seat there already.
  ///
  /// @param token the token of the seat from now on
  /// @param nowMillis the current time, in milliseconds since 1970
  public CompletableFuture<SeatResult> join(
      String game, String token, SeatTaker player, long nowMillis) {
    return change(game, handle -> new SeatRows(handle).join(game, token, player, nowMillis));
  }

  /// Stores a code with which another device can take a seat, once. Only its hash is stored.
  ///
  /// @param secret that of the caller
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @param expiresMillis until when it is valid, in milliseconds since 1970
  /// @return whether it is stored; there is none for the seat of a member, and none from a member
  public CompletableFuture<Boolean> addDeviceCode(
      String game, Side side, String secret, String code, long nowMillis, long expiresMillis) {
    return database.write(handle ->
        new DeviceRows(handle).insertCode(game, side, secret, code, nowMillis, expiresMillis));
  }

  /// Takes a seat with a code for another device.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public CompletableFuture<SeatResult> redeemDeviceCode(
      String game, String code, SeatTaker player, long nowMillis) {
    return change(game, handle -> new DeviceRows(handle).redeem(game, code, player, nowMillis));
  }

  /// Returns the devices of a seat, as the owner of a secret sees them.
  public SeatDevices devices(String game, Side side, String secret) {
    return database.read(handle -> new DeviceRows(handle).ofSeat(game, side, secret));
  }

  /// Takes a seat away from the devices that have it later than the owner of a secret. Tokens that
  /// were given away are then no longer valid.
  ///
  /// @param nextToken the token of the seat, when only the owner of the secret is left
  /// @return how many devices have lost the seat
  public CompletableFuture<Integer> endLaterDevices(
      String game, Side side, String secret, String nextToken) {
    return database.write(handle -> {
      int ended = new DeviceRows(handle).endLater(game, side, secret, nextToken);
      database.publisher().queueChange(game, 0);
      return ended;
    });
  }

  private CompletableFuture<SeatResult> change(String game, Function<Handle, SeatResult> work) {
    return database.write(handle -> {
      SeatResult result = work.apply(handle);
      if (result instanceof SeatResult.Seated) {
        database.publisher().queueChange(game, 0);
      }
      return result;
    });
  }
}
