package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.rules.Side;

/// The seats on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class SeatStoreTest extends StoreContract {
  SeatStoreTest(TestDatabase database) {
    super(database);
  }

  private void create() {
    SampleEvents.create(store(), "game");
  }

  private SeatStore seats() {
    return store().seats();
  }

  /// Returns the stores that race for a seat: two where the database allows that.
  private List<GameStore> racers(GameStore first) {
    return database() == TestDatabase.SQLITE ? List.of(first) : List.of(first, source().open());
  }

  private static SeatTaker player(String secret) {
    return new SeatTaker("Ana", secret);
  }

  private SeatResult take(String token, String visitor) {
    return seats().take("game", token, "next-" + visitor, player(visitor), 2000).join();
  }

  private static SeatResult seated(Side side) {
    return new SeatResult.Seated(side);
  }

  @Test
  void invitationSeatsOnePlayerAndIsSpent() {
    create();
    assertThat(take("game-first", "ana")).isEqualTo(seated(Side.FIRST));
    assertThat(take("game-first", "ana")).as("a repeated request").isEqualTo(seated(Side.FIRST));
    assertThat(take("game-first", "thief")).isEqualTo(SeatResult.Refusal.SPENT);
    assertThat(seats().sidesOf("game", "game-first")).as("the spent token").isEmpty();
    assertThat(seats().sidesOf("game", "thief")).isEmpty();
    assertThat(seats().sidesOf("game", "next-thief")).isEmpty();
    assertThat(seats().sidesOf("game", "next-ana")).containsExactly(Side.FIRST);
    assertThat(seats().sidesOf("game", "ana")).containsExactly(Side.FIRST);
  }

  @Test
  void programKeepsTokenThatIsItsSecret() {
    create();
    assertThat(take("game-first", "game-first")).isEqualTo(seated(Side.FIRST));
    assertThat(seats().sidesOf("game", "game-first")).containsExactly(Side.FIRST);
    assertThat(take("game-first", "thief")).isEqualTo(SeatResult.Refusal.SPENT);
  }

  @Test
  void oneOfManyRacingPlayersIsSeated() {
    create();
    List<GameStore> racers = racers(store());
    try {
      for (int round = 0; round < 20; round++) {
        String game = "race" + round;
        SampleEvents.create(store(), game);
        List<CompletableFuture<SeatResult>> results = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
          String visitor = "visitor" + i;
          SeatStore racer = racers.get(i % racers.size()).seats();
          results.add(racer.take(game, game + "-first", "next" + i, player(visitor), 2000));
        }
        List<SeatResult> answers = results.stream().map(CompletableFuture::join).toList();
        assertThat(answers).filteredOn(seated(Side.FIRST)::equals).hasSize(1);
        assertThat(answers).filteredOn(SeatResult.Refusal.SPENT::equals).hasSize(7);
        int winner = answers.indexOf(seated(Side.FIRST));
        assertThat(seats().sidesOf(game, "visitor" + winner)).containsExactly(Side.FIRST);
        assertThat(seats().sidesOf(game, "next" + winner)).containsExactly(Side.FIRST);
        assertThat(seats().devices(game, Side.FIRST, "x").count()).isEqualTo(1);
      }
    } finally {
      racers.stream().filter(racer -> racer != store()).forEach(GameStore::close);
    }
  }

  @Test
  void gameIsEitherWithdrawnOrJoined() {
    create();
    List<GameStore> racers = racers(store());
    try {
      int joined = 0;
      for (int round = 0; round < 60; round++) {
        joined += raceOfWithdrawalAndJoin("open" + round, racers, round % 2 == 0) ? 1 : 0;
      }
      assertThat(joined).as("both happen").isBetween(1, 59);
    } finally {
      racers.stream().filter(racer -> racer != store()).forEach(GameStore::close);
    }
  }

  /// Returns whether the game was joined.
  private boolean raceOfWithdrawalAndJoin(
      String game, List<GameStore> racers, boolean isWithdrawnFirst) {
    GameInfo info = new GameInfo(game, SampleEvents.RULES, Visibility.UNLISTED, 1000);
    SeatPlan ana = SeatPlan.taken("one", player("ana"));
    store()
        .create(info, SampleEvents.START, Map.of(Side.FIRST, ana, Side.SECOND, SeatPlan.free()))
        .join();
    EventContent withdrawal =
        new EventContent(
            game, Actor.FIRST, "w", 0, new PlayerAction.Withdrawal(), Result.NONE, 2000);
    Supplier<CompletableFuture<SeatResult>> join =
        () -> racers.getLast().seats().join(game, "two", player("bruno"), 2000);
    List<CompletableFuture<SeatResult>> seat = new ArrayList<>();
    if (!isWithdrawnFirst) {
      seat.add(join.get());
    }
    CompletableFuture<RequestResult> withdrawn = racers.getFirst().append(1, withdrawal);
    if (isWithdrawnFirst) {
      seat.add(join.get());
    }
    RequestResult end = withdrawn.join();
    boolean isJoined = seat.getFirst().join().equals(seated(Side.SECOND));
    assertThat(end instanceof RequestResult.Accepted).isNotEqualTo(isJoined);
    assertThat(store().history(game)).hasSize(isJoined ? 1 : 2);
    assertThat(store().queries().unfinished().contains(game)).isEqualTo(isJoined);
    return isJoined;
  }

  @Test
  void deviceCodeIsUsedOnceAndExpires() {
    create();
    take("game-first", "ana");
    seats().addDeviceCode("game", Side.FIRST, "ana", "code", 2000, 5000).join();
    assertThat(redeem("other", "code", "thief", 3000)).isEqualTo(SeatResult.Refusal.EXPIRED);
    assertThat(redeem("game", "wrong", "thief", 3000)).isEqualTo(SeatResult.Refusal.EXPIRED);
    assertThat(redeem("game", "code", "late", 5000)).isEqualTo(SeatResult.Refusal.EXPIRED);
    assertThat(redeem("game", "code", "phone", 3000)).isEqualTo(seated(Side.FIRST));
    assertThat(redeem("game", "code", "phone", 3000)).as("repeated").isEqualTo(seated(Side.FIRST));
    assertThat(redeem("game", "code", "thief", 3000)).isEqualTo(SeatResult.Refusal.EXPIRED);
    seats().addDeviceCode("game", Side.FIRST, "ana", "replaced", 3000, 9000).join();
    seats().addDeviceCode("game", Side.FIRST, "ana", "newer", 3000, 9000).join();
    assertThat(redeem("game", "replaced", "thief", 4000)).isEqualTo(SeatResult.Refusal.EXPIRED);
    assertThat(seats().sidesOf("game", "thief")).isEmpty();
    assertThat(seats().sidesOf("game", "phone")).containsExactly(Side.FIRST);
    assertThat(store().queries().ofVisitor("phone", 10))
        .extracting(GameInfo::id)
        .containsExactly("game");
  }

  private SeatResult redeem(String game, String code, String visitor, long nowMillis) {
    return seats().redeemDeviceCode(game, code, player(visitor), nowMillis).join();
  }

  /// The devices of a seat may have come to servers whose clocks differ.
  @Test
  void orderOfDevicesDoesNotComeFromTheirClocks() {
    create();
    take("game-first", "ana");
    seats().addDeviceCode("game", Side.FIRST, "ana", "code", 0, 9000).join();
    redeem("game", "code", "device", 1);
    assertThat(seats().endLaterDevices("game", Side.FIRST, "device", "new").join()).isZero();
    assertThat(seats().endLaterDevices("game", Side.FIRST, "ana", "newer").join()).isEqualTo(1);
    assertThat(seats().sidesOf("game", "device")).isEmpty();
  }

  @Test
  void earlierDeviceEndsLaterOnesAndRevokesTokens() {
    create();
    take("game-first", "ana");
    for (int i = 1; i <= 2; i++) {
      seats().addDeviceCode("game", Side.FIRST, "ana", "code" + i, 2000, 9000).join();
      redeem("game", "code" + i, "device" + i, 3000 + i);
    }
    assertThat(seats().devices("game", Side.FIRST, "ana")).isEqualTo(new SeatDevices(3, 2));
    assertThat(seats().devices("game", Side.FIRST, "device1")).isEqualTo(new SeatDevices(3, 1));
    assertThat(seats().endLaterDevices("game", Side.FIRST, "device2", "new2").join()).isZero();
    assertThat(seats().sidesOf("game", "next-ana")).as("others are left").isNotEmpty();
    assertThat(seats().endLaterDevices("game", Side.FIRST, "device1", "new1").join()).isEqualTo(1);
    seats().addDeviceCode("game", Side.FIRST, "ana", "unused", 2000, 9000).join();
    assertThat(seats().endLaterDevices("game", Side.FIRST, "ana", "new").join()).isEqualTo(1);
    assertThat(seats().sidesOf("game", "device1")).isEmpty();
    assertThat(seats().sidesOf("game", "device2")).isEmpty();
    assertThat(seats().sidesOf("game", "next-ana")).as("the old token").isEmpty();
    assertThat(seats().sidesOf("game", "new")).containsExactly(Side.FIRST);
    assertThat(seats().sidesOf("game", "ana")).containsExactly(Side.FIRST);
    assertThat(redeem("game", "unused", "thief", 3000)).isEqualTo(SeatResult.Refusal.EXPIRED);
  }
}
