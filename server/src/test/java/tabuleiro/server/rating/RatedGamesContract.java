package tabuleiro.server.rating;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.rules.Side;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.SignedInDevice;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;
import tabuleiro.server.game.Visibility;

/// Players with rated games, on a database.
abstract class RatedGamesContract extends StoreContract {
  static final String POOL = "talpa-8x8-blitz";
  static final RatingTerms EQUAL = new RatingTerms(POOL, 0, Optional.empty(), Optional.empty());
  static final PlayerId ANA = member("ana");
  static final PlayerId BIA = member("bia");
  static final long DAY = 24L * 60 * 60 * 1000;

  RatedGamesContract(TestDatabase database) {
    super(database);
  }

  GameRatingStore ratings() {
    return new GameRatingStore(store().database());
  }

  static PlayerId member(String name) {
    return new PlayerId("m" + (name + "-".repeat(16)).substring(0, 16));
  }

  /// Creates the account of a player, unless there is one.
  void signUp(String name) {
    new AccountStore(store().database(), PersonalDataParts.ALL)
        .signUp(
            Member.create(member(name), name, name, "hash", 1000),
            List.of(),
            new SignedInDevice("device-" + name, "Firefox", 1000, 1000),
            Optional.empty())
        .join();
  }

  void create(String game, String first, String second) {
    GameInfo info = new GameInfo(game, SampleEvents.RULES, Visibility.PUBLIC, 1000);
    store()
        .create(
            info,
            SampleEvents.START,
            Map.of(Side.FIRST, seat(game, first), Side.SECOND, seat(game, second)))
        .join();
  }

  SeatPlan seat(String game, String player) {
    if (player.matches("[1-9]")) {
      return SeatPlan.computer(player);
    }
    if (player.equals("visitor")) {
      return SeatPlan.taken(game + player, new SeatTaker(player, player));
    }
    signUp(player);
    return SeatPlan.member(game + player, member(player), player);
  }

  CompletableFuture<RequestResult> end(String game, Result result, RatingTerms terms) {
    return end(game, result, terms, 9, 9000);
  }

  CompletableFuture<RequestResult> end(
      String game, Result result, RatingTerms terms, int ply, long millis) {
    EventContent content =
        new EventContent(
            game, Actor.FIRST, "end", ply, new PlayerAction.Resignation(), result, millis);
    RatedEvent event = new RatedEvent(Optional.of(terms), Optional.empty(), ply, true);
    return store().append(1, content, 0, rated(content, event));
  }

  static Consumer<Handle> rated(EventContent content, RatedEvent event) {
    return handle -> new RatedGameRows(handle).update(content, event);
  }

  UncountedReason reason(String game) {
    return ratings().share(game).orElseThrow().reason();
  }

  /// Connects a member.
  void connect(String name) throws Throwable {
    source()
        .tamper(
            "INSERT INTO connected_member (member, millis) VALUES ('%s', 0)"
                .formatted(member(name).text()));
  }
}
