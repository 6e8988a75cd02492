package tabuleiro.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Entry;
import tabuleiro.server.store.Event;
import tabuleiro.server.store.Proposal;
import tabuleiro.server.store.Reply;
import tabuleiro.server.store.Sitter;

/// What belongs to a game beside its moves: games that follow, claims, replies prepared in advance,
/// and how long games stay in memory.
final class SeriesTest extends GamesOnDisk {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game();
  private static final Seat ANA = Seat.human("Ana");
  private static final TableSetup PERSONS = TableSetup.of(TALPA, 1, ANA, ANA);
  private static final long DAY = Duration.ofDays(1).toMillis();

  private LiveGame game(TableSetup setup, Series series) {
    return games.create(NewGames.taken(setup, series), 1000);
  }

  private static Reply at(long millis, LiveGame game, Author author, Deed deed) {
    Moment moment = game.moment(millis);
    int seen = moment.event().sequence();
    return game.submit(new Command(author, "c" + seen, seen, moment.ply(), deed, millis));
  }

  private static void move(long millis, LiveGame game) {
    Position position = game.ask(Table::position);
    Deed deed = new Deed.Move(position.formatMove(position.moveAt(0)));
    assertThat(at(millis, game, Author.of(position.sideToMove()), deed))
        .isInstanceOf(Reply.Accepted.class);
  }

  private static Phrase why(Reply reply) {
    return ((Reply.Refused) reply).phrase();
  }

  private LiveGame next(LiveGame game) {
    return games.game(game.moment(0).next().orElseThrow());
  }

  @Test
  void theSecondGameOfAMatchBeginsWithSidesExchangedAndTheSameStart() {
    Game drawn = Games.find("morelli").orElseThrow().game("13");
    TableSetup setup = TableSetup.of(drawn, 5, ANA, Seat.computer("Level 3", "3"));
    LiveGame first = game(setup, Series.MATCH);
    at(2000, first, Author.FIRST, new Deed.Resignation());
    Moment second = next(first).moment(3000);
    assertThat(second.series()).isEqualTo(new Series(Optional.of(first.id()), true, 2));
    assertThat(second.setup().seat(Side.FIRST).player()).contains("3");
    assertThat(second.setup().start()).isEqualTo(setup.start());
    assertThat(second.isPaused()).isFalse();
    at(4000, next(first), Author.SECOND, new Deed.Resignation());
    assertThat(next(first).moment(5000).next()).isEmpty();
  }

  /// Trench: "When they are equal a third game decides, in the variant `to40`, sides as in the
  /// first game".
  @Test
  void aMatchOfTrenchWithEqualPointsIsDecidedByAThirdGame() {
    TableSetup setup = TableSetup.of(Games.find("trench").orElseThrow().game(), 1, ANA, ANA);
    LiveGame first = game(setup, Series.MATCH);
    at(2000, first, Author.FIRST, new Deed.Resignation());
    LiveGame second = next(first);
    at(3000, second, Author.FIRST, new Deed.Resignation()); // Each has given up one.
    Moment third = next(second).moment(4000);
    assertThat(third.series()).isEqualTo(new Series(Optional.of(second.id()), true, 3));
    assertThat(third.setup().game().id().variant()).isEqualTo("to40");
    assertThat(third.isPaused()).isFalse();
    assertThat(store.held(third.game(), "FIRST")).containsExactly(Side.FIRST);
    at(5000, next(second), Author.FIRST, new Deed.Resignation());
    assertThat(next(second).moment(6000).next()).isEmpty();
    Deed offer = new Deed.Offer(Proposal.REMATCH);
    at(7000, next(second), Author.FIRST, offer);
    at(7000, next(second), Author.SECOND, offer);
    Moment another = next(next(second)).moment(8000);
    assertThat(another.series().round()).isEqualTo(1);
    assertThat(another.setup().game()).isEqualTo(setup.game());
  }

  @Test
  void aMatchOfTrenchIsOverAfterTwoGamesWhenOneSideHasMorePoints() {
    TableSetup setup = TableSetup.of(Games.find("trench").orElseThrow().game(), 1, ANA, ANA);
    LiveGame first = game(setup, Series.MATCH);
    at(2000, first, Author.FIRST, new Deed.Resignation());
    at(3000, next(first), Author.SECOND, new Deed.Resignation());
    assertThat(next(first).moment(4000).next()).isEmpty();
  }

