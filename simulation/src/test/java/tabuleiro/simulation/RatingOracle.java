package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.play.Result;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.rating.CountedShare;
import tabuleiro.server.rating.GameRatingStore;
import tabuleiro.server.rating.RatingChange;
import tabuleiro.server.rating.StoredRating;
import tabuleiro.server.rating.UncountedReason;
import tabuleiro.statistics.GlickoRating;

/// Checks the ratings of the members of a simulated site. A rated game that has ended has changed
/// the ratings of its two players, once and by its result, if it counts; the changes of a player
/// follow each other, and the last one is the rating. Games of a pair count less and less within a
/// day.
final class RatingOracle {
  private static final int ALL = 1000;
  private static final double MAX_OF_DAY = 1.75;
  private static final double TOLERANCE = 1e-9;

  private final GameStore store;
  private final GameRatingStore ratings;
  private final WebNetwork network;
  private final List<String> violations = new ArrayList<>();

  /// A rating of a player.
  private record Rated(PlayerId player, String pool) {}

  private final Set<Rated> rated = new HashSet<>();

  /// How much the games of each pair count; a simulated site lasts less than a day.
  private final Map<Set<PlayerId>, Double> pairs = new HashMap<>();

  RatingOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.ratings = new GameRatingStore(store.database());
    this.network = network;
  }

  /// Returns what is wrong.
  List<String> check() {
    network.exchanges().stream()
        .filter(exchange -> exchange.path().equals("/api/v2/games"))
        .filter(exchange -> exchange.method().equals("POST"))
        .filter(exchange -> exchange.body().contains(WebVisitor.RATED))
        .flatMap(exchange ->
            exchange.replies().stream()
                .filter(reply -> reply.status() == 201)
                .map(reply -> Json.read(reply.body()).text("gameId")))
        .distinct()
        .forEach(this::checkGame);
    rated.forEach(this::checkRating);
    pairs.forEach((players, weight) -> {
      if (weight > MAX_OF_DAY) {
        violations.add("the games of %s count %s within a day".formatted(players, weight));
      }
    });
    return violations;
  }

  private void checkGame(String game) {
    List<RatingChange> changes = ratings.ofGame(game);
    changes.forEach(change -> rated.add(new Rated(change.player(), change.pool())));
    List<PlayerId> players =
        Stream.of(Side.values())
            .flatMap(side -> ratings.playerOf(game, side).stream())
            .distinct()
            .toList();
    Result result = WebOracle.result(store, game);
    Optional<CountedShare> share = ratings.share(game);
    boolean hasMoved =
        store.events(game, 0).stream()
                .filter(event -> event.content().action() instanceof PlayerAction.Move)
                .count()
            >= 2;
    boolean mayCount = result != Result.NONE && hasMoved && players.size() == 2;
    boolean counts = share.filter(found -> found.weight() > 0).isPresent();
    if ((result != Result.NONE && share.isEmpty())
        || (counts && !mayCount)
        || isWrong(changes.size(), share)) {
      violations.add(
          "the game %s of %s with the result %s counts %s and has changed %s"
              .formatted(game, players, result, share, changes));
    }
    if (counts) {
      pairs.merge(Set.copyOf(players), share.get().weight(), Double::sum);
    }
    for (RatingChange change : changes) {
      if (change.score() != score(result, change.side())
          || !Optional.of(change.player()).equals(ratings.playerOf(game, change.side()))) {
        violations.add("not as the result %s: %s".formatted(result, change));
      }
    }
  }

  /// A game with a newcomer may change the rating of the newcomer alone.
  private static boolean isWrong(int changes, Optional<CountedShare> share) {
    boolean isOfNewcomer =
        share.filter(found -> found.reason() == UncountedReason.NEWCOMER).isPresent();
    boolean counts = share.filter(found -> found.weight() > 0).isPresent();
    return changes != (counts ? 2 : 0) && !(isOfNewcomer && changes == 1);
  }

  private static double score(Result result, Side side) {
    if (result == Result.DRAW) {
      return 0.5;
    }
    return result == Result.winOf(side) ? 1 : 0;
  }

  private void checkRating(Rated key) {
    double before = GlickoRating.INITIAL.rating();
    int number = 0;
    for (RatingChange change : ratings.history(key.player(), key.pool(), ALL)) {
      number++;
      if (change.number() != number || Math.abs(change.before() - before) > TOLERANCE) {
        violations.add("change %d does not continue from %s: %s".formatted(number, before, change));
      }
      before = change.after();
    }
    Optional<StoredRating> now = ratings.find(key.player(), key.pool());
    int results = now.map(StoredRating::results).orElse(0);
    double points = now.map(rating -> rating.glicko().rating()).orElse(0.0);
    if (results != number || Math.abs(points - before) > TOLERANCE) {
      violations.add("%s has %s after %d changes up to %s".formatted(key, now, number, before));
    }
  }
}
