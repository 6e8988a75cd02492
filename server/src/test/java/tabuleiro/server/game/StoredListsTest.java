package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.Side;
import tabuleiro.server.study.StudyStore;
import tabuleiro.view.game.SeatInfo;

/// The seats and lists of games, the heartbeats and the studies, on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class StoredListsTest extends StoreContract {
  StoredListsTest(TestDatabase database) {
    super(database);
  }

  @Test
  void storesHashesOfTokensAndVisitors() throws Throwable {
    SampleEvents.create(store(), "game");
    assertThat(store().seats().sidesOf("game", "game-first")).containsExactly(Side.FIRST);
    assertThat(store().seats().sidesOf("game", "game-third")).isEmpty();
    assertThat(store().seats().sidesOf("other", "game-first")).isEmpty();
    assertThat(store().seats().ofGame("game")).noneMatch(SeatInfo::isTaken);
    String name = "Ana <b>'; DROP TABLE event; --\" é 囲";
    assertThat(take("game-first", name, "cookie")).isEqualTo(seated(Side.FIRST));
    assertThat(take("nothing", "Another", "stranger")).isEqualTo(SeatResult.Refusal.UNKNOWN_TOKEN);
    reopen();
    assertThat(store().seats().ofGame("game").getFirst().name()).contains(name);
    assertThat(store().seats().sidesOf("game", "cookie")).containsExactly(Side.FIRST);
    assertThat(store().seats().sidesOf("game", "stranger")).isEmpty();
    assertThat(store().queries().ofVisitor("cookie", 10))
        .extracting(GameInfo::id)
        .containsExactly("game");
    assertThat(store().queries().ofVisitor("game-first", 10)).isEmpty();
  }

  private SeatResult take(String token, String name, String visitor) {
    SeatTaker player = new SeatTaker(name, visitor);
    return store().seats().take("game", token, "next-" + visitor, player, 2000).join();
  }

  private SeatResult joinGame(String token, String name, String visitor) {
    return store().seats().join("game", token, new SeatTaker(name, visitor), 2000).join();
  }

  private static SeatResult seated(Side side) {
    return new SeatResult.Seated(side);
  }

  @Test
  void freeSeatGoesToFirstPlayerToJoin() {
    GameInfo info = new GameInfo("game", SampleEvents.RULES, Visibility.UNLISTED, 1000);
    SeatPlan ana = SeatPlan.taken("one", new SeatTaker("Ana", "ana"));
    Map<Side, SeatPlan> seats = Map.of(Side.FIRST, ana, Side.SECOND, SeatPlan.free());
    GameEvent start = store().create(info, SampleEvents.START, seats).join();
    assertThat(store().create(info, SampleEvents.START, seats).join()).isEqualTo(start);
    assertThat(store().queries().open(10)).containsExactly(info);
    assertThat(joinGame("two", "Ana", "ana")).isEqualTo(seated(Side.FIRST));
    assertThat(joinGame("two", "Bruno", "bruno")).isEqualTo(seated(Side.SECOND));
    assertThat(joinGame("two", "Bruno", "bruno")).isEqualTo(seated(Side.SECOND));
    assertThat(joinGame("three", "Carla", "carla")).isEqualTo(SeatResult.Refusal.TAKEN);
    assertThat(store().queries().open(10)).isEmpty();
    assertThat(store().queries().ongoing(10)).as("it is not public").isEmpty();
    assertThat(store().seats().sidesOf("game", "two")).containsExactly(Side.SECOND);
  }

  @Test
  void nextGameExchangesSidesOfSamePlayers() {
    SampleEvents.create(store(), "game");
    take("game-first", "Ana", "ana");
    GameInfo next = new GameInfo("next", SampleEvents.RULES, Visibility.PUBLIC, 2000);
    EventContent content =
        new EventContent(
            "game",
            Actor.SERVER,
            "next-2",
            0,
            new ServerAction.Continuation("next"),
            Result.NONE,
            2000);
    ChainHead seen = store().history(content.game()).getLast().head();
    RequestResult reply = store().createNext(seen, content, next, SampleEvents.START).join();
    assertThat(reply).isInstanceOf(RequestResult.Accepted.class);
    assertThat(store().createNext(seen, content, next, SampleEvents.START).join()).isEqualTo(reply);
    assertThat(store().history("next")).hasSize(1);
    assertThat(store().seats().sidesOf("next", "ana")).containsExactly(Side.SECOND);
    assertThat(store().seats().sidesOf("next", "game-second")).containsExactly(Side.FIRST);
    assertThat(store().seats().ofGame("next").get(1).name()).contains("Ana");
  }

  @Test
  void findsFinishedPublicGamesInOrderOfEnd() {
    for (String game : List.of("c", "a", "b", "going")) {
      SampleEvents.create(store(), game);
    }
    for (String game : List.of("b", "c", "a")) {
      GameAction resignation = new PlayerAction.Resignation();
      EventContent end =
          new EventContent(game, Actor.FIRST, "r", 0, resignation, Result.SECOND_WINS, 3000);
      store().append(1, end).join();
      GameAction offer = new PlayerAction.Offer(OfferKind.REMATCH);
      store()
          .append(2, new EventContent(game, Actor.FIRST, "o", 0, offer, Result.SECOND_WINS, 4000))
          .join();
    }
    GameFilter all = new GameFilter("", "");
    assertThat(store().archive().finished(all, "", 10))
        .extracting(GameInfo::id)
        .containsExactly("b", "c", "a");
    assertThat(store().archive().finished(all, "b", 1))
        .extracting(GameInfo::id)
        .containsExactly("c");
    assertThat(store().archive().finished(new GameFilter("talpa", "8x8"), "c", 10)).hasSize(1);
    assertThat(store().archive().finished(new GameFilter("trench", ""), "", 10)).isEmpty();
    assertThat(store().queries().ongoing(10)).isEmpty();
    assertThat(store().queries().unfinished()).containsExactly("going");
  }

  @Test
  void newPreparedRepliesReplaceOldOnes() throws Throwable {
    SampleEvents.create(store(), "game");
    assertThat(store().preparedReplies().find("game", Side.FIRST)).isEmpty();
    store()
        .preparedReplies()
        .save("game", Side.FIRST, new PreparedReplies("start", Map.of("a1a2", "b1b2")))
        .join();
    PreparedReplies last = new PreparedReplies("later", Map.of("c3d3", "d5d4"));
    store().preparedReplies().save("game", Side.FIRST, last).join();
    reopen();
    assertThat(store().preparedReplies().find("game", Side.FIRST)).contains(last);
    assertThat(store().preparedReplies().find("game", Side.SECOND)).isEmpty();
    assertThat(last.reply("later", "c3d3")).contains("d5d4");
    assertThat(last.reply("start", "c3d3")).isEmpty();
  }

  @Test
  void findsGamesWithoutResult() {
    SampleEvents.create(store(), "going");
    SampleEvents.create(store(), "over");
    PlayerAction.Resignation resignation = new PlayerAction.Resignation();
    store()
        .append(
            1, new EventContent("over", Actor.FIRST, "a", 0, resignation, Result.SECOND_WINS, 3000))
        .join();
    assertThat(store().queries().unfinished()).containsExactly("going");
  }

  @Test
  void findsGamesInWhichSomethingIsToBeDone() throws Throwable {
    for (String game : List.of("waiting", "soon", "later", "never", "prepared", "old", "over")) {
      SampleEvents.create(store(), game);
    }
    GameInfo info = new GameInfo("game", SampleEvents.RULES, Visibility.PUBLIC, 1000);
    SeatPlan computer = SeatPlan.computer("1");
    store()
        .create(info, SampleEvents.START, Map.of(Side.FIRST, computer, Side.SECOND, computer))
        .join();
    append("soon", Result.NONE, 1999);
    append("later", Result.NONE, 2000);
    append("never", Result.NONE, Long.MAX_VALUE);
    append("prepared", Result.NONE, Long.MAX_VALUE);
    append("old", Result.NONE, Long.MAX_VALUE);
    append("over", Result.SECOND_WINS, 0);
    store()
        .preparedReplies()
        .save("prepared", Side.FIRST, new PreparedReplies("start", Map.of()))
        .join();
    source().tamper("UPDATE event SET due = NULL WHERE game = 'old'");
    assertThat(store().queries().due(2000, false))
        .containsExactlyInAnyOrder("game", "soon", "over");
    assertThat(store().queries().due(2000, true))
        .containsExactlyInAnyOrder("game", "soon", "over", "prepared", "old");
    EventContent last = move("over", "next", Result.SECOND_WINS);
    store().append(2, last, Long.MAX_VALUE, _ -> {}).join();
    assertThat(store().queries().due(2000, false)).containsExactlyInAnyOrder("game", "soon");
  }

  private void append(String game, Result result, long dueMillis) {
    store().append(1, move(game, "m", result), dueMillis, _ -> {}).join();
  }

  private static EventContent move(String game, String client, Result result) {
    return new EventContent(
        game, Actor.FIRST, client, 0, new PlayerAction.Move("a1a2"), result, 1000);
  }

  @Test
  void remembersLastHeartbeat() throws Throwable {
    assertThat(store().heartbeats().lastMillis()).isEmpty();
    store().heartbeats().record(() -> 5000, 3000).join();
    assertThat(store().heartbeats().record(() -> 6000, 3000).join())
        .isEqualTo(new StoredHeartbeat(6000, 0));
    reopen();
    assertThat(store().heartbeats().lastMillis()).hasValue(6000);
  }

  @Test
  void longTimeWithoutHeartbeatIsDowntime() {
    long maxGap = 3000;
    store().heartbeats().record(() -> 5000, maxGap).join();
    store().heartbeats().record(() -> 8000, maxGap).join();
    assertThat(store().heartbeats().downtimesAfter(0)).isEmpty();
    assertThat(store().heartbeats().record(() -> 33_000, maxGap).join())
        .isEqualTo(new StoredHeartbeat(33_000, 33_000));
    assertThat(store().heartbeats().record(() -> 20_000, maxGap).join())
        .as("the clock was set back")
        .isEqualTo(new StoredHeartbeat(33_000, 33_000));
    store().heartbeats().record(() -> 40_000, maxGap).join();
    assertThat(store().heartbeats().downtimesAfter(0))
        .containsExactly(new Downtime(8000, 33_000), new Downtime(33_000, 40_000));
    assertThat(store().heartbeats().downtimesAfter(33_000))
        .containsExactly(new Downtime(33_000, 40_000));
  }

  @Test
  void sameStudyIsStoredOnce() throws Throwable {
    String text = "[Event \"é 囲\"]\n\n1. c3d3 {good} *\n";
    String id = new StudyStore(store().database()).save(text, 1000).join();
    assertThat(new StudyStore(store().database()).save(text, 2000).join()).isEqualTo(id);
    assertThat(new StudyStore(store().database()).save(text + " ", 2000).join()).isNotEqualTo(id);
    reopen();
    assertThat(new StudyStore(store().database()).find(id)).contains(text);
    assertThat(new StudyStore(store().database()).find("none")).isEmpty();
  }
}
