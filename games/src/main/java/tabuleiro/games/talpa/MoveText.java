package tabuleiro.games.talpa;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;

/// Move text: `c3d3` captures from c3 on d3, `c3` removes the piece on c3.
final class MoveText {
  private static final String EXAMPLE = "b2c2";
  private static final Pattern FORM = Pattern.compile("([a-z][1-9][0-9]?)([a-z][1-9][0-9]?)?");

  private MoveText() {}

  static String format(SquareBoard board, int move) {
    String from = board.name(TalpaMove.from(move));
    return TalpaMove.isRemoval(move) ? from : from + board.name(TalpaMove.to(move));
  }

  static int parse(TalpaPosition position, String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new MoveFormatException(Violations.malformedMove(text, EXAMPLE));
    }
    int from = square(position, form.group(1));
    if (form.group(2) == null) {
      return removal(position, from);
    }
    return capture(position, from, square(position, form.group(2)));
  }

  private static int square(TalpaPosition position, String name) {
    return position
        .game()
        .board()
        .cell(name)
        .orElseThrow(() -> new MoveFormatException(Violations.noSuchCell(name)));
  }

  /// Returns the removal of the piece on `square`.
  ///
  /// @throws IllegalMoveException when the rules forbid it
  static int removal(TalpaPosition position, int square) {
    // Said before "the piece has nothing to capture", which is no answer to who wants to remove it.
    Optional<Side> owner = position.owner(square);
    boolean own = owner.isPresent() && owner.get() == position.sideToMove();
    if (own && position.canCapture() && !position.outcome().isOver()) {
      throw new IllegalMoveException(TalpaViolations.captureFirst());
    }
    check(position, List.of(square));
    return TalpaMove.removal(square);
  }

  /// Returns the capture from one square on another.
  ///
  /// @throws IllegalMoveException when the rules forbid it
  static int capture(TalpaPosition position, int from, int to) {
    check(position, List.of(from, to));
    return TalpaMove.capture(from, to);
  }

  private static void check(TalpaPosition position, List<Integer> squares) {
    List<ClickTarget> path = new ArrayList<>();
    squares.forEach(square -> path.add(new ClickTarget.Cell(square)));
    Optional<Violation> refusal = position.findViolation(path);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
  }
}
