package tabuleiro.engine;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.support.Zobrist;

/// A game for which the engine has no evaluator, no measured levels and no tables: a move takes
/// one, two or three stones of a heap, and the side that takes the last stone wins. A side can
/// force a win unless the number of stones is a multiple of 4.
record StonesPosition(int stones, Side sideToMove) implements Position {
  /// The game with 21 stones.
  record Stones() implements Game {
    private static final int START = 21;

    @Override
    public GameId id() {
      return new GameId("stones", "21");
    }

    @Override
    public Board board() {
      return new SquareBoard(START, 1);
    }

    @Override
    public StonesPosition start(long seed) {
      return new StonesPosition(START, Side.FIRST);
    }

    @Override
    public StonesPosition parse(String text) {
      if (!text.matches("[0-9]{1,2} [fs]")) {
        throw new PositionFormatException(Violations.malformedPosition(text, "21 f"));
      }
      int stones = Integer.parseInt(text.substring(0, text.indexOf(' ')));
      return new StonesPosition(stones, text.endsWith("f") ? Side.FIRST : Side.SECOND);
    }

    @Override
    public int maxPlies() {
      return START;
    }

    @Override
    public int maxMoves() {
      return 3;
    }
  }

  @Override
  public Game game() {
    return new Stones();
  }

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
      buffer[offset + i] = moveAt(i);
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
    return new StonesPosition(stones - move, sideToMove.other());
  }

  @Override
  public String format() {
    return stones + (sideToMove == Side.FIRST ? " f" : " s");
  }

  @Override
  public int parseMove(String text) {
    if (!text.matches("[123]") || Integer.parseInt(text) > stones) {
      throw new MoveFormatException(Violations.malformedMove(text, "3"));
    }
    return Integer.parseInt(text);
  }

  @Override
  public String formatMove(int move) {
    return String.valueOf(move);
  }

  @Override
  public Action decode(int move) {
    return new Action(List.of(new ClickTarget.Cell(stones - move)), List.of());
  }

  @Override
  public Optional<Violation> findViolation(List<ClickTarget> path) {
    return Optional.empty();
  }

  @Override
  public MovePrompt prompt(List<String> answers) {
    return answers.isEmpty()
        ? new MovePrompt.Question(Message.of("question.stones"))
        : new MovePrompt.Complete(parseMove(answers.getFirst()));
  }

  @Override
  public Scene scene() {
    return new Scene(Scene.Area.of(Stones.START, 1), List.of(), List.of(), List.of(), List.of());
  }
}