  @Test
  void aChallengeThatNobodyHasTakenIsWithdrawnAndLostByNobody() {
    LiveGame game = games.create(NewGames.waiting(PERSONS), 1000);
    assertThat(why(at(2000, game, Author.FIRST, new Deed.Resignation())))
        .isEqualTo(Phrase.of("live.not-begun"));
    Deed withdrawal = new Deed.Withdrawal();
    assertThat(at(3000, game, Author.FIRST, withdrawal)).isInstanceOf(Reply.Accepted.class);
    Ending ending = new LiveGames(store).game(game.id()).moment(4000).ending().orElseThrow();
    assertThat(ending.line()).isEqualTo("result * (withdrawn)");
    assertThat(store.unfinished()).isEmpty();
    assertThat(games.record(game.id()).tag("Termination")).contains("abandoned");
    game.takeSeat("two", new Sitter("Bruno", "SECOND"), 5000);
    assertThat(game.moment(6000).ending()).contains(ending);
    LiveGame begun = game(PERSONS, Series.SINGLE);
    assertThat(why(at(2000, begun, Author.FIRST, withdrawal))).isEqualTo(Phrase.of("live.begun"));
  }

  @Test
  void aGameThatWasToFollowIsMadeWhenTheGameIsReadAgain() {
    LiveGame first = game(PERSONS, Series.MATCH);
    int seen = first.head().sequence();
    Deed resignation = new Deed.Resignation();
    // As if the server had died between the two commits.
    Entry entry =
        new Entry(first.id(), Author.FIRST, "r", 0, resignation, Result.SECOND_WINS, 2000);
    store.append(seen, entry).join();
    LiveGames after = new LiveGames(store);
    String next = after.game(first.id()).moment(3000).next().orElseThrow();
    assertThat(after.game(next).moment(3000).series().round()).isEqualTo(2);
    assertThat(new LiveGames(store).game(first.id()).moment(4000).next()).contains(next);
  }

  @Test
  void aRematchNeedsBothAndAComputerAlwaysWantsOne() {
    LiveGame game = game(PERSONS, Series.SINGLE);
    Deed offer = new Deed.Offer(Proposal.REMATCH);
    assertThat(why(at(2000, game, Author.FIRST, offer))).isEqualTo(Phrase.of("live.not-over"));
    at(2000, game, Author.FIRST, new Deed.Resignation());
    at(2000, game, Author.SECOND, offer);
    assertThat(game.moment(2000).offers()).isEqualTo(Map.of(Proposal.REMATCH, Side.SECOND));
    assertThat(why(at(2000, game, Author.SECOND, offer)).key())
        .isEqualTo("live.already-offered-rematch");
    at(2000, game, Author.FIRST, new Deed.Answer(Proposal.REMATCH, false));
    assertThat(game.moment(2000).offers()).isEmpty();
    assertThat(why(at(2000, game, Author.FIRST, new Deed.Answer(Proposal.REMATCH, true))).key())
        .isEqualTo("live.no-rematch");
    at(2000, game, Author.FIRST, offer);
    at(2000, game, Author.SECOND, offer);
    assertThat(next(game).held(Side.FIRST.toString())).containsExactly(Side.SECOND);
    assertThat(why(at(2000, game, Author.FIRST, offer))).isEqualTo(Phrase.of("live.goes-on"));
    TableSetup against = TableSetup.of(TALPA, 1, ANA, Seat.computer("5", "5"));
    LiveGame alone = game(against, Series.SINGLE);
    at(2000, alone, Author.FIRST, new Deed.Resignation());
    at(2000, alone, Author.FIRST, offer);
    assertThat(next(alone).moment(2000).turn()).contains(Side.FIRST);
  }

