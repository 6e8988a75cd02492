package tabuleiro.server.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import tabuleiro.protocol.rating.PlayerRatingsJson;
import tabuleiro.protocol.rating.PoolRatingJson;
import tabuleiro.server.account.PlayerId;

/// The ratings of players with their history, as the API shows them. Thread-safe.
///
/// @param store has the ratings
/// @param millis the current time, in milliseconds since 1970
public record PlayerRatings(GameRatingStore store, LongSupplier millis) {
  /// How many games of a history are sent. A guess: as many as a chart can show.
  private static final int MAX_HISTORY = 200;

  /// Returns the ratings of the player who asks.
  PlayerRatingsJson own(PlayerId player) {
    return new PlayerRatingsJson(pools(player));
  }

  /// Returns the ratings of a player for everyone: without the ids of private games, which would
  /// open them.
  public PlayerRatingsJson shown(PlayerId player) {
    Set<String> open = store.publicGames(player);
    return new PlayerRatingsJson(
        pools(player).stream().map(pool -> pool.withGames(open::contains)).toList());
  }

  private List<PoolRatingJson> pools(PlayerId player) {
    long now = millis.getAsLong();
    List<PoolRatingJson> pools = new ArrayList<>();
    store
        .ofPlayer(player)
        .forEach((key, stored) ->
            RatingPool.parse(key)
                .map(pool ->
                    PoolRatingJsonMapper.of(
                        pool, stored, store.history(player, key, MAX_HISTORY), now))
                .ifPresent(pools::add));
    return pools;
  }
}
