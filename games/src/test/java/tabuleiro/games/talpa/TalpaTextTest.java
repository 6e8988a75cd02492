package tabuleiro.games.talpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Positions and moves as text, and the errors of malformed texts.
class TalpaTextTest {
  private final TalpaFamily talpa = new TalpaFamily();

  /// Captures: a1a2, b2b1, b2c2 for Red. c3 is Red's and has none, c1 is empty, d4 is Red's.
  private final TalpaPosition captures = talpa.game("4x4").parse("b1br/b1r1/brb1/rb1b r");

  /// Nothing can be captured.
  private final TalpaPosition removals = talpa.game("4x4").parse("r1b1/1r2/b1r1/1b1r b");

  private static String violation(RulesException problem) {
    return problem.violation().toString();
  }

  @Test
  void formatAndParseRoundTrip() {
    for (String text : List.of("rbrb/brbr/rbrb/brbr r", "b1br/b1r1/brb1/rb1b r", "4/4/4/4 b")) {
      assertThat(talpa.game("4x4").parse(text).format()).isEqualTo(text);
    }
    String wide = "10/rbrbrbrbrb/10/10/10/10/10/10/10/r8b r";
    assertThat(talpa.game("10x10").parse(wide).format()).isEqualTo(wide);
  }

  @Test
  void positionsAreEqualWhenTheirTextsAre() {
    TalpaPosition played = talpa.game("4x4").start(1);
    played = played.play(played.parseMove("a2a1"));
    assertThat(played).isEqualTo(talpa.game("4x4").parse("rbrb/brbr/1brb/rrbr b"));
    assertThat(played).isNotEqualTo(talpa.game("4x4").parse("rbrb/brbr/1brb/rrbr r"));
    assertThat(played).isNotEqualTo(talpa.game("4x4").parse("rbrb/brbr/rbr1/brbr b"));
    assertThat(played).isNotEqualTo("rbrb/brbr/1brb/rrbr b");
    TalpaPosition empty = talpa.game("4x4").parse("4/4/4/4 r");
    assertThat(empty).isNotEqualTo(talpa.game("3x4").parse("3/3/3/3 r"));
    TalpaPosition large = talpa.game("9x9").start(1);
    assertThat(large).isEqualTo(talpa.game("9x9").start(2));
    assertThat(large).isNotEqualTo(large.playUnchecked(large.moveAt(0))).isNotEqualTo(empty);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                       | position-form [, rbr/brb/rbr r]",
        "rbrb/brbr/rbrb/brbr      | position-form [rbrb/brbr/rbrb/brbr, rbr/brb/rbr r]",
        "rbrb/brbr/rbrb/brbr r 1  | position-form [rbrb/brbr/rbrb/brbr r 1, rbr/brb/rbr r]",
        "rbrb/brbr/rbrb r         | row-count [4, 3]",
        "rbrb/brbr/rbrb/brbr/ r   | row-count [4, 5]",
        "rbrb/brbr/rbr/brbr r     | row-length [3, 4, 3]",
        "rbrb/5/rbrb/brbr r       | row-length [2, 4, 5]",
        "rbrb/12/rbrb/brbr r      | row-length [2, 4, 12]",
        "rbrb//rbrb/brbr r        | row-length [2, 4, 0]",
        "rbrb/brxr/rbrb/brbr r    | unknown-letter [x, 2]",
        "Rbrb/brbr/rbrb/brbr r    | unknown-letter [R, 1]",
        "rb0rb/brbr/rbrb/brbr r   | unknown-letter [0, 1]",
        "rbrb/brbr/rbrb/brb♜ r    | unknown-letter [♜, 4]",
        "rbrb/brbr/rbrb/brbr x    | unknown-side [x, r, b]",
        "rbrb/brbr/rbrb/brbr R    | unknown-side [R, r, b]",
      })
  void aMalformedPositionIsRefusedWithItsReason(String text, String expected) {
    PositionFormatException problem =
        catchThrowableOfType(PositionFormatException.class, () -> talpa.game("4x4").parse(text));
    assertThat(violation(problem)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4x4 | rbrb/brbr/rrrb/brbr r | rule 1: too-many-pieces [FIRST, 8, 9]",
        "4x4 | rbrb/brbr/bbrb/brbr r | rule 1: too-many-pieces [SECOND, 8, 9]",
        "3x3 | brb/rbr/brb r         | rule 1: too-many-pieces [SECOND, 4, 5]",
        // Red cannot move, yet neither path is open: rule 3 knows no passing.
        "4x4 | b3/1b2/2b1/3b r       | rule 5: could-run-out [FIRST, 0, 4]",
        // Red removes its last piece, Blue one that blocks nothing, and Red cannot move.
        "4x4 | b1r1/1b2/2b1/b1bb r   | rule 5: could-run-out [FIRST, 1, 6]",
        // Red takes the last blue piece, and Blue cannot move.
        "4x4 | rb2/1r2/2r1/r2r r     | rule 5: could-run-out [SECOND, 1, 5]",
        "4x4 | r2r/1r2/2r1/r2r r     | rule 5: could-run-out [SECOND, 0, 6]",
      })
  void aPositionFromWhichNoGameCouldContinueIsRefused(
      String variant, String text, String expected) {
    IllegalPositionException problem =
        catchThrowableOfType(IllegalPositionException.class, () -> talpa.game(variant).parse(text));
    assertThat(violation(problem)).isEqualTo(expected);
  }

  @Test
  void aSideWithoutPiecesIsFineWhileItNeverHasToMove() {
    // Any removal from the only chain opens a path.
    TalpaPosition chain = talpa.game("4x4").parse("r3/1r2/2r1/3r r");
    assertThat(chain.countMoves()).isEqualTo(4);
    assertThat(chain.play(chain.parseMove("b3")).outcome().isOver()).isTrue();
    assertThat(talpa.game("4x4").parse("4/4/4/4 r").outcome().isOver()).isTrue();
  }

  /// Looks at every set-up of 3x3: from those that are read, no move leads to one that is not.
  @Test
  void playNeverLeavesThePositionsThatCanBeRead() {
    TalpaGame game = talpa.game("3x3");
    int read = 0;
    for (int code = 0; code < 2 * 19683; code++) {
      Optional<TalpaPosition> position = read(game, setUp(code));
      if (position.isEmpty()) {
        continue;
      }
      read++;
      assertThat(position.get().countMoves() > 0).isNotEqualTo(position.get().outcome().isOver());
      for (int move : position.get().legalMoves()) {
        TalpaPosition child = position.get().playUnchecked(move);
        assertThat(game.parse(child.format())).isEqualTo(child);
      }
    }
    assertThat(read).isBetween(20_000, 39_000);
  }

  private static String setUp(int code) {
    StringBuilder text = new StringBuilder();
    int rest = code / 2;
    for (int square = 0; square < 9; square++) {
      text.append(square > 0 && square % 3 == 0 ? "/" : "").append("rb.".charAt(rest % 3));
      rest /= 3;
    }
    String rows = text.toString().replace("...", "3").replace("..", "2").replace(".", "1");
    return rows + (code % 2 == 0 ? " r" : " b");
  }

  private static Optional<TalpaPosition> read(TalpaGame game, String text) {
    try {
      return Optional.of(game.parse(text));
    } catch (IllegalPositionException e) {
      return Optional.empty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''     | move-form [, b2c2]",
        "c      | move-form [c, b2c2]",
        "C3     | move-form [C3, b2c2]",
        "a1a2a3 | move-form [a1a2a3, b2c2]",
        "a1-a2  | move-form [a1-a2, b2c2]",
        "a01    | move-form [a01, b2c2]",
        "' a1a2'| move-form [ a1a2, b2c2]",
        "e1     | no-such-cell [e1]",
        "a1a5   | no-such-cell [a5]",
        "a10a9  | no-such-cell [a10]",
      })
  void aMalformedMoveIsRefusedWithItsReason(String text, String expected) {
    MoveFormatException problem =
        catchThrowableOfType(MoveFormatException.class, () -> captures.parseMove(text));
    assertThat(violation(problem)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a1   | rule 5: capture-first []",
        "d4   | rule 5: capture-first []",
        "a2   | rule 4: not-yours [a2, SECOND, FIRST]",
        "c1   | rule 4: empty-cell [c1]",
        "a2a1 | rule 4: not-yours [a2, SECOND, FIRST]",
        "c1b1 | rule 4: empty-cell [c1]",
        "b2b3 | rule 4: nothing-there [b3]",
        "b2c3 | rule 4: not-beside [b2, c3]",
        "b2d2 | rule 4: not-beside [b2, d2]",
        "b2b2 | rule 5: capture-first []",
      })
  void anIllegalCaptureNamesTheRule(String text, String expected) {
    IllegalMoveException problem =
        catchThrowableOfType(IllegalMoveException.class, () -> captures.parseMove(text));
    assertThat(violation(problem)).isEqualTo(expected);
  }

  @Test
  void aPieceMovesOnlyOntoANeighbouringEnemy() {
    TalpaPosition friends = talpa.game("4x4").parse("rrb1/br1b/2br/rb1r r");
    IllegalMoveException own =
        catchThrowableOfType(IllegalMoveException.class, () -> friends.parseMove("a4b4"));
    assertThat(violation(own)).isEqualTo("rule 4: own-piece-there [b4, FIRST]");
    IllegalMoveException idle =
        catchThrowableOfType(IllegalMoveException.class, () -> friends.parseMove("d1d2"));
    assertThat(violation(idle)).isEqualTo("rule 5: nothing-to-capture [d1]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a4   | rule 5: not-yours [a4, FIRST, SECOND]",
        "a3   | rule 5: empty-cell [a3]",
        "a2b2 | rule 5: remove-instead []",
        "a2a2 | rule 5: remove-instead []",
        "b3b2 | rule 5: not-yours [b3, FIRST, SECOND]",
      })
  void anIllegalRemovalNamesTheRule(String text, String expected) {
    IllegalMoveException problem =
        catchThrowableOfType(IllegalMoveException.class, () -> removals.parseMove(text));
    assertThat(violation(problem)).isEqualTo(expected);
  }

  @Test
  void nothingIsPlayedAfterTheEnd() {
    TalpaPosition over = talpa.game("3x3").parse("r1r/b1b/r1b b");
    for (String text : List.of("a1", "a2a1", "b1")) {
      IllegalMoveException problem =
          catchThrowableOfType(IllegalMoveException.class, () -> over.parseMove(text));
      assertThat(problem.violation()).isEqualTo(Violations.gameOver());
    }
    assertThat(over.findViolation(List.of())).contains(Violations.gameOver());
    assertThat(catchThrowableOfType(IllegalMoveException.class, () -> over.prompt(List.of())))
        .extracting(RulesException::violation)
        .isEqualTo(Violations.gameOver());
  }

  @Test
  void anyClickHasAnAnswer() {
    assertThat(captures.findViolation(List.of(new ClickTarget.Cell(-1))))
        .contains(Violations.noSuchCell("-1"));
    assertThat(captures.findViolation(List.of(new ClickTarget.Cell(16))))
        .contains(Violations.noSuchCell("16"));
    assertThat(captures.findViolation(List.of(new ClickTarget.Tile(1))))
        .contains(Violations.illegalMove());
    assertThat(captures.findViolation(List.of(new ClickTarget.Rotation(1))))
        .contains(Violations.illegalMove());
    ClickTarget.Cell a1 = new ClickTarget.Cell(0);
    assertThat(captures.findViolation(List.of(a1, new ClickTarget.Cell(4), a1)))
        .contains(Violations.illegalMove());
    assertThat(captures.findViolation(List.of(a1, new ClickTarget.Cell(4)))).isEmpty();
    assertThat(captures.findViolation(List.of())).isEmpty();
  }

  /// A path is refused exactly when no legal move begins with it.
  @Test
  void everyPairOfClicksIsJudgedByTheLegalMoves() {
    for (TalpaPosition position : List.of(captures, removals)) {
      for (int from = 0; from < 16; from++) {
        for (int to = 0; to < 16; to++) {
          List<ClickTarget> path = List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to));
          boolean legal = false;
          for (int move : position.legalMoves()) {
            legal |= position.decode(move).path().equals(path);
          }
          Optional<Violation> whyNot = position.findViolation(path);
          assertThat(whyNot.isEmpty()).as("%s", path).isEqualTo(legal);
        }
      }
    }
  }

  @Test
  void sidesAreRedAndBlueInText() {
    assertThat(captures.sideToMove()).isEqualTo(Side.FIRST);
    assertThat(removals.sideToMove()).isEqualTo(Side.SECOND);
    assertThat(removals).hasToString("r1b1/1r2/b1r1/1b1r b");
  }
}
