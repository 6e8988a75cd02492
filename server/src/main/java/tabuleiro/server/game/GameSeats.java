package tabuleiro.server.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.rules.Side;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;

/// The seats of a game: who takes them, and on which devices. The game starts when both are taken.
/// Thread-safe.
///
/// All methods wait for the disk, so call them on a virtual thread.
public final class GameSeats {
  /// How long a code for another device is valid, in milliseconds: enough to find the other device
  /// and to open the link there.
  private static final long CODE_MILLIS = 10 * 60 * 1000;

  /// How many secrets are cached; each player has a few devices. A guess.
  private static final int MAX_SECRETS = 32;

  private final LiveGame game;
  private final SeatStore store;
  private final boolean isShared;

  /// The sides that the owners of some secrets may play. Another map after each change, so that
  /// what is being read meanwhile is not kept.
  private volatile Map<String, List<Side>> sidesBySecret = new ConcurrentHashMap<>();

  /// A code with which another device can take a seat, once.
  ///
  /// @param code the code, of which only the hash is stored
  /// @param expiresMillis until when it is valid, in milliseconds since 1970
  public record DeviceCode(String code, long expiresMillis) {}

  /// @param isShared whether other servers may change the seats
  GameSeats(LiveGame game, SeatStore store, boolean isShared) {
    this.game = game;
    this.isShared = isShared;
    this.store = store;
  }

  /// Takes the seat that belongs to a token; see [SeatStore#take].
  ///
  /// @param nextToken the token of the seat from now on
  /// @param nowMillis the current time, in milliseconds since 1970
  public SeatResult take(String token, String nextToken, SeatTaker player, long nowMillis) {
    return finish(store.take(game.id(), token, nextToken, player, nowMillis), nowMillis);
  }

  /// Takes the free seat of the game.
  ///
  /// @param token the token of the seat from now on
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return the player's side, also when they had a seat before
  public SeatResult join(String token, SeatTaker player, long nowMillis) {
    return finish(store.join(game.id(), token, player, nowMillis), nowMillis);
  }

  /// Takes a seat with a code for another device.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public SeatResult redeemDeviceCode(String code, SeatTaker player, long nowMillis) {
    return finish(store.redeemDeviceCode(game.id(), code, player, nowMillis), nowMillis);
  }

  private SeatResult finish(CompletableFuture<SeatResult> stored, long nowMillis) {
    SeatResult result = Database.await(stored);
    refresh();
    game.startOrLater(nowMillis);
    return result;
  }

  /// Creates a code with which another device can take a seat. It replaces an earlier one.
  ///
  /// @param secret that of the caller
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return empty when the seat or the caller is a member's: a member signs in on the other device
  public Optional<DeviceCode> createDeviceCode(Side side, String secret, long nowMillis) {
    DeviceCode code = new DeviceCode(Tokens.token(), nowMillis + CODE_MILLIS);
    boolean isStored =
        Database.await(
            store.addDeviceCode(
                game.id(), side, secret, code.code(), nowMillis, code.expiresMillis()));
    return Optional.of(code).filter(_ -> isStored);
  }

  /// Returns the devices of a seat, as the owner of a secret sees them.
  public SeatDevices devices(Side side, String secret) {
    return store.devices(game.id(), side, secret);
  }

  /// Takes a seat away from the devices that have it later than the owner of a secret.
  ///
  /// @return how many devices have lost it
  public int endLaterDevices(Side side, String secret) {
    int ended = Database.await(store.endLaterDevices(game.id(), side, secret, Tokens.token()));
    refresh();
    return ended;
  }

  /// Returns the sides that the owner of a secret may play, for what they are shown; see
  /// [SeatStore#sidesOf].
  public List<Side> sidesOf(String secret) {
    Map<String, List<Side>> current = sidesBySecret;
    List<Side> cached = current.get(secret);
    if (cached != null) {
      return cached;
    }
    List<Side> held = store.sidesOf(game.id(), secret);
    if (!held.isEmpty() && current.size() < MAX_SECRETS) {
      current.put(secret, held);
    }
    return held;
  }

  /// Returns the sides that the owner of a secret may play at this moment, for deciding about a
  /// command: another server may have ended the device, and its notification may be late or lost.
  public List<Side> currentSidesOf(String secret) {
    return isShared ? store.sidesOf(game.id(), secret) : sidesOf(secret);
  }

  /// Forgets which secrets have which seats, so that the next question reads the database. Call it
  /// after a change of the seats by this or another server.
  void refresh() {
    sidesBySecret = new ConcurrentHashMap<>();
  }
}
