package tabuleiro.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.GameId;
import tabuleiro.server.account.PlayerId;

final class TournamentDirectorTest {
  private static final long STARTED = 1000;
  private static final long MINUTE = 60_000;

  private final List<Entrant> entrants = new ArrayList<>();
  private final List<TournamentPairing> pairings = new ArrayList<>();
  private Optional<PlayerId> owner = Optional.empty();
  private int round;

  private void enter(int rating) {
    int number = entrants.size() + 1;
    PlayerId id = memberId(number);
    entrants.add(new Entrant(number, new Competitor.Account(id), "p", false, rating, false));
  }

  private static PlayerId memberId(int number) {
    return new PlayerId("m%016d".formatted(number));
  }

  private void enterLevel(String level) {
    entrants.add(
        new Entrant(entrants.size() + 1, new Competitor.Level(level), "", false, 1500, false));
  }

  private void withdraw(int number) {
    Entrant old = entrants.get(number - 1);
    entrants.set(
        number - 1,
        new Entrant(number, old.competitor(), old.name(), old.isBot(), old.rating(), true));
  }

  private Optional<TournamentStep> next(
      TournamentFormat format, int length, TournamentStatus status, long now) {
    TournamentPlan plan =
        new TournamentPlan(
            "Cup",
            format,
            new GameId("talpa", "4x4"),
            TimeControl.parse("1m+1s"),
            true,
            true,
            length);
    Tournament tournament = new Tournament("cup", plan, owner, status, round, 0, STARTED, STARTED);
    return TournamentDirector.next(new TournamentState(tournament, entrants, pairings), now);
  }

  /// Takes the next step, and returns it as a text.
  private String step(TournamentFormat format, int length, long now) {
    Optional<TournamentStep> step = next(format, length, TournamentStatus.RUNNING, now);
    if (step.isEmpty()) {
      return "wait";
    }
    return switch (step.get()) {
      case TournamentStep.End() -> "end";
      case TournamentStep.Round(int number, var pairs, var games) -> {
        round = number;
        pairings.addAll(pairs);
        assertThat(games).hasSize((int) pairs.stream().filter(p -> p.game().isPresent()).count());
        yield pairs.stream().map(TournamentDirectorTest::format).collect(Collectors.joining(" "));
      }
    };
  }

  private String step(TournamentFormat format, int length) {
    return step(format, length, STARTED);
  }

  private static String format(TournamentPairing pairing) {
    String players = pairing.first() + "-" + pairing.second().map(String::valueOf).orElse("bye");
    return players + pairing.result().map(result -> ":" + result.format()).orElse("");
  }

  /// The first player of every game in progress wins.
  private void play() {
    pairings.replaceAll(pairing ->
        pairing.result().isPresent()
            ? pairing
            : new TournamentPairing(
                pairing.round(),
                pairing.board(),
                pairing.first(),
                pairing.second(),
                pairing.game(),
                Optional.of(Result.FIRST_WINS)));
  }

  @Test
  void aSwissRoundFollowsTheLastResultOfTheOneBefore() {
    List.of(1500, 1900, 1700, 1600, 1800).forEach(this::enter);
    // By rating 2, 5, 3, 4, 1.
    assertThat(step(TournamentFormat.SWISS, 2)).isEqualTo("2-3 4-5 1-bye:1-0");
    assertThat(step(TournamentFormat.SWISS, 2)).isEqualTo("wait");
    play();
    withdraw(3);
    assertThat(step(TournamentFormat.SWISS, 2)).isEqualTo("1-4 5-2");
    play();
    assertThat(step(TournamentFormat.SWISS, 2)).isEqualTo("end");
  }

  @Test
  void aPlayerWhoEntersLateStartsWithoutPoints() {
    List.of(1900, 1800).forEach(this::enter);
    assertThat(step(TournamentFormat.SWISS, 3)).isEqualTo("1-2");
    play();
    enter(2000);
    assertThat(step(TournamentFormat.SWISS, 3)).isEqualTo("3-1 2-bye:1-0");
  }

  /// Of the four who stay, two pairs with a player in common have not met. In each of the last
  /// rounds one of them meets, and the other two players get a bye.
  @Test
  void aWithdrawalDoesNotEndASmallSwissTournament() {
    List.of(1900, 1800, 1700, 1600, 1500).forEach(this::enter);
    for (int round = 1; round <= 3; round++) {
      step(TournamentFormat.SWISS, 5);
      play();
    }
    withdraw(5);
    assertThat(step(TournamentFormat.SWISS, 5)).isEqualTo("1-2 4-bye:1-0 3-bye:1-0");
    play();
    assertThat(step(TournamentFormat.SWISS, 5)).isEqualTo("4-1 2-bye:1-0 3-bye:1-0");
  }

