package tabuleiro.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import tabuleiro.play.Ending;
import tabuleiro.play.Nim;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Family;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Side;

final class GameSessionTest {
  private static final List<Family> FAMILIES = List.of(new Nim());
  private static final Seat ANA = Seat.human("Ana");
  private static final Seat RUI = Seat.human("Rui");
  private static final Seat COMPUTER = Seat.computer("Random", "random");

  private final AtomicLong now = new AtomicLong();

  private GameSession session(Seat first, Seat second, String clock) {
    SessionSetup setup =
        new SessionSetup(
            new Nim().game("7").start(0),
            OptionalLong.empty(),
            first,
            second,
            TimeControls.parse(clock));
    return new GameSession(setup, now::get);
  }

  private GameSession session() {
    return session(ANA, RUI, "off");
  }

  /// Asserts that the session refuses the request for the reason, and that nothing has changed.
  private static void assertRefused(GameSession session, String key, ThrowingCallable call) {
    GameRecord before = session.toRecord(EventTags.NONE);
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            SessionException.class, e -> assertThat(e.problem().key()).isEqualTo(key));
    assertThat(session.toRecord(EventTags.NONE)).isEqualTo(before);
  }

  @Test
  void aGameEndsByTheRules() {
    GameSession session = session();
    session.play(Side.FIRST, "e1");
    session.play(Side.SECOND, "b1");
    assertThat(session.ending()).isEmpty();
    session.play(Side.FIRST, "a1");
    assertThat(session.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (no-moves)");
    assertThat(session.moves()).containsExactly("e1", "b1", "a1");
    assertThat(session.positions()).hasSize(4);
  }

  @Test
  void requestsAfterTheEndAreRefused() {
    GameSession session = session();
    session.resign(Side.SECOND);
    assertThat(session.ending()).contains(Ending.resignation(Side.SECOND));
    assertRefused(session, "table.over", () -> session.play(Side.FIRST, "e1"));
    assertRefused(session, "table.over", () -> session.takeBack(Side.FIRST));
    assertRefused(session, "table.over", () -> session.resign(Side.FIRST));
    assertRefused(session, "table.over", () -> session.offerDraw(Side.FIRST));
    assertRefused(session, "table.over", () -> session.acceptDraw(Side.FIRST));
    assertRefused(
        session,
        "table.over",
        () -> session.terminate(Ending.of(Ending.Kind.ADJUDICATED, Result.DRAW)));
  }

  @Test
  void movesOutOfTurnAreRefused() {
    GameSession session = session();
    assertRefused(session, "table.not-your-turn", () -> session.play(Side.SECOND, "e1"));
    assertRefused(session, "table.not-your-turn", () -> session.play(Side.SECOND, 1));
  }

  @Test
  void aCommentStandsAfterTheLastMoveOrBeforeTheFirst() {
    GameSession session = session();
    session.addComment(new MoveAnnotation.Comment("before"));
    session.play(Side.FIRST, "e1");
    session.resign(Side.SECOND);
    session.addComment(MoveAnnotation.Comment.of("after}\n" + "x".repeat(100_000)));
    MoveSequence line = session.toRecord(EventTags.NONE).mainLine();
    assertThat(line.comments()).containsExactly(new MoveAnnotation.Comment("before"));
    assertThat(line.moves().getFirst().annotations())
        .singleElement()
        .asString()
        .contains("after  xxx");
    String text = session.toRecord(EventTags.NONE).format();
    assertThat(GameRecord.parse(text).getFirst().record().format()).isEqualTo(text);
  }

  @Test
  void timeoutOfAnExternalClockEndsTheGame() {
    GameSession session = session();
    session.terminate(Ending.timeout(Side.SECOND));
    assertThat(session.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (time)");
    assertThatThrownBy(() -> session().terminate(Ending.agreement()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anIllegalMoveChangesNothing() {
    GameSession session = session();
    assertThatThrownBy(() -> session.play(Side.FIRST, "a1"))
        .isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> session.play(Side.FIRST, "nonsense"))
        .isInstanceOf(MoveFormatException.class);
    assertThatThrownBy(() -> session.play(Side.FIRST, 4)).isInstanceOf(IllegalMoveException.class);
    assertThat(session.moves()).isEmpty();
    assertThat(session.sideToMove()).isEqualTo(Side.FIRST);
  }

  @Test
  void takeBackBetweenHumansRemovesTheLastMove() {
    GameSession session = session();
    assertRefused(session, "table.nothing-to-take-back", session::takeBack);
    session.play(Side.FIRST, "g1");
    session.play(Side.SECOND, "f1");
    session.takeBack();
    assertThat(session.moves()).containsExactly("g1");
    assertThat(session.sideToMove()).isEqualTo(Side.SECOND);
    session.takeBack();
    assertThat(session.position()).isEqualTo(session.setup().start());
  }

  @Test
  void takeBackAgainstAComputerRemovesItsReplyToo() {
    GameSession session = session(ANA, COMPUTER, "off");
    session.play(Side.FIRST, "g1");
    session.play(Side.SECOND, "f1");
    session.takeBack();
    assertThat(session.moves()).isEmpty();
    session.play(Side.FIRST, "g1");
    session.takeBack();
    assertThat(session.moves()).as("before the computer has answered").isEmpty();
  }

  @Test
  void takeBackWithoutAMoveIsRefused() {
    GameSession session = session(COMPUTER, ANA, "off");
    session.play(Side.FIRST, "g1");
    assertRefused(session, "table.nothing-to-take-back", session::takeBack);
    assertRefused(session, "table.nothing-to-take-back", () -> session.takeBack(Side.SECOND));
  }

  @Test
  void aDrawIsOfferedAndAccepted() {
    GameSession session = session();
    assertRefused(session, "table.no-offer", () -> session.acceptDraw(Side.SECOND));
    session.offerDraw(Side.FIRST);
    assertRefused(session, "table.no-offer", () -> session.acceptDraw(Side.FIRST));
    assertRefused(session, "table.already-offered", () -> session.offerDraw(Side.SECOND));
    session.acceptDraw(Side.SECOND);
    assertThat(session.ending()).contains(Ending.agreement());
  }

  @Test
  void anOfferLastsUntilItIsDeclinedOrAnsweredByAMove() {
    GameSession session = session();
    session.offerDraw(Side.FIRST);
    session.play(Side.FIRST, "g1");
    assertThat(session.drawOffer()).as("the own move leaves it").contains(Side.FIRST);
    session.play(Side.SECOND, "f1");
    assertThat(session.drawOffer()).isEmpty();
    session.offerDraw(Side.SECOND);
    session.declineDraw(Side.FIRST);
    assertThat(session.drawOffer()).isEmpty();
    session.offerDraw(Side.SECOND);
    session.takeBack();
    assertThat(session.drawOffer()).isEmpty();
  }

  @Test
  void runningOutOfTimeLoses() {
    GameSession session = session(ANA, RUI, "10s+2s");
    now.addAndGet(Duration.ofSeconds(9).toNanos());
    session.play(Side.FIRST, "g1");
    now.addAndGet(Duration.ofSeconds(10).toNanos());
    assertThatThrownBy(() -> session.play(Side.SECOND, "f1")).isInstanceOf(SessionException.class);
    assertThat(session.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (time)");
    assertThat(session.moves()).containsExactly("g1");
    assertThat(session.clock().runningSide()).isEmpty();
  }

  @Test
  void takeBackSetsBothClocksBack() {
    GameSession session = session(ANA, RUI, "10s+2s");
    now.addAndGet(Duration.ofSeconds(4).toNanos());
    session.play(Side.FIRST, "g1");
    assertThat(session.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(8));
    now.addAndGet(Duration.ofSeconds(3).toNanos());
    session.takeBack();
    assertThat(session.clock().runningSide()).contains(Side.FIRST);
    assertThat(session.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(10));
    assertThat(session.clock().remaining(Side.SECOND)).contains(Duration.ofSeconds(10));
    now.addAndGet(Duration.ofSeconds(1).toNanos());
    assertThat(session.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(9));
  }

  @Test
  void takeBackAfterTheAnswerSetsTheClocksBackToTheOwnTurn() {
    GameSession session = session(ANA, COMPUTER, "10s+2s");
    session.play(Side.FIRST, "g1");
    now.addAndGet(Duration.ofSeconds(3).toNanos());
    session.play(Side.SECOND, "f1");
    now.addAndGet(Duration.ofSeconds(5).toNanos());
    session.takeBack();
    assertThat(session.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(10));
    assertThat(session.clock().remaining(Side.SECOND)).contains(Duration.ofSeconds(10));
  }

  @Test
  void theRecordHasTheTagsInTheirOrder() {
    GameSession session = session(ANA, COMPUTER, "5m+3s");
    now.addAndGet(Duration.ofSeconds(5).toNanos());
    session.play(Side.FIRST, "g1");
    session.resign(Side.SECOND);
    EventTags heading =
        EventTags.NONE.withRound(1).withEvent("Casual game").withDate(LocalDate.of(2026, 11, 21));
    assertThat(session.toRecord(heading).format())
        .isEqualTo(
            """
            [Event "Casual game"]
            [Date "2026.11.21"]
            [Round "1"]
            [White "Ana"]
            [Black "Random"]
            [Result "1-0"]
            [Game "nim"]
            [Variant "7"]
            [TimeControl "300+3"]
            [Termination "resignation"]

            1. g1 {[%clk 0:04:58]} 1-0
            """);
  }

  @Test
  void theRecordNamesAStartThatIsNotTheUsualOne() {
    Nim.NimGame drawn = new Nim().game("drawn");
    GameSession session = new GameSession(SessionSetup.of(drawn, 3, ANA, RUI), now::get);
    GameRecord record = session.toRecord(EventTags.NONE);
    assertThat(record.tag("FEN")).contains("8 f");
    assertThat(record.tag("Seed")).contains("3");
    assertThat(record.tag("Date")).isEmpty();
    SessionSetup odd =
        new SessionSetup(
            new Nim().game("7").parse("4 s"), OptionalLong.empty(), ANA, RUI, TimeControls.none());
    GameSession second = new GameSession(odd, now::get);
    second.play(Side.SECOND, "d1");
    assertThat(second.toRecord(EventTags.NONE).format())
        .contains("[FEN \"4 s\"]")
        .doesNotContain("Seed")
        .endsWith("\n\n1... d1 *\n");
    assertThat(session().toRecord(EventTags.NONE).tag("FEN")).isEmpty();
  }

  @Test
  void theRecordKeepsTimeOdds() {
    GameSession session = session(ANA, RUI, "10m,3m+2s");
    String record = session.toRecord(EventTags.NONE).format();
    assertThat(record)
        .contains("[WhiteTimeControl \"600\"]")
        .contains("[BlackTimeControl \"180+2\"]")
        .doesNotContain("[TimeControl");
    Replay replay = Replay.of(GameRecord.parse(record).getFirst().record(), FAMILIES);
    GameSession resumed = GameSession.resume(replay, ANA, RUI, now::get);
    assertThat(resumed.clock().timeControls()).isEqualTo(TimeControls.parse("10m,3m+2s"));
    assertThat(resumed.toRecord(EventTags.NONE).format()).isEqualTo(record);
  }

  @Test
  void savedGameResumesWithHumansAnnotationsAndTimes() {
    String text =
        """
        [Event "Club"]
        [White "Ana"]
        [Black "classic:9"]
        [Result "*"]
        [Game "nim"]
        [Variant "7"]
        [TimeControl "300+3"]
        [Termination "unfinished"]
        [Annotator "Eva"]

        {before} 1. g1 {[%clk 0:04:10] good} (1. f1) f1 {[%clk 0:03:00]} *
        """;
    GameRecord saved = GameRecord.parse(text).getFirst().record();
    Seat black = GameSession.seatFromRecord(saved, Side.SECOND);
    assertThat(black).isEqualTo(Seat.human("classic:9"));
    Replay replay = Replay.of(saved, FAMILIES);
    GameSession session =
        GameSession.resume(replay, GameSession.seatFromRecord(saved, Side.FIRST), black, now::get);
    assertThat(session.moves()).containsExactly("g1", "f1");
    assertThat(session.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(250));
    assertThat(session.clock().remaining(Side.SECOND)).contains(Duration.ofMinutes(3));
    assertThat(session.clock().runningSide()).contains(Side.FIRST);
    assertThat(session.toRecord(EventTags.of(saved)).mainLine()).isEqualTo(saved.mainLine());
    session.play(Side.FIRST, "e1");
    assertThat(session.toRecord(EventTags.of(saved)).format())
        .startsWith("[Event \"Club\"]\n[White \"Ana\"]")
        .contains("[Annotator \"Eva\"]\n\n{before} 1. g1 {[%clk 0:04:10] good} (1. f1)");
  }

  @Test
  void aFinishedGameIsNotContinued() {
    GameSession session = session();
    session.resign(Side.FIRST);
    Replay replay = Replay.of(session.toRecord(EventTags.NONE), FAMILIES);
    assertThatThrownBy(() -> GameSession.resume(replay, ANA, RUI, now::get))
        .isInstanceOf(SessionException.class)
        .hasMessageContaining("table.saved-over");
  }

  @Test
  void aPositionThatIsOverEndsAtOnce() {
    SessionSetup over =
        new SessionSetup(
            new Nim().game("7").parse("0 f"), OptionalLong.empty(), ANA, RUI, TimeControls.none());
    assertThat(new GameSession(over, now::get).ending().orElseThrow().formatResult())
        .isEqualTo("result 0-1 (no-moves)");
  }

  @Test
  void namesAreChecked() {
    assertThat(Seat.human("  Zé Ninguém ").name()).isEqualTo("Zé Ninguém");
    for (String name : List.of("", "  ", "a\nb", "\u001b[31mred", "x".repeat(81), "\ud800")) {
      assertThatThrownBy(() -> Seat.human(name)).isInstanceOf(SessionException.class);
    }
  }
}
