package tabuleiro.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class RecordFormatTest {
  private static final String EXAMPLE =
      """
      [Event "Casual game"]
      [Result "1-0"]
      [Odd_tag "a \\"b\\" \\\\ c é 象"]

      1. c3d3 e5d5 2. f6f7 {[%eval 0.31] [%clk 0:04:58] a comment} (2. a1a2) 1-0
      """;

  private static GameRecord one(String text) {
    List<ParsedRecord> games = GameRecord.parse(text);
    assertThat(games).hasSize(1);
    return games.getFirst().record();
  }

  private static RecordFormatException refused(String text) {
    RecordFormatException e =
        catchThrowableOfType(RecordFormatException.class, () -> GameRecord.parse(text));
    assertThat(e).as(text).isNotNull();
    for (Language language : Language.values()) {
      assertThat(Messages.of(language).format(e.problem())).isNotBlank();
    }
    return e;
  }

  private static String problem(String text) {
    Object problem = refused(text).problem().arguments().getLast();
    return ((Message) problem).key();
  }

  @Test
  void theExampleOfTheRecordsPageIsReadAndWritten() {
    GameRecord record = one(EXAMPLE);
    assertThat(record.format()).isEqualTo(EXAMPLE);
    assertThat(record.tag("Odd_tag")).contains("a \"b\" \\ c é 象");
    assertThat(record.tag("None")).isEmpty();
    assertThat(record.firstToMove()).isEqualTo(Side.FIRST);
    assertThat(record.result()).isEqualTo(Result.FIRST_WINS);
    List<RecordedMove> moves = record.mainLine().moves();
    assertThat(moves).extracting(RecordedMove::text).containsExactly("c3d3", "e5d5", "f6f7");
    assertThat(moves.get(2).command("eval")).contains("0.31");
    assertThat(moves.get(2).command("clk")).contains("0:04:58");
    assertThat(moves.get(1).command("clk")).isEmpty();
    assertThat(moves.get(2).annotations().get(1))
        .isEqualTo(new MoveAnnotation.Variation(MoveSequence.of(List.of("a1a2"))));
  }

  @Test
  void locationsAreThoseOfTheMovesInTheOrderOfTheText() {
    ParsedRecord parsed = GameRecord.parse("[A \"\"]\n1.a1 (1. b1\n  c1) d1\r\n*").getFirst();
    assertThat(parsed.moveLocations())
        .containsExactly(
            new TextLocation(2, 3),
            new TextLocation(2, 10),
            new TextLocation(3, 3),
            new TextLocation(3, 7));
    assertThat(parsed.resultLocation()).isEqualTo(new TextLocation(4, 1));
  }

  @Test
  void niJuMovesAndNumbersWithoutSpaceAreRead() {
    GameRecord record = one("1.7r1@0,0 12r0@-1,0 *");
    assertThat(record.mainLine()).isEqualTo(MoveSequence.of(List.of("7r1@0,0", "12r0@-1,0")));
    assertThat(one(record.format())).isEqualTo(record);
  }

  @Test
  void theSecondPlayerMayBegin() {
    GameRecord record = one("1... a1 2. b1 c1 (2... d1 3. e1) 3. f1 *");
    assertThat(record.firstToMove()).isEqualTo(Side.SECOND);
    assertThat(record.format()).isEqualTo("1... a1 2. b1 c1 (2... d1 3. e1) 3. f1 *\n");
  }

  @Test
  void fileHasSeveralGames() {
    GameRecord first = one(EXAMPLE);
    GameRecord second = one("*");
    String text = GameRecord.format(List.of(first, second, first));
    assertThat(GameRecord.parse(text))
        .extracting(ParsedRecord::record)
        .containsExactly(first, second, first);
    assertThat(GameRecord.parse(" \n\t\r\n")).isEmpty();
  }

  @Test
  void longGamesAreWrittenInLinesOfEightyCharacters() {
    List<String> moves = java.util.Collections.nCopies(200, "c3d3");
    GameRecord record = new GameRecord(List.of(), Side.FIRST, MoveSequence.of(moves), Result.NONE);
    assertThat(record.format().lines())
        .allMatch(line -> line.length() <= 80)
        .hasSizeBetween(18, 21);
    assertThat(one(record.format())).isEqualTo(record);
  }

  @Test
  void lineEndsInCommentsCountAsSpaces() {
    GameRecord record = one("{a\r\nb\tc\nd\re} *");
    assertThat(record.mainLine().comments())
        .containsExactly(new MoveAnnotation.Comment("a b c d e"));
  }

  @Test
  void theGamesBeforeAnErrorAreKept() {
    RecordFormatException e = refused(EXAMPLE + "\n*\n\n[Event \"x\"]\n\n1. a1 2. b1 *");
    assertThat(e.recordsBefore()).hasSize(2);
    assertThat(e.location()).isEqualTo(new TextLocation(11, 7));
    assertThat(Messages.of(Language.ENGLISH).format(e.problem()))
        .isEqualTo("line 11, column 7: expected 1..., found 2.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1. c3d3 | 1 | 8 | the result of the game is missing here: 1-0, 0-1, 1/2-1/2 or *",
        "1. c3d3\t | 1 | 8 | the result of the game is missing here: 1-0, 0-1, 1/2-1/2 or *",
        "1. c3 1–0 | 1 | 7 | expected a result (1-0, 0-1, 1/2-1/2, * with a plain hyphen and"
            + " nothing after it), found 1–0 (U+2013 EN DASH)",
        "1. c3 1-0x | 1 | 7 | expected a result (1-0, 0-1, 1/2-1/2, * with a plain hyphen and"
            + " nothing after it), found 1-0x",
        "1. c3 $256 * | 1 | 7 | expected a number from $0 to $255, found $256",
        "1. c3\u200bd3 * | 1 | 6 | expected a move or the result (1-0, 0-1, 1/2-1/2, *), found the"
            + " character U+200B (ZERO WIDTH SPACE)",
        "1. c3\u00a0d3 * | 1 | 6 | expected a move or the result (1-0, 0-1, 1/2-1/2, *), found the"
            + " character U+00A0 (NO-BREAK SPACE)",
        "1. * | 1 | 4 | expected a move, found *",
        "1. c3d3 (1. a1 * | 1 | 9 | the variation that begins here is not closed; write a"
            + " closing bracket at its end",
        "1. c3d3 (1. a1 (1. b1) 1... b2 1-0 | 1 | 9 | the variation that begins here is not closed;"
            + " write a closing bracket at its end",
        "1. c3d3 (1. a1 (1. b1 {c} | 1 | 16 | the variation that begins here is not closed; write"
            + " a closing bracket at its end",
        "1. c3d3 (1. a1 * ) * | 1 | 16 | expected a move or ), found *",
        "1. c3d3 () * | 1 | 10 | expected a move, found )",
        "(1. c3) * | 1 | 1 | expected a move or the result (1-0, 0-1, 1/2-1/2, *), found (",
        "a1 ) * | 1 | 4 | expected a move or the result (1-0, 0-1, 1/2-1/2, *), found )",
        "a1 {b * | 1 | 4 | the comment that begins here is not closed; write a closing brace at its"
            + " end",
        "a1 b} * | 1 | 5 | expected a move or the result (1-0, 0-1, 1/2-1/2, *), found }",
        "[Event x] | 1 | 8 | expected \", found x",
        "[ \"x\"] | 1 | 3 | expected the name of a tag, found \"",
        "[A \"x\\n\"] | 1 | 7 | expected \\\" \\\\, found n",
        "[A \"x\" | 1 | 7 | expected ], found the end of the text",
        "[Result \"1-0\"] 0-1 | 1 | 16 | expected the result of the tag, 1-0, found 0-1",
        "[A \"\"] [A \"\"] * | 1 | 8 | the tag A stands twice",
        "1. a1 * 1-0 x | 1 | 9 | expected the end of the line or another game after the result,"
            + " found 1",
        "1. a1 * x | 1 | 9 | expected the end of the line or another game after the result, found"
            + " x",
        "2. a1 * | 1 | 1 | expected 1., found 2.",
        "1. a1 1. b1 * | 1 | 7 | expected 1..., found 1."
      })
  void badTextsSayLineColumnAndWhatWasExpected(String text, int line, int column, String message) {
    RecordFormatException e = refused(text);
    assertThat(e.location()).isEqualTo(new TextLocation(line, column));
    assertThat(Messages.of(Language.ENGLISH).format(e.problem()))
        .isEqualTo("line " + line + ", column " + column + ": " + message);
  }

  @Test
  void controlCharactersAreRefusedEverywhere() {
    for (String text :
        List.of(
            "[A \"\u001b\"] *", "{\u0007} *", "a1\u0000 *", "\u009b*", "{\u2028} *", "{\ud800}*")) {
      assertThat(problem(text)).as(text).isEqualTo("record.control");
    }
    assertThat(problem("[A \"\n\"] *")).isEqualTo("record.expected");
    assertThatThrownBy(() -> new RecordTag("A", "\n")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new MoveAnnotation.Comment("}"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> RecordedMove.of("1-0")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void bytesAreUtf8() {
    byte[] good = ("\uFEFF" + EXAMPLE).getBytes(StandardCharsets.UTF_8);
    assertThat(GameRecord.parse(good).getFirst().record()).isEqualTo(one(EXAMPLE));
    byte[] bad = "*\n{é} *".getBytes(StandardCharsets.ISO_8859_1);
    RecordFormatException e =
        catchThrowableOfType(RecordFormatException.class, () -> GameRecord.parse(bad));
    assertThat(e.location()).isEqualTo(new TextLocation(2, 2));
    assertThat(e.recordsBefore()).hasSize(1);
  }

  private static final String GAME = "[Event \"%s\"]\n\n1. a1 *\n\n";

  private static ParsedFile file(String... games) {
    return GameRecord.parseFile(String.join("", games).getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void anOpenCommentDoesNotSwallowTheNextGame() {
    for (String open :
        List.of(
            "[Event \"b\"]\n\n1. a1 {open *\n\n",
            "[Event \"b\"]\r\n\r\n1. a1 {open\r\n *\r\n \r\n",
            "[Event \"b\"]\n\n1. a1 {open *\n")) {
      ParsedFile read = file(GAME.formatted("a"), open, GAME.formatted("c"), GAME.formatted("d"));
      assertThat(read.numbers()).as(open).containsExactly(1, 3, 4);
      assertThat(read.problems()).hasSize(1);
      assertThat(read.problems().getFirst().location()).isEqualTo(new TextLocation(7, 7));
    }
    assertThat(one("a1 {[%clk 0:01]\n[%eval 1]\n\n text} *").mainLine().moves()).hasSize(1);
  }

  @Test
  void anOpenVariationDoesNotSwallowTheNextGame() {
    for (String end : List.of(" *\n\n", "\n\n", " b2\n*\n")) {
      String open = "[Event \"b\"]\n\n1. a1\n(1. b1 1... c1" + end;
      ParsedFile read = file(GAME.formatted("a"), open, GAME.formatted("c"), GAME.formatted("d"));
      assertThat(read.numbers()).as(open).containsExactly(1, 3, 4);
      assertThat(read.problems()).hasSize(1);
      assertThat(read.problems().getFirst().location()).isEqualTo(new TextLocation(8, 1));
    }
  }

  @Test
  void theGamesAfterAnErrorAreRead() {
    for (String wrong :
        List.of(
            "[Event \"b\"]\n[Site x]\n[Round \"1\"]\n\n1. a1 *\n\n",
            "[Event \"b\"]\n\n1. a1 1–0\n\n",
            "[Event \"b\"]\n\n1. a1\n\n",
            "[Event \"b\"]\n\n1. a1 * text\n\n",
            "[Event \"b\"]\n\n1. a1 (1. b1 *\n")) {
      ParsedFile read = file(GAME.formatted("a"), wrong, GAME.formatted("c"), GAME.formatted("d"));
      assertThat(read.numbers()).as(wrong).containsExactly(1, 3, 4);
      assertThat(read.problems()).as(wrong).hasSize(1);
    }
    ParsedFile joined = file(GAME.formatted("a"), "\uFEFF" + GAME.formatted("b"));
    assertThat(joined.numbers()).containsExactly(1, 2);
    assertThat(joined.problems())
        .singleElement()
        .satisfies(problem -> {
          assertThat(problem.location()).isEqualTo(new TextLocation(5, 1));
          assertThat(Messages.of(Language.ENGLISH).format(problem.problem())).contains("U+FEFF");
        });
  }

  /// Some programs end lines with a carriage return alone.
  @Test
  void aCarriageReturnEndsALine() {
    String text = GAME.formatted("a") + "[Event \"b\"]\n\n1. a1 {open *\n\n" + GAME.formatted("c");
    ParsedFile read = file(text.replace('\n', '\r'));
    assertThat(read.numbers()).containsExactly(1, 3);
    assertThat(read.problems().getFirst().location()).isEqualTo(new TextLocation(7, 7));
    assertThat(one("% a line\r; another\r1. a1 ; text\r*").mainLine().moves()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-0!", "0-1??", "1/2-1/2?!", "*!", "1-0."})
  void aResultWithASignIsNamedAsItStands(String result) {
    RecordFormatException e = file("1. a1 " + result + "\n").problems().getFirst();
    assertThat(Messages.of(Language.ENGLISH).format(e.problem()))
        .contains("expected a result", "found " + result);
  }

  @Test
  void aMissingResultIsReportedWhereItBelongs() {
    ParsedFile read = file("[Event \"a\"]\n\n1. a1 b1\n\n", GAME.formatted("b"));
    assertThat(read.problems().getFirst().location()).isEqualTo(new TextLocation(3, 9));
  }

  @Test
  void theCommentsAndSignsOfPgnAreRead() {
    GameRecord record =
        one(
            "% a line\n; another\n[Event \"a\"]\n; more\n\n1. a1!? ; the rest } of the line\n%"
                + " 2. c1\nb1 $14 2. c1?? * ; the end");
    assertThat(record.format())
        .isEqualTo("[Event \"a\"]\n\n1. a1 $5 {the rest   of the line} 1... b1 $14 2. c1 $4 *\n");
    assertThat(one(record.format())).isEqualTo(record);
    assertThat(record.mainLine().moves().getFirst().annotations().getFirst())
        .isEqualTo(new MoveAnnotation.Glyph(5));
  }

  @Test
  void everythingHasALimit() {
    assertThat(problem(" ".repeat((1 << 24) + 1))).isEqualTo("record.long-file");
    assertThat(problem("*\n".repeat(100_001))).isEqualTo("record.many-games");
    assertThat(refused("*\n".repeat(100_001)).recordsBefore()).hasSize(100_000);
    assertThat(problem("a1 ".repeat(10_001) + "*")).isEqualTo("record.many-moves");
    assertThat(problem("1".repeat(10_000) + ". a1 *")).isEqualTo("record.long-move");
    assertThat(problem("a".repeat(65) + " *")).isEqualTo("record.long-move");
    assertThat(problem("{" + "a".repeat(65_537) + "} *")).isEqualTo("record.long-comment");
    assertThat(problem("[A \"" + "a".repeat(4097) + "\"] *")).isEqualTo("record.long-tag-value");
    assertThat(problem("[" + "A".repeat(65) + " \"\"] *")).isEqualTo("record.long-tag-name");
    StringBuilder tags = new StringBuilder();
    for (int i = 0; i <= 200; i++) {
      tags.append(String.format(Locale.ROOT, "[T%d \"\"]\n", i));
    }
    assertThat(problem(tags + "*")).isEqualTo("record.many-tags");
  }

  @Test
  void deepVariationsAreRefusedAndDoNotOverflow() {
    assertThat(problem("a1 (".repeat(1_000_000))).isEqualTo("record.deep");
    GameRecord deep = one("a1 (".repeat(50) + "a1" + ")".repeat(50) + " *");
    assertThat(one(deep.format())).isEqualTo(deep);
    MoveSequence tooDeep =
        new MoveSequence(
            List.of(),
            List.of(
                new RecordedMove("a1", List.of(new MoveAnnotation.Variation(deep.mainLine())))));
    assertThatThrownBy(() -> new GameRecord(List.of(), Side.FIRST, tooDeep, Result.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
