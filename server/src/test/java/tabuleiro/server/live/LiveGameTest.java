package tabuleiro.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.Ending;
import tabuleiro.play.Heading;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Side;
import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Event;
import tabuleiro.server.store.News;
import tabuleiro.server.store.Proposal;
import tabuleiro.server.store.Reply;
import tabuleiro.server.store.Sitter;
import tabuleiro.server.store.StoreException;

final class LiveGameTest extends GamesOnDisk {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game();
  private static final Seat ANA = Seat.human("Ana");

  private LiveGame game(TableSetup setup) {
    return games.create(NewGames.taken(setup, Series.SINGLE), 1000);
  }

  private LiveGame talpa() {
    return game(TableSetup.of(TALPA, 1, ANA, ANA));
  }

  /// Does something at a time, with everything seen.
  private static Reply at(long millis, LiveGame game, Author author, Deed deed) {
    int seen = game.head().sequence();
    int ply = game.ask(table -> table.moves().size());
    return game.submit(new Command(author, "c" + seen, seen, ply, deed, millis));
  }

  private static Reply move(LiveGame game, Author author, String text) {
    return at(2000, game, author, new Deed.Move(text));
  }

  /// Makes the first legal move.
  private static Reply legalMove(LiveGame game, long millis) {
    Position position = game.ask(Table::position);
    String text = position.formatMove(position.moveAt(0));
    return at(millis, game, Author.of(position.sideToMove()), new Deed.Move(text));
  }

