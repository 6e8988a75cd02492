package domineering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.support.Zobrist;

/// A position of Domineering: the cells that each side's dominoes cover, one bit for each cell.
///
/// A move is the number of its lower or left cell plus 1; 0 is "no move". Its text is that cell.
public record DomineeringPosition(
    DomineeringGame game, long vertical, long horizontal, Side sideToMove) implements Position {
  private static final long FIRST_TO_MOVE = 0x9E3779B97F4A7C15L;

  boolean isVertical(int cell) {
    return (vertical >>> cell & 1) != 0;
  }

  boolean isHorizontal(int cell) {
    return (horizontal >>> cell & 1) != 0;
  }

  /// Returns the distance between the two cells of the mover's dominoes.
  private int step() {
    return sideToMove == Side.FIRST ? game.size() : 1;
  }

  /// Returns the cells where the mover can place the lower or left half of a domino.
  private long placements() {
    int size = game.size();
    int cells = size * size;
    long board = cells == Long.SIZE ? -1L : (1L << cells) - 1;
    long free = board & ~(vertical | horizontal);
    long lower = free & free >>> step();
    if (sideToMove == Side.FIRST) {
      return lower;
    }
    for (int row = 0; row < size; row++) {
      lower &= ~(1L << row * size + size - 1); // A domino does not continue in the next row.
    }
    return lower;
  }

  /// Returns the same cells with the other side to move.
  DomineeringPosition withOtherToMove() {
    return new DomineeringPosition(game, vertical, horizontal, sideToMove.other());
  }

  int countDominoes() {
    return Long.bitCount(vertical | horizontal) / 2;
  }

  @Override
  public Outcome outcome() {
    return placements() == 0
        ? Outcome.win(sideToMove.other(), EndReason.NO_MOVES)
        : Outcome.ONGOING;
  }

  @Override
  public long hash() {
    long side = sideToMove == Side.FIRST ? FIRST_TO_MOVE : 0;
    return Zobrist.mix(vertical) ^ Zobrist.mix(~horizontal) ^ Zobrist.mix(side);
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    int end = offset;
    for (long left = placements(); left != 0; left &= left - 1) {
      buffer[end++] = Long.numberOfTrailingZeros(left) + 1;
    }
    return end;
  }

  @Override
  public int countMoves() {
    return Long.bitCount(placements());
  }

  @Override
  public int moveAt(int index) {
    long left = placements();
    for (int i = 0; i < index; i++) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left) + 1;
  }

  @Override
  public Position playUnchecked(int move) {
    long domino = 1L << move - 1 | 1L << move - 1 + step();
    return sideToMove == Side.FIRST
        ? new DomineeringPosition(game, vertical | domino, horizontal, Side.SECOND)
        : new DomineeringPosition(game, vertical, horizontal | domino, Side.FIRST);
  }

  @Override
  public String format() {
    return game.format(this);
  }

  @Override
  public int parseMove(String text) {
    if (!text.matches("[a-z][1-9][0-9]?")) {
      throw new MoveFormatException(Violations.malformedMove(text, "b2"));
    }
    OptionalInt cell = game.board().cell(text);
    if (cell.isEmpty()) {
      throw new MoveFormatException(Violations.noSuchCell(text));
    }
    Optional<Violation> violation = findViolation(List.of(new ClickTarget.Cell(cell.getAsInt())));
    if (violation.isPresent()) {
      throw new IllegalMoveException(violation.get());
    }
    return cell.getAsInt() + 1;
  }

  @Override
  public String formatMove(int move) {
    return game.board().name(move - 1);
  }

  @Override
  public Action decode(int move) {
    Piece domino = Piece.of(sideToMove, "domino");
    return new Action(
        List.of(new ClickTarget.Cell(move - 1)),
        List.of(
            new Effect.Placed(move - 1, domino), new Effect.Placed(move - 1 + step(), domino)));
  }

  @Override
  public Optional<Violation> findViolation(List<ClickTarget> path) {
    if (outcome().isOver()) {
      return Optional.of(Violations.gameOver());
    }
    if (path.isEmpty()) {
      return Optional.empty();
    }
    if (path.size() > 1 || !(path.getFirst() instanceof ClickTarget.Cell(int cell))) {
      return Optional.of(Violations.illegalMove());
    }
    if (cell < 0 || cell >= game.board().cellCount()) {
      return Optional.of(Violations.noSuchCell(String.valueOf(cell)));
    }
    return (placements() >>> cell & 1) != 0
        ? Optional.empty()
        : Optional.of(Violation.of("3", "no-room", game.board().name(cell), sideToMove));
  }

  @Override
  public MovePrompt prompt(List<String> answers) {
    if (outcome().isOver()) {
      throw new IllegalMoveException(Violations.gameOver());
    }
    return answers.isEmpty()
        ? new MovePrompt.Question(Message.of("question.cell"))
        : new MovePrompt.Complete(parseMove(answers.getFirst()));
  }

  @Override
  public Scene scene() {
    List<Scene.PlacedPiece> pieces = new ArrayList<>();
    for (int cell = 0; cell < game.board().cellCount(); cell++) {
      if (isVertical(cell) || isHorizontal(cell)) {
        Side owner = isVertical(cell) ? Side.FIRST : Side.SECOND;
        pieces.add(new Scene.PlacedPiece(cell, Piece.of(owner, "domino")));
      }
    }
    Scene.Area area = Scene.Area.of(game.size(), game.size());
    return new Scene(area, pieces, List.of(), List.of(), List.of());
  }

  @Override
  public String toString() {
    return game.id() + " " + format();
  }
}