  @Test
  void theWinIsClaimedAfterAFortnightOfAbsence() {
    LiveGame game = game(PERSONS, Series.SINGLE);
    move(2000, game);
    Deed claim = new Deed.Claim();
    Phrase notYet = Phrase.of("live.no-claim", 14);
    assertThat(why(at(1999 + 14 * DAY, game, Author.FIRST, claim))).isEqualTo(notYet);
    assertThat(game.view(2000 + 14 * DAY).claimant()).contains(Side.FIRST);
    assertThat(why(at(2000 + 14 * DAY, game, Author.SECOND, claim))).isEqualTo(notYet);
    assertThat(at(2000 + 14 * DAY, game, Author.FIRST, claim)).isInstanceOf(Reply.Accepted.class);
    LiveGame again = new LiveGames(store).game(game.id());
    assertThat(again.ask(Table::ending))
        .contains(Ending.of(Ending.Kind.ABANDONED, Result.FIRST_WINS));
    assertThat(store.unfinished()).isEmpty();
  }

  @Test
  void whereTimeRunsNothingIsClaimed() {
    LiveGame game = game(PERSONS.withClock(ClockSetting.parse("14d/move")), Series.SINGLE);
    move(2000, game);
    assertThat(game.view(1999 + 14 * DAY).claimant()).isEmpty();
    assertThat(game.lookAtClock(1999 + 14 * DAY)).contains(2000 + 14 * DAY);
    assertThat(game.lookAtClock(2000 + 14 * DAY)).isEmpty();
    assertThat(game.ask(Table::ending)).contains(Ending.time(Side.SECOND));
  }

  @Test
  void aPreparedReplyIsAnEventOfItsOwn() {
    LiveGame game = game(PERSONS.withClock(ClockSetting.parse("2d/move")), Series.SINGLE);
    Position start = TALPA.start(1);
    String first = start.formatMove(start.moveAt(0));
    Position then = start.play(start.moveAt(0));
    String reply = then.formatMove(then.moveAt(3));
    game.prepare(Side.SECOND, List.of(Map.entry(first, reply)));
    assertThat(game.prepared(Side.SECOND)).isEqualTo(Map.of(first, reply));
    List<Integer> seen = new ArrayList<>();
    game.watch(2, moment -> seen.add(moment.event().sequence()));
    move(DAY, game);
    assertThat(seen).containsExactly(3, 4);
    Event last = store.history(game.id()).getLast();
    assertThat(last.entry().author()).isEqualTo(Author.SECOND);
    assertThat(last.entry().deed()).isEqualTo(new Deed.Move(reply));
    assertThat(game.prepared(Side.SECOND)).as("the position is gone").isEmpty();
    assertThatThrownBy(() -> game.prepare(Side.FIRST, List.of()))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("live.prepare-later");
    assertThatThrownBy(() -> game(PERSONS, Series.SINGLE).prepare(Side.SECOND, List.of()))
        .hasMessageContaining("live.not-over-days");
  }

  @Test
  void gamesThatNobodyHoldsLeaveTheMemory() throws Exception {
    games = new LiveGames(store, 3);
    LiveGame watched = game(PERSONS, Series.SINGLE);
    List<Integer> seen = new ArrayList<>();
    watched.watch(2, moment -> seen.add(moment.event().sequence()));
    String id = watched.id();
    List<String> others = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      others.add(game(PERSONS, Series.SINGLE).id());
    }
    for (int i = 0; i < 50 && games.inMemory() > 4; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertThat(games.inMemory()).isEqualTo(4);
    assertThat(games.game(id)).as("there is no second one").isSameAs(watched);
    move(2000, games.game(id));
    assertThat(seen).containsExactly(3);
    assertThat(games.game(others.getFirst()).head().sequence()).isEqualTo(2);
  }

  @Test
  void aCustomStartStaysTheSameInARematch() {
    Position start = TALPA.start(1);
    Position later = start.play(start.moveAt(4));
    LiveGame game =
        game(
            new TableSetup(later, OptionalLong.empty(), ANA, ANA, ClockSetting.off()),
            Series.SINGLE);
    at(2000, game, Author.FIRST, new Deed.Resignation());
    at(2000, game, Author.FIRST, new Deed.Offer(Proposal.REMATCH));
    at(2000, game, Author.SECOND, new Deed.Answer(Proposal.REMATCH, true));
    assertThat(next(game).ask(Table::position)).isEqualTo(later);
  }
}
