package tabuleiro.games.trench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tabuleiro.games.trench.TrenchExamples.refusalOf;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Piece;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;

class TrenchTextTest {
  private static final TrenchGame GAME = new TrenchFamily().game();

  private static String refusal(TrenchPosition position, String move) {
    return refusalOf(IllegalMoveException.class, () -> position.parseMove(move));
  }

  @Test
  void variantsBeginWithTheDefault() {
    TrenchFamily trench = new TrenchFamily();
    assertThat(trench.variants())
        .containsExactly("classic", "long", "points25", "to40", "annihilation");
    assertThat(trench.featuredVariants()).isEqualTo(trench.variants());
    assertThat(trench.game().id().toString()).isEqualTo("trench classic");
    assertThat(trench.game("long")).isEqualTo(new TrenchFamily().game("long"));
    assertThat(trench.game("long")).isNotEqualTo(trench.game("to40"));
    assertThatThrownBy(() -> trench.game("25")).isInstanceOf(UnknownVariantException.class);
  }

  @Test
  void boundsFollowFromTheRules() {
    assertThat(GAME.maxMoves()).isEqualTo(6 * 4 + 4 * 10 + 3 * 18 + 2 * 28 + 40);
    assertThat(GAME.maxPlies()).isEqualTo(50);
    assertThat(new TrenchFamily().game("annihilation").maxPlies()).isEqualTo(31 * 50);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8/8/8/8/8/8/8/8 b 0-0 0 | - position-form",
        "8/8/8/8/8/8/8/8 b 0-0 0 0 0 | - position-form",
        "8/8/8/8/8/8/8 b 0-0 0 0 | - row-count [8, 7]",
        "G7/8/8/9/8/8/8/8 b 0-0 0 0 | - row-length [4, 8, 9]",
        "G7/8/44/8/8/8/8/8 b 0-0 0 0 | - row-length [3, 8, 44]",
        "G7/8/8/8/8/8/8/7 b 0-0 0 0 | - row-length [8, 8, 7]",
        "GKKTTTTSS/8/8/8/8/8/8/8 b 0-0 0 0 | - row-length [1, 8, 9]",
        "G7/8/8/07x/8/8/8/8 b 0-0 0 0 | - unknown-letter [0, 4]",
        "G7/8/8/3x4/8/8/8/8 b 0-0 0 0 | - unknown-letter [x, 4]",
        "G7/8/8/8/8/8/8/7g B 0-0 0 0 | - unknown-side [B, b, w]",
        "G7/8/8/8/8/8/8/7g b 0 0 0 | - points-form [0]",
        "G7/8/8/8/8/8/8/7g b 0-0-0 0 0 | - points-form [0-0-0]",
        "G7/8/8/8/8/8/8/7g b 02-0 0 0 | - number-form [02]",
        "G7/8/8/8/8/8/8/7g b 0--2 0 0 | - points-form [0--2]",
        "G7/8/8/8/8/8/8/7g b 0-25 0 0 | 4 points-odd [25]",
        "G7/8/8/8/8/8/8/7g b 0-0 1234567 0 | - number-form [1234567]",
        "G7/8/8/8/8/8/8/7g b 0-0 0 x | - number-form [x]"
      })
  void malformedPositionsAreRefused(String text, String expected) {
    assertThat(refusalOf(PositionFormatException.class, () -> GAME.parse(text)))
        .startsWith(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GG6/8/8/8/8/8/8/7g b 0-0 0 0 | 2 too-many-general [FIRST, 1, 2]",
        "G7/8/8/8/8/8/8/5kkk b 0-0 0 0 | 2 too-many-colonel [SECOND, 2, 3]",
        "CCCC4/8/8/8/8/8/8/7g b 0-0 0 0 | 2 too-many-captain [FIRST, 3, 4]",
        "G7/8/8/8/8/8/8/ttttt3 b 0-0 0 0 | 2 too-many-sergeant [SECOND, 4, 5]",
        "SSSSSSS1/8/8/8/8/8/8/7g b 0-0 0 0 | 2 too-many-soldier [FIRST, 6, 7]",
        "8/8/8/8/8/8/8/8 b 0-0 0 0 | 2 no-pieces []"
      })
  void impossiblePositionsAreRefused(String text, String expected) {
    assertThat(refusalOf(IllegalPositionException.class, () -> GAME.parse(text)))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4tckg/4stck/4sstc/4ssst/TSSS4/CTSS4/KCTS4/GKCT4 b 0-0 0 0",
        "7g/8/2Kst3/3C1s2/1c2s3/2t1T1k1/1S6/G7 b 0-0 0 0",
        "7g/8/8/8/8/8/8/G7 w 100-2 3 999999"
      })
  void pointsAndCountersAreTakenAsWritten(String text) {
    assertThat(GAME.parse(text).format()).isEqualTo(text);
  }

  @Test
  void finishedPositionsAreRead() {
    TrenchPosition wipedOut = GAME.parse("8/8/8/8/8/8/8/G7 w 72-0 30 0");
    assertThat(wipedOut.outcome().toString()).isEqualTo("1-0 wipe-out");
    assertThat(wipedOut.legalMoves()).isEmpty();
    assertThat(refusal(wipedOut, "a1a2")).isEqualTo("- game-over []");
    assertThat(refusalOf(IllegalMoveException.class, () -> wipedOut.prompt(List.of())))
        .isEqualTo("- game-over []");
  }

  @Test
  void movesAreReadInSquaresAndInTheDiamondsLetters() {
    TrenchPosition position = TrenchExamples.black("Cd5 se5 sf5 gh8");
    int move = position.parseMove("d5g5");
    assertThat(position.formatMove(move)).isEqualTo("d5g5");
    assertThat(position.parseMove("elbl")).isEqualTo(move);
    assertThat(position.parseMove("d5bl")).isEqualTo(move);
    assertThat(TrenchGame.BOARD.diamondName(TrenchGame.BOARD.cell("h8").orElseThrow()))
        .isEqualTo("ai");
    assertThat(TrenchGame.BOARD.diamondName(TrenchGame.BOARD.cell("a1").orElseThrow()))
        .isEqualTo("hp");
  }

  @ParameterizedTest
  @CsvSource({
    "d4, - move-form",
    "d4-e4, - move-form",
    "D4E4, - move-form",
    "'', - move-form",
    "d4e9, - no-such-cell [e9]",
    "i4e4, - no-such-cell [i4]",
    "aaem, - no-such-cell [aa]"
  })
  void malformedMovesAreRefused(String text, String expected) {
    TrenchPosition start = GAME.start(1);
    assertThat(refusalOf(MoveFormatException.class, () -> start.parseMove(text)))
        .startsWith(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sa1 gh8 | b2b3 | 3 empty-cell [b2]",
        "Sa1 gh8 | h8h7 | 3 not-yours [h8, SECOND, FIRST]",
        "Sa1 gh8 | a1a1 | 3 stays [a1]",
        "Gc3 gh8 | c3d5 | 4 not-straight [c3, d5]",
        "Sc3 gh8 | c3d4 | 4 not-forward [piece.soldier []]",
        "Tc3 gh8 | c3b2 | 4 not-backward [piece.sergeant []]",
        "Kc3 gh8 | c3b2 | 4 not-backward [piece.colonel []]",
        "Cc3 gh8 | c3b4 | 4 not-sideways [piece.captain []]",
        "Tc3 gh8 | c3f3 | 4 too-far [f3, 3, piece.sergeant [], 2]",
        "Ca1 Sa3 gh8 | a1a3 | 4 own-piece [a3]",
        "Ca1 Sa2 gh8 | a1a3 | 4 in-the-way [a2]",
        "Ca1 sa2 gh8 | a1a3 | 5 stops-at-capture [a2]",
        "Cd4 sd6 gh8 | d4d7 | 6e stops-at-capture [d6]",
        "Ge2 te4 gh8 | e2e4 | 6a from-behind [e4]",
        "Ge2 te4 gh8 | e2e5 | 6a trench-passed [e4]",
        "Gg6 td3 te4 gh8 | g6d3 | 5 stops-at-capture [e4]",
        "Cd5 Se5 gh8 | d5f5 | 6b in-the-way [e5]",
        "Cd5 Se5 gh8 | d5e5 | 4 own-piece [e5]",
        "Cd5 sc5 gh8 | d5c5 | 6c behind-trench [c5]",
        "Cd5 sc5 gh8 | d5b5 | 6c in-the-way [c5]",
        "Cd5 Sc5 gh8 | d5b5 | 4 in-the-way [c5]",
        "Gd5 se4 gh8 | d5e4 | 6d along-trench [e4]",
        "Gd5 se4 gh8 | d5f3 | 6d in-the-way [e4]"
      })
  void forbiddenMovesNameTheRule(String pieces, String move, String expected) {
    String arguments = refusal(TrenchExamples.black(pieces), move).replaceAll("Message\\[key=", "");
    assertThat(arguments.replaceAll(", arguments=\\[\\]\\]", " []")).isEqualTo(expected);
  }

  @Test
  void decodedMovesSayWhatIsCapturedInOrder() {
    TrenchPosition position = TrenchExamples.black("Cd5 se5 tf5 gh8");
    int d5 = TrenchGame.BOARD.cell("d5").orElseThrow();
    assertThat(position.decode(position.parseMove("d5g5")).path())
        .containsExactly(new ClickTarget.Cell(d5), new ClickTarget.Cell(d5 + 3));
    assertThat(position.decode(position.parseMove("d5g5")).effects())
        .containsExactly(
            new Effect.Removed(d5 + 1, Piece.of(Side.SECOND, "soldier")),
            new Effect.Removed(d5 + 2, Piece.of(Side.SECOND, "sergeant")),
            new Effect.Moved(d5, d5 + 3, Piece.of(Side.FIRST, "captain")));
  }

  @Test
  void sceneShowsTheTrenchThePiecesAndTheMetrics() {
    Scene scene = TrenchExamples.of("classic", "Ga1 kh8", "b 12-8 40 3").scene();
    assertThat(scene.area()).isEqualTo(Scene.Area.of(8, 8));
    assertThat(scene.hands()).isEmpty();
    assertThat(scene.pieces())
        .containsExactly(
            new Scene.PlacedPiece(0, Piece.of(Side.FIRST, "general")),
            new Scene.PlacedPiece(63, Piece.of(Side.SECOND, "colonel")));
    assertThat(scene.marks())
        .containsExactly(new Scene.Mark(Scenes.TRENCH, List.of(7, 14, 21, 28, 35, 42, 49, 56)));
    assertThat(scene.metrics())
        .containsExactly(
            Message.of("metric.points", Side.FIRST, 12),
            Message.of("metric.points", Side.SECOND, 8),
            Message.of("metric.plies-left", 10));
  }

  @ParameterizedTest
  @CsvSource({
    "classic, b 0-0 0 0, metric.plies-left-both, 50 25",
    "classic, b 0-0 30 6, metric.plies-left-both, 20 19",
    "classic, b 0-0 30 5, metric.plies-left, 20",
    "classic, b 0-0 49 0, metric.plies-left, 1",
    "classic, b 0-0 50 0, metric.plies-left, 0",
    "classic, w 0-0 35 25, metric.plies-left, 0",
    "long, b 0-0 200 0, metric.quiet-plies-left, 50",
    "points25, b 0-0 200 49, metric.quiet-plies-left, 1",
    "annihilation, b 0-0 200 50, metric.plies-left, 0",
  })
  void sceneNamesEachCounterThatCanEndTheGame(
      String variant, String rest, String key, String counts) {
    Message left = TrenchExamples.of(variant, "Ga1 kh8", rest).scene().metrics().getLast();
    assertThat(left.key()).isEqualTo(key);
    assertThat(left.arguments())
        .extracting(String::valueOf)
        .containsExactlyElementsOf(List.of(counts.split(" ", -1)));
  }

  @Test
  void positionsDifferByEveryPartOfTheirText() {
    List<TrenchPosition> positions = new ArrayList<>();
    for (String rest :
        List.of("b 0-0 0 0", "w 0-0 0 0", "b 2-0 0 0", "b 0-2 0 0", "b 0-0 1 0", "b 0-0 0 1")) {
      positions.add(TrenchExamples.of("classic", "Ga1 gh8", rest));
    }
    positions.add(TrenchExamples.of("classic", "Ka1 gh8", "b 0-0 0 0"));
    positions.add(TrenchExamples.of("classic", "ga1 Gh8", "b 0-0 0 0"));
    assertThat(positions).doesNotHaveDuplicates();
    assertThat(positions.stream().map(TrenchPosition::hash)).doesNotHaveDuplicates();
    assertThat(positions.get(0)).isNotEqualTo(TrenchExamples.of("long", "Ga1 gh8", "b 0-0 0 0"));
  }
}
