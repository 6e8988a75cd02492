package tabuleiro.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
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

final class TableTest {
  private static final List<Family> FAMILIES = List.of(new Nim());
  private static final Seat ANA = Seat.human("Ana");
  private static final Seat RUI = Seat.human("Rui");
  private static final Seat COMPUTER = Seat.computer("Random", "random");

  private final AtomicLong now = new AtomicLong();

  private Table table(Seat first, Seat second, String clock) {
    TableSetup setup =
        new TableSetup(
            new Nim().game("7").start(0),
            OptionalLong.empty(),
            first,
            second,
            TimeControls.parse(clock));
    return new Table(setup, now::get);
  }

  private Table table() {
    return table(ANA, RUI, "off");
  }

  /// Asserts that the table refuses the request for the reason, and that nothing has changed.
  private static void assertRefused(Table table, String key, ThrowingCallable call) {
    GameRecord before = table.toRecord(EventTags.NONE);
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            TableException.class, e -> assertThat(e.problem().key()).isEqualTo(key));
    assertThat(table.toRecord(EventTags.NONE)).isEqualTo(before);
  }

  @Test
  void aGameEndsByTheRules() {
    Table table = table();
    table.play(Side.FIRST, "e1");
    table.play(Side.SECOND, "b1");
    assertThat(table.ending()).isEmpty();
    table.play(Side.FIRST, "a1");
    assertThat(table.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (no-moves)");
    assertThat(table.moves()).containsExactly("e1", "b1", "a1");
    assertThat(table.positions()).hasSize(4);
  }

  @Test
  void requestsAfterTheEndAreRefused() {
    Table table = table();
    table.resign(Side.SECOND);
    assertThat(table.ending()).contains(Ending.resignation(Side.SECOND));
    assertRefused(table, "table.over", () -> table.play(Side.FIRST, "e1"));
    assertRefused(table, "table.over", () -> table.takeBack(Side.FIRST));
    assertRefused(table, "table.over", () -> table.resign(Side.FIRST));
    assertRefused(table, "table.over", () -> table.offerDraw(Side.FIRST));
    assertRefused(table, "table.over", () -> table.acceptDraw(Side.FIRST));
    assertRefused(
        table,
        "table.over",
        () -> table.terminate(Ending.of(Ending.Kind.ADJUDICATED, Result.DRAW)));
  }

  @Test
  void movesOutOfTurnAreRefused() {
    Table table = table();
    assertRefused(table, "table.not-your-turn", () -> table.play(Side.SECOND, "e1"));
    assertRefused(table, "table.not-your-turn", () -> table.play(Side.SECOND, 1));
  }

  @Test
  void aCommentStandsAfterTheLastMoveOrBeforeTheFirst() {
    Table table = table();
    table.addComment(new MoveAnnotation.Comment("before"));
    table.play(Side.FIRST, "e1");
    table.resign(Side.SECOND);
    table.addComment(MoveAnnotation.Comment.of("after}\n" + "x".repeat(100_000)));
    MoveSequence line = table.toRecord(EventTags.NONE).mainLine();
    assertThat(line.comments()).containsExactly(new MoveAnnotation.Comment("before"));
    assertThat(line.moves().getFirst().annotations())
        .singleElement()
        .asString()
        .contains("after  xxx");
    String text = table.toRecord(EventTags.NONE).format();
    assertThat(GameRecord.parse(text).getFirst().record().format()).isEqualTo(text);
  }

  @Test
  void timeoutOfAnExternalClockEndsTheGame() {
    Table table = table();
    table.terminate(Ending.timeout(Side.SECOND));
    assertThat(table.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (time)");
    assertThatThrownBy(() -> table().terminate(Ending.agreement()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anIllegalMoveChangesNothing() {
    Table table = table();
    assertThatThrownBy(() -> table.play(Side.FIRST, "a1")).isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> table.play(Side.FIRST, "nonsense"))
        .isInstanceOf(MoveFormatException.class);
    assertThatThrownBy(() -> table.play(Side.FIRST, 4)).isInstanceOf(IllegalMoveException.class);
    assertThat(table.moves()).isEmpty();
    assertThat(table.sideToMove()).isEqualTo(Side.FIRST);
  }

  @Test
  void takeBackBetweenHumansRemovesTheLastMove() {
    Table table = table();
    assertRefused(table, "table.nothing-to-take-back", table::takeBack);
    table.play(Side.FIRST, "g1");
    table.play(Side.SECOND, "f1");
    table.takeBack();
    assertThat(table.moves()).containsExactly("g1");
    assertThat(table.sideToMove()).isEqualTo(Side.SECOND);
    table.takeBack();
    assertThat(table.position()).isEqualTo(table.setup().start());
  }

  @Test
  void takeBackAgainstAComputerRemovesItsReplyToo() {
    Table table = table(ANA, COMPUTER, "off");
    table.play(Side.FIRST, "g1");
    table.play(Side.SECOND, "f1");
    table.takeBack();
    assertThat(table.moves()).isEmpty();
    table.play(Side.FIRST, "g1");
    table.takeBack();
    assertThat(table.moves()).as("before the computer has answered").isEmpty();
  }

  @Test
  void takeBackWithoutAMoveIsRefused() {
    Table table = table(COMPUTER, ANA, "off");
    table.play(Side.FIRST, "g1");
    assertRefused(table, "table.nothing-to-take-back", table::takeBack);
    assertRefused(table, "table.nothing-to-take-back", () -> table.takeBack(Side.SECOND));
  }

  @Test
  void aDrawIsOfferedAndAccepted() {
    Table table = table();
    assertRefused(table, "table.no-offer", () -> table.acceptDraw(Side.SECOND));
    table.offerDraw(Side.FIRST);
    assertRefused(table, "table.no-offer", () -> table.acceptDraw(Side.FIRST));
    assertRefused(table, "table.already-offered", () -> table.offerDraw(Side.SECOND));
    table.acceptDraw(Side.SECOND);
    assertThat(table.ending()).contains(Ending.agreement());
  }

  @Test
  void anOfferLastsUntilItIsDeclinedOrAnsweredByAMove() {
    Table table = table();
    table.offerDraw(Side.FIRST);
    table.play(Side.FIRST, "g1");
    assertThat(table.drawOffer()).as("the own move leaves it").contains(Side.FIRST);
    table.play(Side.SECOND, "f1");
    assertThat(table.drawOffer()).isEmpty();
    table.offerDraw(Side.SECOND);
    table.declineDraw(Side.FIRST);
    assertThat(table.drawOffer()).isEmpty();
    table.offerDraw(Side.SECOND);
    table.takeBack();
    assertThat(table.drawOffer()).isEmpty();
  }

  @Test
  void runningOutOfTimeLoses() {
    Table table = table(ANA, RUI, "10s+2s");
    now.addAndGet(Duration.ofSeconds(9).toNanos());
    table.play(Side.FIRST, "g1");
    now.addAndGet(Duration.ofSeconds(10).toNanos());
    assertThatThrownBy(() -> table.play(Side.SECOND, "f1")).isInstanceOf(TableException.class);
    assertThat(table.ending().orElseThrow().formatResult()).isEqualTo("result 1-0 (time)");
    assertThat(table.moves()).containsExactly("g1");
    assertThat(table.clock().runningSide()).isEmpty();
  }

  @Test
  void takeBackSetsBothClocksBack() {
    Table table = table(ANA, RUI, "10s+2s");
    now.addAndGet(Duration.ofSeconds(4).toNanos());
    table.play(Side.FIRST, "g1");
    assertThat(table.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(8));
    now.addAndGet(Duration.ofSeconds(3).toNanos());
    table.takeBack();
    assertThat(table.clock().runningSide()).contains(Side.FIRST);
    assertThat(table.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(10));
    assertThat(table.clock().remaining(Side.SECOND)).contains(Duration.ofSeconds(10));
    now.addAndGet(Duration.ofSeconds(1).toNanos());
    assertThat(table.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(9));
  }

  @Test
  void takeBackAfterTheAnswerSetsTheClocksBackToTheOwnTurn() {
    Table table = table(ANA, COMPUTER, "10s+2s");
    table.play(Side.FIRST, "g1");
    now.addAndGet(Duration.ofSeconds(3).toNanos());
    table.play(Side.SECOND, "f1");
    now.addAndGet(Duration.ofSeconds(5).toNanos());
    table.takeBack();
    assertThat(table.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(10));
    assertThat(table.clock().remaining(Side.SECOND)).contains(Duration.ofSeconds(10));
  }

  @Test
  void theRecordHasTheTagsInTheirOrder() {
    Table table = table(ANA, COMPUTER, "5m+3s");
    now.addAndGet(Duration.ofSeconds(5).toNanos());
    table.play(Side.FIRST, "g1");
    table.resign(Side.SECOND);
    EventTags heading =
        EventTags.NONE.withRound(1).withEvent("Casual game").withDate(LocalDate.of(2026, 11, 21));
    assertThat(table.toRecord(heading).format())
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
    Table table = new Table(TableSetup.of(drawn, 3, ANA, RUI), now::get);
    GameRecord record = table.toRecord(EventTags.NONE);
    assertThat(record.tag("FEN")).contains("8 f");
    assertThat(record.tag("Seed")).contains("3");
    assertThat(record.tag("Date")).isEmpty();
    TableSetup odd =
        new TableSetup(
            new Nim().game("7").parse("4 s"), OptionalLong.empty(), ANA, RUI, TimeControls.none());
    Table second = new Table(odd, now::get);
    second.play(Side.SECOND, "d1");
    assertThat(second.toRecord(EventTags.NONE).format())
        .contains("[FEN \"4 s\"]")
        .doesNotContain("Seed")
        .endsWith("\n\n1... d1 *\n");
    assertThat(table().toRecord(EventTags.NONE).tag("FEN")).isEmpty();
  }

  @Test
  void theRecordKeepsTimeOdds() {
    Table table = table(ANA, RUI, "10m,3m+2s");
    String record = table.toRecord(EventTags.NONE).format();
    assertThat(record)
        .contains("[WhiteTimeControl \"600\"]")
        .contains("[BlackTimeControl \"180+2\"]")
        .doesNotContain("[TimeControl");
    Replay replay = Replay.of(GameRecord.parse(record).getFirst().record(), FAMILIES);
    Table resumed = Table.resume(replay, ANA, RUI, now::get);
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
    Seat black = Table.seatFromRecord(saved, Side.SECOND);
    assertThat(black).isEqualTo(Seat.human("classic:9"));
    Replay replay = Replay.of(saved, FAMILIES);
    Table table = Table.resume(replay, Table.seatFromRecord(saved, Side.FIRST), black, now::get);
    assertThat(table.moves()).containsExactly("g1", "f1");
    assertThat(table.clock().remaining(Side.FIRST)).contains(Duration.ofSeconds(250));
    assertThat(table.clock().remaining(Side.SECOND)).contains(Duration.ofMinutes(3));
    assertThat(table.clock().runningSide()).contains(Side.FIRST);
    assertThat(table.toRecord(EventTags.of(saved)).mainLine()).isEqualTo(saved.mainLine());
    table.play(Side.FIRST, "e1");
    assertThat(table.toRecord(EventTags.of(saved)).format())
        .startsWith("[Event \"Club\"]\n[White \"Ana\"]")
        .contains("[Annotator \"Eva\"]\n\n{before} 1. g1 {[%clk 0:04:10] good} (1. f1)");
  }

  @Test
  void aFinishedGameIsNotContinued() {
    Table table = table();
    table.resign(Side.FIRST);
    Replay replay = Replay.of(table.toRecord(EventTags.NONE), FAMILIES);
    assertThatThrownBy(() -> Table.resume(replay, ANA, RUI, now::get))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("table.saved-over");
  }

  @Test
  void aPositionThatIsOverEndsAtOnce() {
    TableSetup over =
        new TableSetup(
            new Nim().game("7").parse("0 f"), OptionalLong.empty(), ANA, RUI, TimeControls.none());
    assertThat(new Table(over, now::get).ending().orElseThrow().formatResult())
        .isEqualTo("result 0-1 (no-moves)");
  }

  @Test
  void namesAreChecked() {
    assertThat(Seat.human("  Zé Ninguém ").name()).isEqualTo("Zé Ninguém");
    for (String name : List.of("", "  ", "a\nb", "\u001b[31mred", "x".repeat(81), "\ud800")) {
      assertThatThrownBy(() -> Seat.human(name)).isInstanceOf(TableException.class);
    }
  }
}
