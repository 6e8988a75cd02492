package tabuleiro.wasm.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.play.record.GameRecord;
import tabuleiro.protocol.analysis.HintJson;
import tabuleiro.protocol.analysis.ScoreCurveJson;
import tabuleiro.protocol.game.CreatedGameJson;
import tabuleiro.protocol.game.EventJson;
import tabuleiro.protocol.game.GameJson;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.game.GameListJson;
import tabuleiro.protocol.game.PlyPositionJson;
import tabuleiro.protocol.game.ReplyJson;
import tabuleiro.protocol.game.SeatJson;
import tabuleiro.view.position.Variation;
import tabuleiro.wasm.page.TestPage;

/// Games of a page without a server, played over its sockets.
final class LocalGamesTest {
  private final TestPage page = new TestPage();
  private int commands;

  private String create(String... fields) {
    String[] all = Arrays.copyOf(new String[] {"id", "request-1"}, 2 + fields.length);
    System.arraycopy(fields, 0, all, 2, fields.length);
    return page.ask(CreatedGameJson.class, "POST /games", all).gameId();
  }

  private GameJson state(String id) {
    return page.ask(GameJson.class, "GET /games/" + id);
  }

  private ReplyJson command(GameJson seen, String action, String... more) {
    return command(1, seen, action, more);
  }

  private ReplyJson command(int socket, GameJson seen, String action, String... more) {
    String[] fields = {
      "type",
      "command",
      "id",
      "command-" + ++commands,
      "seenSequence",
      String.valueOf(seen.head().sequence()),
      "ply",
      String.valueOf(seen.ply()),
      "action",
      action
    };
    String[] all = Arrays.copyOf(fields, fields.length + more.length);
    System.arraycopy(more, 0, all, fields.length, more.length);
    return TestPage.read(ReplyJson.class, page.tell(socket, all).getLast());
  }

  private static String firstMove(GameJson game) {
    Variation moves =
        Variation.of(
            Variation.game(game.game(), game.variant()).parse(game.start()),
            game.moves().stream().map(move -> move.move()).toList());
    return moves.end().formatMove(moves.end().legalMoves()[0]);
  }

  /// Plays the first legal move of the page, and lets the level answer.
  private void playFirstMove(String id) {
    GameJson game = state(id);
    ReplyJson reply = command(game, "move", "move", firstMove(game));
    assertThat(reply.accepted()).as(reply.message()).isTrue();
    page.work(10_000);
  }

