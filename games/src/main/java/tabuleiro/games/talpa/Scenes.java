package tabuleiro.games.talpa;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Scene.Area;
import tabuleiro.rules.Scene.Mark;
import tabuleiro.rules.Scene.PlacedPiece;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.SquareBoard;

/// Positions and moves as a screen draws them.
final class Scenes {
  /// A shortest path between the winner's edges, in the order of its cells.
  static final Scene.MarkKind PATH = new Scene.MarkKind("path", Scene.MarkStyle.WINNING);

  private Scenes() {}

  private static Piece mole(Side side) {
    return Piece.of(side, "mole");
  }

  /// As [TalpaPosition#decode(int)].
  static Action action(TalpaPosition position, int move) {
    int from = TalpaMove.from(move);
    int to = TalpaMove.to(move);
    Side mover = position.sideToMove();
    if (TalpaMove.isRemoval(move)) {
      return new Action(
          List.of(new ClickTarget.Cell(from)), List.of(new Effect.Removed(from, mole(mover))));
    }
    return new Action(
        List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to)),
        List.of(
            new Effect.Removed(to, mole(mover.other())), new Effect.Moved(from, to, mole(mover))));
  }

  /// As [TalpaPosition#scene()].
  static Scene scene(TalpaPosition position) {
    SquareBoard board = position.game().board();
    List<PlacedPiece> pieces = new ArrayList<>();
    for (int square = 0; square < board.cellCount(); square++) {
      Optional<Side> owner = position.ownerAt(square);
      if (owner.isPresent()) {
        pieces.add(new PlacedPiece(square, mole(owner.get())));
      }
    }
    Area area = Area.of(board.columns(), board.rows());
    return new Scene(area, pieces, List.of(), pathMarks(position), metrics(position));
  }

  /// Returns a path for each region that joins the winner's edges; a game leaves one, a position
  /// that was read from a text may have several.
  private static List<Mark> pathMarks(TalpaPosition position) {
    Optional<Side> winner = position.outcome().winner();
    return winner.map(side -> pathMarks(position, side)).orElse(List.of());
  }

  private static List<Mark> pathMarks(TalpaPosition position, Side winner) {
    SquareBoard board = position.game().board();
    List<Mark> paths = new ArrayList<>();
    BitSet seen = new BitSet();
    for (int square = 0; square < board.cellCount(); square++) {
      if (seen.get(square)) {
        continue;
      }
      BitSet region = position.emptyRegion(square);
      seen.or(region);
      List<Integer> path = EdgePaths.shortest(board, region, winner);
      if (!path.isEmpty()) {
        paths.add(new Mark(PATH, path));
      }
    }
    return paths;
  }

  /// Returns the reach of Red and of Blue, then the two spans that it is the difference of.
  private static List<Message> metrics(TalpaPosition position) {
    TalpaSpans spans = position.spans();
    int redReach = spans.vertical() - spans.horizontal();
    return List.of(
        Message.of("metric.reach", Side.FIRST, redReach),
        Message.of("metric.reach", Side.SECOND, -redReach),
        Message.of("metric.spans", spans.vertical(), spans.horizontal()));
  }
}