  @Test
  void aSwissTournamentEndsWhenAllHaveMet() {
    List.of(1900, 1800).forEach(this::enter);
    step(TournamentFormat.SWISS, 5);
    play();
    assertThat(step(TournamentFormat.SWISS, 5)).isEqualTo("end");
  }

  @Test
  void eachPairOfARoundRobinMeetsInEachCycle() {
    List.of(1900, 1800, 1700).forEach(this::enter);
    List<String> games = new ArrayList<>();
    String step;
    do {
      step = step(TournamentFormat.ROUND_ROBIN, 2);
      play();
      games.add(step);
    } while (!step.equals("end"));
    assertThat(games)
        .containsExactlyInAnyOrder("1-2", "2-1", "1-3", "3-1", "2-3", "3-2", "end")
        .endsWith("end");
  }

  @Test
  void gamesOfAPlayerWhoHasWithdrawnAreForfeited() {
    List.of(1900, 1800, 1700, 1600).forEach(this::enter);
    assertThat(step(TournamentFormat.ROUND_ROBIN, 1)).isEqualTo("1-4 2-3");
    play();
    withdraw(4);
    assertThat(step(TournamentFormat.ROUND_ROBIN, 1)).isEqualTo("4-3:0-1 1-2");
    play();
    withdraw(2);
    assertThat(step(TournamentFormat.ROUND_ROBIN, 1)).isEqualTo("2-4:* 3-1");
    play();
    assertThat(step(TournamentFormat.ROUND_ROBIN, 1)).isEqualTo("end");
  }

  @Test
  void theOwnerOfSimultaneousGamesMeetsAllOthersAtOnce() {
    List.of(1500, 1900, 1700, 1600, 1800).forEach(this::enter);
    owner = Optional.of(memberId(3));
    withdraw(4);
    assertThat(step(TournamentFormat.SIMULTANEOUS, 1)).isEqualTo("3-2 5-3 3-1");
    assertThat(step(TournamentFormat.SIMULTANEOUS, 1)).isEqualTo("wait");
    play();
    assertThat(step(TournamentFormat.SIMULTANEOUS, 1)).isEqualTo("end");
  }

  @Test
  void simultaneousGamesNeedTheirOwner() {
    List.of(1500, 1900).forEach(this::enter);
    owner = Optional.of(memberId(1));
    withdraw(1);
    assertThat(step(TournamentFormat.SIMULTANEOUS, 1)).isEqualTo("end");
  }

  @Test
  void freePlayersOfAnArenaMeetUntilTheTimeIsOver() {
    List.of(1900, 1800, 1700, 1600).forEach(this::enter);
    assertThat(step(TournamentFormat.ARENA, 30)).isEqualTo("1-2 3-4");
    assertThat(step(TournamentFormat.ARENA, 30)).isEqualTo("wait");
    play();
    assertThat(step(TournamentFormat.ARENA, 30)).isNotEqualTo("wait").doesNotContain("1-2", "2-1");
    long end = STARTED + 30 * MINUTE;
    assertThat(step(TournamentFormat.ARENA, 30, end)).isEqualTo("wait");
    play();
    assertThat(step(TournamentFormat.ARENA, 30, end)).isEqualTo("end");
  }

  @Test
  void levelsOfAnArenaMeetOnlyMembers() {
    enterLevel("3");
    enterLevel("5");
    enter(1400);
    assertThat(step(TournamentFormat.ARENA, 30)).matches("[12]-3|3-[12]");
  }

  @Test
  void nothingFollowsDuringAPause() {
    List.of(1900, 1800).forEach(this::enter);
    for (TournamentStatus status :
        List.of(TournamentStatus.OPEN, TournamentStatus.PAUSED, TournamentStatus.FINISHED)) {
      assertThat(next(TournamentFormat.SWISS, 3, status, STARTED)).isEmpty();
    }
  }

  @Test
  void theGameOfABoardIsAlwaysTheSame() {
    List.of(1900, 1800).forEach(this::enter);
    String one = gameId();
    assertThat(gameId()).isEqualTo(one);
  }

  private String gameId() {
    TournamentStep step =
        next(TournamentFormat.SWISS, 1, TournamentStatus.RUNNING, STARTED).orElseThrow();
    return ((TournamentStep.Round) step).games().getFirst().info().id();
  }
}
