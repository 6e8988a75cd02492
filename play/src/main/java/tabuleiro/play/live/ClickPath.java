package tabuleiro.play.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.LegalMove;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;

/// Resolves the click paths that pages send.
public final class ClickPath {
  private ClickPath() {}

  /// Returns the legal move that a click path enters.
  ///
  /// @param names the names of its click targets; see [ClickTargetName]
  /// @throws MoveFormatException when a name is invalid
  /// @throws IllegalMoveException when the rules forbid the path, or it is incomplete
  public static LegalMove resolve(Position position, List<String> names) {
    Board board = position.game().board();
    List<ClickTarget> path = new ArrayList<>();
    for (String name : names) {
      Optional<ClickTarget> target = ClickTargetName.parse(name, board);
      path.add(target.orElseThrow(() -> new MoveFormatException(Violations.noSuchCell(name))));
    }
    for (int move : position.legalMoves()) {
      if (position.decode(move).path().equals(path)) {
        return LegalMove.ofGenerated(position, move);
      }
    }
    throw new IllegalMoveException(position.findViolation(path).orElse(Violations.illegalMove()));
  }
}
