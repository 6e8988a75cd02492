package tabuleiro.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameFilter;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;
import tabuleiro.server.game.Visibility;
import tabuleiro.view.opening.ResultCount;

/// The search for finished games in each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class GameSearchStoreTest extends StoreContract {
  private static final PlayerId ANA = new PlayerId("mAAAAAAAAAAAAAAAA");
  private static final GameFilter ALL = new GameFilter("", "");
  private static final GameFilter TALPA = new GameFilter("talpa", "8x8");

  GameSearchStoreTest(TestDatabase database) {
    super(database);
  }

  private GameSearchStore search() {
    return new GameSearchStore(store().database());
  }

  private void create(String id, GameId board, Visibility visibility) {
    store()
        .create(
            new GameInfo(id, board, visibility, 1000),
            SampleEvents.START,
            Map.of(
                Side.FIRST,
                SeatPlan.member("token", ANA, "Ana"),
                Side.SECOND,
                SeatPlan.computer("5")))
        .join();
  }

  private static EventContent resignation(String game, Result result) {
    return new EventContent(
        game, Actor.FIRST, "end", 1, new PlayerAction.Resignation(), result, 4000);
  }

  /// A public game of Talpa that has ended with a result and some positions.
  private void finish(String id, Result result, Long... positions) {
    create(id, SampleEvents.RULES, Visibility.PUBLIC);
    end(id, new SearchableGame(result, 20, false, 4000, List.of(positions)));
  }

  private void end(String id, SearchableGame finished) {
    store().append(1, resignation(id, finished.result()), 0, found(id, finished)).join();
  }

  private static Consumer<Handle> found(String id, SearchableGame finished) {
    return handle -> new FinishedGameRows(handle).add(id, finished);
  }

  private List<String> find(GameSearch wanted) {
    return search().find(wanted, "", 10).stream().map(GameInfo::id).toList();
  }

  private static GameSearch with(GameFilter board, UnaryOperator<Criteria> change) {
    Criteria wanted = change.apply(Criteria.NONE);
    return new GameSearch(
        wanted.member(),
        wanted.level(),
        board,
        wanted.result(),
        wanted.rated(),
        wanted.plies(),
        wanted.ended(),
        Optional.empty());
  }

  /// What the tests vary.
  private record Criteria(
      Optional<PlayerId> member,
      Optional<String> level,
      Optional<Result> result,
      Optional<Boolean> rated,
      SearchRange plies,
      SearchRange ended) {
    static final Criteria NONE =
        new Criteria(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            SearchRange.ALL,
            SearchRange.ALL);

    Criteria ofMember(PlayerId id) {
      return new Criteria(Optional.of(id), level, result, rated, plies, ended);
    }

    Criteria ofLevel(String text) {
      return new Criteria(member, Optional.of(text), result, rated, plies, ended);
    }

    Criteria withResult(Result wanted) {
      return new Criteria(member, level, Optional.of(wanted), rated, plies, ended);
    }

    Criteria isRated(boolean wanted) {
      return new Criteria(member, level, result, Optional.of(wanted), plies, ended);
    }

    Criteria withPlies(long least, long most) {
      return new Criteria(member, level, result, rated, new SearchRange(least, most), ended);
    }

    Criteria endedIn(long least, long most) {
      return new Criteria(member, level, result, rated, plies, new SearchRange(least, most));
    }
  }

  @Test
  void findsPublicGamesThatMeetAllConditions() throws Throwable {
    finish("won", Result.FIRST_WINS, 1L);
    create("rated", new GameId("jostle", "hex"), Visibility.PUBLIC);
    end("rated", new SearchableGame(Result.DRAW, 60, true, 9000, List.of(1L)));
    create("hidden", SampleEvents.RULES, Visibility.UNLISTED);
    end("hidden", new SearchableGame(Result.FIRST_WINS, 20, false, 4000, List.of(1L)));
    create("playing", SampleEvents.RULES, Visibility.PUBLIC);
    reopen();
    assertThat(find(with(ALL, all -> all))).containsExactly("rated", "won");
    assertThat(find(with(TALPA, all -> all))).containsExactly("won");
    assertThat(find(with(new GameFilter("jostle", ""), all -> all))).containsExactly("rated");
    assertThat(find(with(ALL, all -> all.ofMember(ANA).ofLevel("5")))).hasSize(2);
    assertThat(find(with(ALL, all -> all.ofMember(PlayerId.newMember(new SecureRandom())))))
        .isEmpty();
    assertThat(find(with(ALL, all -> all.ofLevel("6")))).isEmpty();
    assertThat(find(with(ALL, all -> all.withResult(Result.DRAW)))).containsExactly("rated");
    assertThat(find(with(ALL, all -> all.isRated(false)))).containsExactly("won");
    assertThat(find(with(ALL, all -> all.withPlies(21, 60)))).containsExactly("rated");
    assertThat(find(with(ALL, all -> all.withPlies(20, 59)))).containsExactly("won");
    assertThat(find(with(ALL, all -> all.endedIn(4001, 9000)))).containsExactly("rated");
    assertThat(find(with(TALPA, all -> all.endedIn(4001, 9000)))).isEmpty();
    assertThat(find(GameSearch.ofPosition(TALPA, 1))).containsExactly("won");
  }

  @Test
  void pagesListEachGameOnce() {
    for (String id : List.of("a", "b", "c", "d", "e")) {
      finish(id, Result.DRAW);
    }
    // As two servers may do at the same moment.
    store().database().write(handle -> handle.execute("UPDATE game SET finished = 3")).join();
    GameSearch all = with(ALL, none -> none);
    List<String> first = search().find(all, "", 2).stream().map(GameInfo::id).toList();
    List<String> second =
        search().find(all, first.getLast(), 2).stream().map(GameInfo::id).toList();
    List<String> third =
        search().find(all, second.getLast(), 2).stream().map(GameInfo::id).toList();
    assertThat(List.of(first, second, third))
        .containsExactly(List.of("e", "d"), List.of("c", "b"), List.of("a"));
  }

  private static Map.Entry<Optional<Long>, ResultCount> next(
      long position, int first, int draws, int second) {
    return Map.entry(Optional.of(position), new ResultCount(first, draws, second));
  }

  @Test
  void countsResultsAfterAPositionOnceForEachGame() {
    finish("one", Result.FIRST_WINS, 1L, 2L, 3L);
    finish("two", Result.SECOND_WINS, 1L, -2L, 3L);
    finish("again", Result.DRAW, 1L, 2L, 1L, 4L);
    finish("short", Result.SECOND_WINS, 1L);
    create("hidden", SampleEvents.RULES, Visibility.UNLISTED);
    end("hidden", new SearchableGame(Result.DRAW, 20, false, 4000, List.of(1L, 2L)));
    assertThat(search().resultsByNext(1))
        .containsOnly(
            next(2, 1, 1, 0),
            next(-2, 0, 0, 1),
            Map.entry(Optional.empty(), new ResultCount(0, 0, 1)));
    assertThat(search().resultsByNext(2)).containsOnly(next(3, 1, 0, 0), next(1, 0, 1, 0));
    assertThat(search().resultsByNext(9)).isEmpty();
  }

  @Test
  void aGameIsStoredOnce() {
    finish("game", Result.FIRST_WINS, 1L, 2L);
    SearchableGame other = new SearchableGame(Result.DRAW, 3, true, 9, List.of(7L, 8L, 9L));
    EventContent rematch =
        new EventContent(
            "game",
            Actor.FIRST,
            "r",
            1,
            new PlayerAction.Offer(OfferKind.REMATCH),
            Result.FIRST_WINS,
            5000);
    store().append(2, rematch, 0, found("game", other)).join();
    search().add("game", other).join();
    assertThat(search().resultsByNext(1)).containsOnly(next(2, 1, 0, 0));
    assertThat(search().resultsByNext(7)).isEmpty();
  }

  @Test
  void gamesOfEarlierVersionsAreMissing() {
    finish("known", Result.DRAW, 1L);
    for (String id : List.of("old", "older", "aborted", "playing")) {
      create(id, SampleEvents.RULES, Visibility.PUBLIC);
    }
    store().append(1, resignation("old", Result.SECOND_WINS)).join();
    store().append(1, resignation("older", Result.SECOND_WINS)).join();
    store()
        .append(
            1,
            new EventContent(
                "aborted", Actor.FIRST, "a", 0, new PlayerAction.Abort(), Result.NONE, 9000))
        .join();
    assertThat(search().missing("", 10)).containsExactly("old", "older");
    assertThat(search().missing("", 1)).containsExactly("old");
    assertThat(search().missing("old", 10)).containsExactly("older");
    search().add("old", new SearchableGame(Result.SECOND_WINS, 1, false, 4000, List.of())).join();
    assertThat(search().missing("", 10)).containsExactly("older");
  }
}