  private static void assertRefused(Reply reply, Phrase why) {
    assertThat(reply)
        .isInstanceOfSatisfying(
            Reply.Refused.class,
            refused -> {
              assertThat(refused.reason()).isEqualTo(Reply.Reason.ILLEGAL);
              assertThat(refused.phrase()).isEqualTo(why);
            });
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#boards")
  void whatWasPlayedIsThereAgainAfterARestart(Game rules) {
    long seed = 3;
    TableSetup setup =
        TableSetup.of(rules, seed, ANA, Seat.computer("Level 5", "5"))
            .withClock(ClockSetting.parse("5m+3s"));
    LiveGame game = game(setup);
    for (int i = 0; i < 12; i++) {
      Position position = game.ask(Table::position);
      Author mover = Author.of(position.sideToMove());
      int choice = Seeds.below(Seeds.random(seed + i), position.countMoves());
      String text = position.formatMove(position.moveAt(choice));
      assertThat(at(2000 + 1700 * i, game, mover, new Deed.Move(text)))
          .isInstanceOf(Reply.Accepted.class);
    }
    LiveGame again = new LiveGames(store).game(game.id());
    for (LiveGame either : List.of(game, again)) {
      either.lookAtClock(30_000);
    }
    assertThat(again.ask(Table::position)).isEqualTo(game.ask(Table::position));
    assertThat(again.ask(LiveGameTest::state)).isEqualTo(game.ask(LiveGameTest::state));
    assertThat(again.ask(Table::setup).second().player()).contains("5");
  }

  private static String state(Table table) {
    return table.record(Heading.NONE).format()
        + table.clock().left(Side.FIRST)
        + table.clock().left(Side.SECOND);
  }

  @Test
  void anIllegalMoveIsRefusedWithTheRuleAndChangesNothing() {
    LiveGame game = talpa();
    String before = game.ask(Table::position).format();
    Reply reply = move(game, Author.FIRST, "a1a1");
    assertThat(reply).isInstanceOf(Reply.Refused.class);
    assertThat(((Reply.Refused) reply).reason()).isEqualTo(Reply.Reason.ILLEGAL);
    assertThat(move(game, Author.FIRST, "no move")).isInstanceOf(Reply.Refused.class);
    assertRefused(move(game, Author.SECOND, "a1a2"), Phrase.of("table.not-your-turn", Side.FIRST));
    assertThat(game.ask(Table::position).format()).isEqualTo(before);
    assertThat(store.history(game.id())).hasSize(2);
  }

  @Test
  void aMoveNamesSequenceAndPly() {
    LiveGame game = talpa();
    String text = TALPA.start(1).formatMove(TALPA.start(1).moveAt(0));
    Deed deed = new Deed.Move(text);
    for (Command wrong :
        List.of(
            new Command(Author.FIRST, "a", 1, 0, deed, 2000),
            new Command(Author.FIRST, "a", 3, 0, deed, 2000),
            new Command(Author.FIRST, "a", 2, 1, deed, 2000))) {
      assertThat(game.submit(wrong)).isEqualTo(Reply.stale(game.head()));
    }
    Command right = new Command(Author.FIRST, "a", 2, 0, deed, 2000);
    Reply accepted = game.submit(right);
    assertThat(accepted).isInstanceOf(Reply.Accepted.class);
    assertThat(game.submit(right)).isEqualTo(accepted);
    assertThat(new LiveGames(store).game(game.id()).submit(right)).isEqualTo(accepted);
    assertThat(store.history(game.id())).hasSize(3);
  }

  @Test
  void nobodyMovesBeforeBothSit() {
    LiveGame game = games.create(NewGames.waiting(TableSetup.of(TALPA, 1, ANA, ANA)), 1000);
    assertRefused(move(game, Author.FIRST, "a1a2"), Phrase.of("live.not-begun"));
    Sitter bruno = new Sitter("Bruno", "cookie");
    assertThat(game.takeSeat("three", bruno, 1500)).isEmpty();
    assertThat(game.held("cookie")).isEmpty();
    assertThat(game.takeSeat("two", bruno, 1500)).contains(Side.SECOND);
    assertThat(game.takeSeat("two", new Sitter("Bruno", "phone"), 1600)).contains(Side.SECOND);
    assertThat(game.held("cookie")).isEqualTo(game.held("phone")).containsExactly(Side.SECOND);
    assertThat(store.history(game.id())).hasSize(2);
    assertThat(legalMove(game, 2000)).isInstanceOf(Reply.Accepted.class);
  }

  @Test
  void playersDoNotDoWhatOnlyTheServerDoes() {
    LiveGame game = talpa();
    for (Deed deed :
        List.of(new Deed.Flag(), new Deed.Pause(), new Deed.Resume(), new Deed.Start(""))) {
      assertRefused(at(2000, game, Author.FIRST, deed), Phrase.of("live.not-yours"));
    }
  }

  @Test
  void runningOutOfTimeIsAnEvent() {
    LiveGame game = game(TableSetup.of(TALPA, 1, ANA, ANA).withClock(ClockSetting.parse("10s")));
    assertThat(game.lookAtClock(100_000)).as("the first moves are free").isEmpty();
    legalMove(game, 100_000);
    assertThat(game.lookAtClock(200_000)).isEmpty();
    legalMove(game, 200_000);
    assertThat(game.lookAtClock(200_000)).contains(210_000L);
    assertThat(game.lookAtClock(209_999)).contains(210_000L);
    Reply late = at(210_000, game, Author.FIRST, new Deed.Move("a1a2"));
    assertThat(late).isEqualTo(Reply.stale(game.head()));
    List<Event> events = store.history(game.id());
    assertThat(events.getLast().entry().deed()).isEqualTo(new Deed.Flag());
    assertThat(events.getLast().entry().result().format()).isEqualTo("0-1");
    assertThat(store.unfinished()).isEmpty();
    LiveGame again = new LiveGames(store).game(game.id());
    assertThat(again.ask(Table::ending)).contains(Ending.time(Side.FIRST));
    assertThat(again.lookAtClock(212_000)).isEmpty();
    assertThat(store.history(game.id())).hasSize(5);
  }

  @Test
  void aTakebackOfAPersonIsAskedFor() {
    LiveGame game = talpa();
    Position start = TALPA.start(1);
    move(game, Author.FIRST, start.formatMove(start.moveAt(0)));
    assertRefused(at(2000, game, Author.FIRST, new Deed.Takeback()), Phrase.of("live.ask-first"));
    Deed accept = new Deed.Answer(Proposal.TAKEBACK, true);
    assertRefused(at(2000, game, Author.SECOND, accept), Phrase.of("live.no-offer", Side.FIRST));
    at(2000, game, Author.FIRST, new Deed.Offer(Proposal.TAKEBACK));
    assertRefused(
        at(2000, game, Author.SECOND, new Deed.Offer(Proposal.TAKEBACK)),
        Phrase.of("live.already-offered", Side.FIRST));
    assertThat(at(2000, game, Author.SECOND, accept)).isInstanceOf(Reply.Accepted.class);
    assertThat(game.ask(Table::position)).isEqualTo(start);
    assertThat(new LiveGames(store).game(game.id()).ask(Table::position)).isEqualTo(start);
  }

  @Test
  void anAgreedDrawEndsTheGame() {
    LiveGame game = talpa();
    at(2000, game, Author.FIRST, new Deed.Offer(Proposal.DRAW));
    at(2000, game, Author.SECOND, new Deed.Answer(Proposal.DRAW, true));
    assertThat(game.ask(Table::ending)).contains(Ending.agreement());
    assertRefused(
        at(2000, game, Author.FIRST, new Deed.Resignation()),
        Phrase.of("table.over", Phrase.of("reason.agreement")));
    assertThat(store.unfinished()).isEmpty();
  }

  @Test
  void downtimeIsChargedToNobody() {
    TableSetup setup = TableSetup.of(TALPA, 1, ANA, ANA).withClock(ClockSetting.parse("10s"));
    LiveGame game = game(setup);
    LiveGame waiting = games.create(NewGames.waiting(setup), 1000);
    legalMove(game, 1000);
    legalMove(game, 1000);
    store.beat(4000).join();
    games = new LiveGames(store);
    List<String> going = new ArrayList<>();
    games.recover(1_000_000);
    games.wake(1_000_000, each -> going.add(each.id()));
    assertThat(going).containsExactlyInAnyOrder(game.id(), waiting.id());
    LiveGame again = games.game(game.id());
    assertThat(again.lookAtClock(1_000_000)).contains(1_007_000L);
    assertThat(store.history(waiting.id())).as("its clock stood still").hasSize(1);
    assertThat(again.lookAtClock(1_007_000)).isEmpty();
    assertThat(again.ask(Table::ending)).contains(Ending.time(Side.FIRST));
  }

  @Test
  void oneCommandFromManyThreadsIsOneEvent() throws Exception {
    LiveGame game = talpa();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      while (!game.ask(Table::position).outcome().isOver()) {
        Position position = game.ask(Table::position);
        int seen = game.head().sequence();
        Command command =
            new Command(
                Author.of(position.sideToMove()),
                "c" + seen,
                seen,
                seen - 2,
                new Deed.Move(position.formatMove(position.moveAt(0))),
                2000);
        List<Future<Reply>> same =
            threads.invokeAll(Collections.nCopies(5, () -> game.submit(command)));
        for (Future<Reply> reply : same) {
          assertThat(reply.get())
              .isInstanceOf(Reply.Accepted.class)
              .extracting(Reply::head)
              .isEqualTo(game.head());
        }
        assertThat(game.head().sequence()).isEqualTo(seen + 1);
      }
    }
  }