  @Test
  void aGameAgainstALevelIsPlayedToItsEnd() {
    String id = create("game", "talpa", "variant", "5x5", "first", "me", "second", "3");
    page.open(1, "/games/" + id + "/live");
    assertThat(page.messages(1).getFirst()).startsWith("{\"type\":\"state\"");
    assertThat(page.lastMessage(1))
        .isEqualTo("{\"type\":\"presence\",\"first\":true,\"second\":false,\"watchers\":0}");
    while (state(id).result().equals("*")) {
      playFirstMove(id);
    }
    GameJson over = state(id);
    assertThat(over.endingText()).isNotEmpty();
    assertThat(over.seats()).extracting(SeatJson::player).containsExactly("human", "3");
    EventJson last =
        TestPage.read(
            EventJson.class,
            page.lastMessage(1).startsWith("{\"type\":\"event\"")
                ? page.lastMessage(1)
                : page.messages(1).get(page.messages(1).size() - 2));
    assertThat(last.hash()).isEqualTo(over.head().hash());
    assertThat(
            GameRecord.parse(page.ask("GET /games/" + id + "/record").text()).getFirst().record())
        .satisfies(record -> {
          assertThat(record.result().format()).isEqualTo(over.result());
          assertThat(record.mainLine().moves()).hasSize(over.ply());
        });
    assertThat(page.ask(PlyPositionJson.class, "GET /games/" + id + "/positions/1").move())
        .isPresent();
    assertThat(page.refusal("GET /games/" + id + "/positions/999").error()).isEqualTo("not-found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"niju", "jostle", "morelli", "trench", "talpa"})
  void aLevelAnswersInEveryGameAfterAPause(String game) {
    String id = create("game", game, "second", "2");
    page.open(1, "/games/" + id + "/live");
    GameJson begun = state(id);
    long before = page.millis();
    playFirstMove(id);
    assertThat(page.millis() - before).isGreaterThanOrEqualTo(600);
    assertThat(state(id).ply()).isEqualTo(begun.ply() + 2);
  }

  @Test
  void aCommandThatComesBeforeTheLevelHasMovedIsNotLost() {
    String id = create("game", "talpa", "second", "2");
    page.open(1, "/games/" + id + "/live");
    GameJson begun = state(id);
    command(begun, "move", "move", firstMove(begun));
    page.host().work(); // The level has thought, and waits.
    ReplyJson back = command(state(id), "takeback");
    assertThat(back.accepted()).as(back.message()).isTrue();
    page.work(10_000);
    assertThat(state(id).ply()).isZero();
    assertThat(state(id).position()).isEqualTo(begun.position());
  }

  @Test
  void aReloadedGameContinuesAsItWouldHave() {
    String id = create("game", "jostle", "second", "2");
    page.open(1, "/games/" + id + "/live");
    playFirstMove(id);
    GameJson game = state(id);
    ReplyJson reply = command(game, "move", "move", firstMove(game));
    assertThat(reply.accepted()).isTrue();
    Map<String, String> kept = Map.copyOf(page.kept());
    page.work(10_000);
    GameJson continued = state(id);

    page.kept().putAll(kept);
    page.reload();
    assertThat(state(id).ply()).isEqualTo(3);
    page.open(1, "/games/" + id + "/live");
    page.work(10_000);
    assertThat(state(id).moves()).isEqualTo(continued.moves());
    assertThat(page.broken()).isEmpty();
  }

  @Test
  void aReturningPageGetsOnlyWhatItHasMissed() {
    String id = create("game", "talpa", "second", "2");
    page.open(1, "/games/" + id + "/live");
    GameJson begun = state(id);
    playFirstMove(id);
    String[] seen = {"after", String.valueOf(begun.head().sequence()), "hash", begun.head().hash()};
    page.open(2, "/games/" + id + "/live", seen);
    assertThat(page.messages(2)).hasSize(3);
    assertThat(page.messages(2).subList(0, 2)).allMatch(text -> text.contains("\"event\""));
    page.open(3, "/games/" + id + "/live", "after", "1", "hash", "other");
    assertThat(page.messages(3).getFirst()).startsWith("{\"type\":\"state\"");
  }

  @Test
  void aBrokenTextIsReportedAndLeftAsItIs() {
    String id = create("game", "talpa", "second", "2");
    String good = page.kept().getOrDefault("game:" + id, "");
    for (String bad :
        List.of(
            "",
            "x",
            good.replace("tabuleiro-game 1", "tabuleiro-game 2"),
            good.replace("created ", "created x"),
            good.replaceFirst("event [^\n]*\n", ""),
            good.replace("8x8", "8x9"))) {
      page.broken().clear();
      page.kept().put("game:" + id, bad);
      page.reload();
      assertThat(page.broken()).as(bad).containsOnlyKeys("game:" + id);
      assertThat(page.kept()).containsEntry("game:" + id, bad);
      assertThat(page.refusal("GET /games/" + id).error()).isEqualTo("no-game");
    }
    page.kept().put("game:" + id, good);
    page.reload();
    assertThat(state(id).game()).isEqualTo("talpa");
  }

  @Test
  void twoPeopleAtOneScreenPlayBothSides() {
    String id = create("game", "talpa", "first", "me", "second", "other", "swap", "true");
    page.open(1, "/games/" + id + "/live");
    GameJson begun = state(id);
    assertThat(command(begun, "move", "side", "first", "move", firstMove(begun)).accepted())
        .isTrue();
    assertThat(state(id).swappable()).isTrue();
    assertThat(command(state(id), "swap", "side", "second").accepted()).isTrue();
    assertThat(page.lastMessage(1)).contains("\"reply\"");
    GameJson swapped = state(id);
    assertThat(swapped.swappable()).isFalse();
    assertThat(command(swapped, "move", "side", "second", "move", firstMove(swapped)).accepted())
        .isTrue();
    assertThat(command(state(id), "offer", "offer", "draw", "side", "first").accepted()).isTrue();
    assertThat(state(id).offers().draw()).isEqualTo("first");
    assertThat(command(state(id), "accept", "offer", "draw", "side", "second").accepted()).isTrue();
    assertThat(state(id).result()).isEqualTo("1/2-1/2");
  }

  @Test
  void aLevelDeclinesADrawAndAcceptsARematch() {
    String id = create("game", "talpa", "first", "me", "second", "2");
    page.open(1, "/games/" + id + "/live");
    playFirstMove(id);
    assertThat(command(state(id), "offer", "offer", "draw").accepted()).isTrue();
    page.work(10_000);
    assertThat(state(id).offers().draw()).isEmpty();
    assertThat(command(state(id), "resign").accepted()).isTrue();
    assertThat(state(id).result()).isEqualTo("0-1");
    assertThat(command(state(id), "rematch").accepted()).isTrue();
    page.work(10_000);
    String next = state(id).next();
    GameJson rematch = state(next);
    assertThat(rematch.previous()).isEqualTo(id);
    assertThat(rematch.seats()).extracting(SeatJson::player).containsExactly("2", "human");
    assertThat(rematch.side()).isEqualTo("second");
    page.open(2, "/games/" + next + "/live");
    page.work(10_000);
    assertThat(state(next).ply()).isEqualTo(1);
    assertThat(page.ask(GameListJson.class, "GET /mine").games())
        .extracting(GameListEntryJson::id)
        .containsExactly(next, id);
    assertThat(page.ask(GameListJson.class, "GET /mine").games().getFirst().isYourTurn()).isTrue();
  }

  @Test
  void theClockRunsWhileThePageShowsTheGameAndAPlayerCanLoseOnTime() {
    String id = create("game", "talpa", "second", "2", "clock", "1m");
    page.open(1, "/games/" + id + "/live");
    playFirstMove(id);
    playFirstMove(id);
    page.host().close(1);
    page.pass(600_000);
    assertThat(state(id).result()).isEqualTo("*");
    assertThat(state(id).paused()).isTrue();
    page.reload();
    page.pass(600_000);
    page.open(1, "/games/" + id + "/live");
    assertThat(state(id).paused()).isFalse();
    playFirstMove(id);
    assertThat(state(id).clock().firstMillis().orElseThrow()).isBetween(1L, 60_000L);
    page.work(); // The last deadline is that of the player.
    assertThat(state(id).ending()).isEqualTo("time");
    assertThat(state(id).result()).isEqualTo("0-1");
  }

  @Test
  void aRepeatedRequestAndARepeatedCommandHaveTheSameAnswer() {
    String id = create("game", "talpa", "second", "2");
    assertThat(create("game", "talpa", "second", "2")).isEqualTo(id);
    page.open(1, "/games/" + id + "/live");
    GameJson begun = state(id);
    String move = firstMove(begun);
    ReplyJson first = command(begun, "move", "move", move);
    commands--;
    assertThat(command(begun, "move", "move", move)).isEqualTo(first);
    commands--;
    assertThat(command(begun, "resign").error()).isEqualTo("reused");
    assertThat(command(begun, "move", "move", move).error()).isEqualTo("stale");
  }

  @Test
  void anIllegalMoveIsRefusedWithTheRule() {
    String id = create("game", "talpa", "second", "2");
    page.open(1, "/games/" + id + "/live");
    ReplyJson refused = command(state(id), "move", "move", "a1h8");
    assertThat(refused.error()).isEqualTo("illegal");
    assertThat(refused.refusal()).isPresent();
    assertThat(refused.head()).contains(state(id).head());
    assertThat(command(state(id), "dance").error()).isEqualTo("action");
    assertThat(command(state(id), "offer", "offer", "tea").error()).isEqualTo("offer");
    assertThat(command(state(id), "move").error()).isEqualTo("field");
    assertThat(state(id).ply()).isZero();
  }

  @Test
  void aHintIsForThePlayerToMoveAgainstALevel() {
    String id = create("game", "talpa", "variant", "5x5", "second", "2");
    assertThat(page.ask(HintJson.class, "GET /games/" + id + "/hint").move().move()).isNotEmpty();
    String hotSeat =
        page.ask(CreatedGameJson.class, "POST /games", "id", "r2", "game", "talpa").gameId();
    assertThat(page.refusal("GET /games/" + hotSeat + "/hint").error()).isEqualTo("hint");
  }

  @Test
  void theScoreCurveOfAFinishedGameComesPointByPoint() {
    String id = create("game", "talpa", "variant", "5x5", "second", "2");
    page.open(1, "/games/" + id + "/live");
    playFirstMove(id);
    assertThat(page.refusal("GET /games/" + id + "/curve").error()).isEqualTo("illegal");
    command(state(id), "resign");
    page.open(2, "/analysis");
    page.tell(2, "type", "curve", "id", "c", "gameId", id);
    page.work(10_000);
    assertThat(page.messages(2)).hasSize(3);
    ScoreCurveJson last = TestPage.read(ScoreCurveJson.class, page.lastMessage(2));
    assertThat(last.complete()).isTrue();
    assertThat(last.points()).singleElement().satisfies(p -> assertThat(p.ply()).isEqualTo(2));
  }

  @ParameterizedTest
  @CsvSource({
    "second, 10, illegal",
    "second, ugi:x, player",
    "game, chess, illegal",
    "variant, 1x1, illegal",
    "position, x, illegal",
    "clock, soon, illegal",
    "swap, true, swap",
    "rated, true, no-server",
    "seed, x, field",
    "id, not an id, id"
  })
  void aGameThatCannotBeIsRefused(String field, String value, String error) {
    String[] fields = {"id", "r", "game", "talpa", "variant", "8x8", "second", "2", field, value};
    assertThat(page.refusal("POST /games", fields).error()).isEqualTo(error);
    assertThat(page.kept()).isEmpty();
  }

  @Test
  void aLevelThatFailsAgainAndAgainResigns() {
    String id = create("game", "talpa", "first", "2", "second", "me");
    page.host().giveUp();
    page.open(1, "/games/" + id + "/live");
    page.work(10_000);
    assertThat(state(id).result()).isEqualTo("0-1");
    assertThat(state(id).ending()).isEqualTo("resignation");
  }
}
