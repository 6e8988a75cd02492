package tabuleiro.server.pairing;

import java.util.Optional;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.server.rating.CurrentRatings;
import tabuleiro.server.rating.GameRatingStore;

/// The ratings that the makers of challenges accept. Thread-safe.
public final class RatingRanges {
  private final GameStore store;
  private final QuickChallengeStore quick;
  private final GameRatingStore ratings;
  private final CurrentRatings current;
  private final Scheduler scheduler;

  /// @param store the challenges and the ratings
  public RatingRanges(GameStore store, Scheduler scheduler) {
    this.store = store;
    this.quick = new QuickChallengeStore(store.database());
    this.ratings = new GameRatingStore(store.database());
    this.current = new CurrentRatings(ratings);
    this.scheduler = scheduler;
  }

  /// Returns whether the maker of a challenge and a player accept each other.
  ///
  /// @param wanted whom the player wants to meet
  boolean suit(LiveGame game, GameSnapshot now, QuickChallenge wanted) {
    long millis = scheduler.millis();
    Optional<QuickChallenge> other = quick.find(game.id());
    return other.isPresent()
        ? other.get().accepts(wanted.rating(), millis)
            && wanted.accepts(other.get().rating(), millis)
        : wanted.isOpenToAll() || wanted.accepts(makerRating(game, now), millis);
  }

  private int makerRating(LiveGame game, GameSnapshot now) {
    Optional<PlayerId> maker =
        ratings.playerOf(game.id(), Side.FIRST).or(() -> ratings.playerOf(game.id(), Side.SECOND));
    return maker.map(player -> rating(player, now)).orElse(0);
  }

  private int rating(PlayerId player, GameSnapshot now) {
    return current.of(player, now.position().game().id(), now.clock().settings().first());
  }

  /// Checks that the maker of a challenge accepts a player now.
  ///
  /// @param secret the secret of the player
  /// @throws ProblemException when the rating of the player is too low or too high
  public void require(LiveGame game, String secret) {
    long millis = scheduler.millis();
    Optional<QuickChallenge> challenge = quick.find(game.id());
    if (challenge.isEmpty() || challenge.get().isOpenToAll()) {
      return;
    }
    GameSnapshot now = game.snapshot(millis);
    if (!challenge
        .get()
        .accepts(rating(new MemberStore(store.database()).requirePlayer(secret), now), millis)) {
      throw new ProblemException(
              403,
              "rating",
              Message.of(
                  "games.rating-range",
                  String.valueOf(challenge.get().low(millis)),
                  String.valueOf(challenge.get().high(millis))))
          .withHead(game.head());
    }
  }
}
