package tabuleiro.play;

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

/// A position of [Nim]; a move's code is the number of stones taken.
public record NimPosition(Nim.NimGame game, int stones, Side sideToMove) implements Position {
  private static final Piece STONE = Piece.of(Side.FIRST, "stone");

  @Override
  public Outcome outcome() {
    return stones == 0 ? Outcome.win(sideToMove.other(), EndReason.NO_MOVES) : Outcome.ONGOING;
  }

  @Override
  public long hash() {
    return Zobrist.mix(2L * stones + (sideToMove == Side.FIRST ? 1 : 2));
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    for (int i = 0; i < countMoves(); i++) {
      buffer[offset + i] = i + 1;
    }
    return offset + countMoves();
  }

  @Override
  public int countMoves() {
    return Math.min(3, stones);
  }

  @Override
  public int moveAt(int index) {
    return index + 1;
  }

  @Override
  public Position playUnchecked(int move) {
    return new NimPosition(game, stones - move, sideToMove.other());
  }

  @Override
  public String format() {
    return stones + (sideToMove == Side.FIRST ? " f" : " s");
  }

  @Override
  public int parseMove(String text) {
    if (!text.matches("[a-z]1")) {
      throw new MoveFormatException(Violations.malformedMove(text, "c1"));
    }
    OptionalInt cell = game.board().cell(text);
    if (cell.isEmpty()) {
      throw new MoveFormatException(Violations.noSuchCell(text));
    }
    Optional<Violation> violation = findViolation(List.of(new ClickTarget.Cell(cell.getAsInt())));
    if (violation.isPresent()) {
      throw new IllegalMoveException(violation.get());
    }
    return stones - cell.getAsInt();
  }

  @Override
  public String formatMove(int move) {
    return game.board().name(stones - move);
  }

  @Override
  public Action decode(int move) {
    List<Effect> effects = new ArrayList<>();
    for (int cell = stones - 1; cell >= stones - move; cell--) {
      effects.add(new Effect.Removed(cell, STONE));
    }
    return new Action(List.of(new ClickTarget.Cell(stones - move)), effects);
  }

  @Override
  public Optional<Violation> findViolation(List<ClickTarget> path) {
    if (outcome().isOver()) {
      return Optional.of(Violations.gameOver());
    }
    if (path.isEmpty()) {
      return Optional.empty();
    }
    boolean isMove =
        path.size() == 1
            && path.getFirst() instanceof ClickTarget.Cell(int cell)
            && cell < stones
            && stones - cell <= 3;
    return isMove ? Optional.empty() : Optional.of(Violation.of("2", "not-a-move"));
  }

  @Override
  public MovePrompt prompt(List<String> answers) {
    return answers.isEmpty()
        ? new MovePrompt.Question(Message.of("question.stone"))
        : new MovePrompt.Complete(parseMove(answers.getFirst()));
  }

  @Override
  public Scene scene() {
    List<Scene.PlacedPiece> pieces = new ArrayList<>();
    for (int cell = 0; cell < stones; cell++) {
      pieces.add(new Scene.PlacedPiece(cell, STONE));
    }
    return new Scene(Scene.Area.of(Nim.NimGame.MOST, 1), pieces, List.of(), List.of(), List.of());
  }
}