  @Test
  void aWatcherGetsEveryEventInOrderAfterABreakToo() {
    LiveGame game = talpa();
    List<Integer> all = new ArrayList<>();
    List<Integer> some = new ArrayList<>();
    game.watch(0, moment -> all.add(moment.event().sequence()));
    Runnable end = game.watch(2, moment -> some.add(moment.event().sequence()));
    at(2000, game, Author.FIRST, new Deed.Offer(Proposal.DRAW));
    end.run();
    at(2000, game, Author.SECOND, new Deed.Answer(Proposal.DRAW, false));
    assertThat(some).containsExactly(3);
    game.watch(some.getLast(), moment -> some.add(moment.event().sequence()));
    at(2000, game, Author.FIRST, new Deed.Resignation());
    assertThat(some).containsExactly(3, 4, 5);
    assertThat(all).containsExactly(1, 2, 3, 4, 5);
  }

  @Test
  void whoLeavesWhileHeIsToldKeepsNothingFromTheOthers() {
    LiveGame game = talpa();
    List<Runnable> ends = new ArrayList<>();
    ends.add(game.watch(2, moment -> ends.getFirst().run()));
    List<Integer> watched = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      game.watch(2, moment -> watched.add(moment.event().sequence()));
    }
    assertThat(at(2000, game, Author.FIRST, new Deed.Offer(Proposal.DRAW)))
        .isInstanceOf(Reply.Accepted.class);
    assertThat(watched).containsExactly(3, 3);
  }

  @Test
  void whatTheStoreDoesNotTakeHasNotHappened() {
    LiveGame game = talpa();
    List<Moment> watched = new ArrayList<>();
    game.watch(2, watched::add);
    store.close();
    assertThatThrownBy(() -> at(2000, game, Author.FIRST, new Deed.Resignation()))
        .isInstanceOf(StoreException.class);
    assertThat(watched).isEmpty();
    assertThatThrownBy(game::head).as("nobody knows").isInstanceOf(StoreException.class);
    open();
    assertThat(games.game(game.id()).ask(Table::ending)).isEmpty();
  }

  @Test
  void newsOfAnotherServerIsToldAlsoWhenTheGameHasToBeReadAgain() throws InterruptedException {
    LiveGame here = talpa();
    LiveGames others = new LiveGames(store);
    LiveGame there = others.game(here.id());
    BlockingQueue<Integer> watched = new LinkedBlockingQueue<>();
    there.watch(2, moment -> watched.add(moment.ply()));
    legalMove(here, 2000);
    at(
        3000,
        there,
        Author.FIRST,
        new Deed.Resignation()); // The other has not heard: it is refused.
    assertThat(watched).isEmpty();
    others.hear(new News(Optional.of(here.id()), 3));
    assertThat(watched.poll(10, TimeUnit.SECONDS)).isEqualTo(1);
    others.hear(new News(Optional.of(here.id()), 3));
    assertThat(watched.poll(100, TimeUnit.MILLISECONDS)).as("once").isNull();
  }

  @Test
  void anotherServersEventIsFoundAndTold() {
    LiveGame here = talpa();
    LiveGame there = new LiveGames(store).game(here.id());
    List<Integer> watched = new ArrayList<>();
    here.watch(2, moment -> watched.add(moment.event().sequence()));
    at(2000, there, Author.SECOND, new Deed.Offer(Proposal.DRAW));
    assertThat(at(2000, here, Author.FIRST, new Deed.Resignation()))
        .isEqualTo(Reply.stale(there.head()));
    assertThat(here.head()).isEqualTo(there.head());
    assertThat(watched).containsExactly(3);
  }

  @Test
  void aGameThatIsOverBeforeItBeginsIsNotMade() {
    Position over = TALPA.start(1);
    while (!over.outcome().isOver()) {
      over = over.playUnchecked(over.moveAt(0));
    }
    TableSetup setup = new TableSetup(over, OptionalLong.empty(), ANA, ANA, ClockSetting.off());
    assertThatThrownBy(() -> games.create(NewGames.taken(setup, Series.SINGLE), 1000))
        .isInstanceOf(TableException.class);
    assertThat(store.unfinished()).isEmpty();
  }
}
