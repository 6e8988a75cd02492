package tabuleiro.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.Side;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.SignedInDevice;
import tabuleiro.server.game.CreatedGame;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;
import tabuleiro.server.game.Visibility;
import tabuleiro.server.tournament.TournamentStore.Outcome;

/// Tournaments in each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class TournamentStoreTest extends StoreContract {
  private static final PlayerId ANA = new PlayerId("mAAAAAAAAAAAAAAAA");
  private static final PlayerId RUI = new PlayerId("mRRRRRRRRRRRRRRRR");

  TournamentStoreTest(TestDatabase database) {
    super(database);
  }

  private TournamentStore tournaments() {
    return new TournamentStore(store().database());
  }

  private Outcome create(String id, TournamentFormat format, int limit) {
    return tournaments().create(tournament(id, format), ANA, limit).join();
  }

  private static Tournament tournament(String id, TournamentFormat format) {
    TournamentPlan plan =
        new TournamentPlan(
            "Cup", format, SampleEvents.RULES, TimeControl.parse("5m+3s"), true, true, 2);
    return new Tournament(id, plan, Optional.of(ANA), TournamentStatus.OPEN, 0, 0, 1000, 0);
  }

  private static Competitor member(PlayerId id) {
    return new Competitor.Account(id);
  }

  private static Competitor level(String level) {
    return new Competitor.Level(level);
  }

  private Outcome enter(Competitor player) {
    int rating = player instanceof Competitor.Level ? 1600 : 1500;
    return tournaments().enter("cup", player, rating, 3).join();
  }

  private void signUp(PlayerId id, String name) {
    new AccountStore(store().database(), PersonalDataParts.ALL)
        .signUp(
            Member.create(id, name, name, "hash", 1000),
            List.of(),
            new SignedInDevice("device-" + name, "Firefox", 1000, 1000),
            Optional.empty())
        .join();
  }

  private TournamentState state() {
    return tournaments().find("cup").orElseThrow();
  }

  private boolean advance(TournamentState seen, TournamentStep step) {
    return tournaments().advance(seen.tournament(), step, 5000).join();
  }

  /// A first round with one game, of the players 1 and 2.
  private static TournamentStep round(String game) {
    CreatedGame created =
        new CreatedGame(
            new GameInfo(game, SampleEvents.RULES, Visibility.PUBLIC, 2000),
            SampleEvents.START,
            Map.of(
                Side.FIRST,
                SeatPlan.member("token", ANA, "Ana"),
                Side.SECOND,
                SeatPlan.computer("5")));
    TournamentPairing pairing =
        new TournamentPairing(1, 1, 1, Optional.of(2), Optional.of(game), Optional.empty());
    return new TournamentStep.Round(1, List.of(pairing), List.of(created));
  }

  /// Ana and level 5 in a running tournament.
  private void begin(TournamentFormat format) {
    signUp(ANA, "ana");
    create("cup", format, 5);
    enter(member(ANA));
    enter(level("5"));
    tournaments().start("cup", 3000).join();
    advance(state(), round("game"));
  }

  private void append(int seen, String id, GameAction action, int ply, Result result) {
    Actor actor = action instanceof PlayerAction ? Actor.FIRST : Actor.SERVER;
    EventContent content = new EventContent("game", actor, id, ply, action, result, 4000);
    TournamentStore stored = tournaments();
    store().append(seen, content, 0, handle -> stored.recordResult(handle, content)).join();
  }

  @Test
  void membersAndLevelsEnterOnce() {
    assertThat(create("cup", TournamentFormat.SWISS, 5)).isEqualTo(Outcome.DONE);
    assertThat(create("cup", TournamentFormat.SWISS, 5)).isEqualTo(Outcome.DONE);
    assertThat(create("other", TournamentFormat.SWISS, 1)).isEqualTo(Outcome.FULL);
    signUp(ANA, "ana");
    Stream.of(member(ANA), member(ANA), level("5"), level("5"), member(RUI))
        .forEach(player -> assertThat(enter(player)).isEqualTo(Outcome.DONE));
    assertThat(enter(level("6"))).isEqualTo(Outcome.FULL);
    assertThat(state().entrants()).extracting(Entrant::number).containsExactly(1, 2, 3);
    assertThat(state().entrants().getFirst().name()).isEqualTo("ana");
    assertThat(state().ranked().getFirst().competitor()).isEqualTo(level("5"));
    assertThat(tournaments().countPlayers(List.of("cup", "none"))).containsExactly(entry("cup", 3));
    assertThat(tournaments().list(9)).extracting(Tournament::id).containsExactly("cup");
  }

  @Test
  void whoWithdrawsBeforeTheStartLeavesNoTrace() {
    create("cup", TournamentFormat.SWISS, 5);
    enter(member(ANA));
    enter(member(RUI));
    tournaments().withdraw("cup", member(ANA)).join();
    assertThat(state().entrants()).extracting(Entrant::competitor).containsExactly(member(RUI));
    tournaments().start("cup", 3000).join();
    tournaments().withdraw("cup", member(RUI)).join();
    assertThat(state().entrants().getFirst().isWithdrawn()).isTrue();
    enter(member(RUI));
    assertThat(state().entrants().getFirst().isWithdrawn()).isFalse();
  }

  @Test
  void aStepFromAnEarlierStateIsNotTaken() {
    begin(TournamentFormat.SWISS);
    TournamentState seen = state();
    assertThat(seen.tournament().round()).isEqualTo(1);
    assertThat(seen.pairings()).hasSize(1);
    enter(member(RUI));
    assertThat(advance(seen, new TournamentStep.End())).isFalse();
    TournamentState current = state();
    assertThat(current.tournament().status()).isEqualTo(TournamentStatus.RUNNING);
    assertThat(advance(current, new TournamentStep.End())).isTrue();
    assertThat(advance(current, new TournamentStep.End())).isFalse();
    assertThat(state().tournament().status()).isEqualTo(TournamentStatus.FINISHED);
    assertThat(tournaments().running()).isEmpty();
    assertThat(enter(member(RUI))).isEqualTo(Outcome.WRONG_STATUS);
  }

  @Test
  void oneOfManyEqualStepsIsTaken() {
    begin(TournamentFormat.SWISS);
    append(1, "end", new PlayerAction.Resignation(), 0, Result.SECOND_WINS);
    TournamentState seen = state();
    long taken =
        IntStream.range(0, 5)
            .mapToObj(_ -> tournaments().advance(seen.tournament(), new TournamentStep.End(), 5000))
            .toList()
            .stream()
            .filter(future -> future.join())
            .count();
    assertThat(taken).isEqualTo(1);
  }

  @Test
  void theLastEventOfAGameWritesItsResultOnce() {
    begin(TournamentFormat.SWISS);
    assertThat(store().seats().ofGame("game").getFirst().isMember()).isTrue();
    assertThat(state().hasGameInProgress()).isTrue();
    append(1, "end", new PlayerAction.Resignation(), 0, Result.SECOND_WINS);
    append(1, "end", new PlayerAction.Resignation(), 0, Result.SECOND_WINS);
    append(2, "next", new ServerAction.Continuation("another"), 0, Result.SECOND_WINS);
    assertThat(state().pairings().getFirst().result()).contains(Result.SECOND_WINS);
    assertThat(state().entrants()).noneMatch(Entrant::isWithdrawn);
  }

  @Test
  void whoLosesOnTimeWithoutAMoveIsAway() {
    begin(TournamentFormat.ARENA);
    append(1, "flag", new ServerAction.FlagFall(), 0, Result.SECOND_WINS);
    assertThat(state().entrants()).extracting(Entrant::isWithdrawn).containsExactly(true, false);
  }

  @Test
  void everyPairOfARoundRobinMeets() {
    begin(TournamentFormat.ROUND_ROBIN);
    append(1, "flag", new ServerAction.FlagFall(), 1, Result.FIRST_WINS);
    assertThat(state().entrants()).noneMatch(Entrant::isWithdrawn);
  }

  @Test
  void whoLosesOnTimeInTheGameIsNotAway() {
    begin(TournamentFormat.SWISS);
    append(1, "flag", new ServerAction.FlagFall(), 2, Result.SECOND_WINS);
    assertThat(state().entrants()).noneMatch(Entrant::isWithdrawn);
  }

  @Test
  void resultsOfADeletedAccountStay() {
    begin(TournamentFormat.SWISS);
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(ANA).join();
    TournamentState after = state();
    assertThat(after.tournament().owner()).isEmpty();
    assertThat(after.entrants()).hasSize(2);
    assertThat(after.entrants().getFirst().competitor()).isEqualTo(new Competitor.Deleted());
    assertThat(after.entrants().getFirst().isWithdrawn()).isTrue();
    assertThat(after.pairings()).hasSize(1);
  }

  @Test
  void exportHasTheTournaments() {
    begin(TournamentFormat.SWISS);
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .export(ANA)
                .get("tournaments"))
        .hasSize(1);
  }
}
