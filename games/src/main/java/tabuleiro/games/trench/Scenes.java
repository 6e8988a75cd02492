package tabuleiro.games.trench;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;

/// Positions and moves as a screen draws them.
final class Scenes {
  /// The squares of the trench.
  static final Scene.MarkKind TRENCH = new Scene.MarkKind("trench", Scene.MarkStyle.TERRAIN);

  private static final Scene.Mark TRENCH_MARK =
      new Scene.Mark(TRENCH, squares(TrenchSquares.TRENCH));

  private Scenes() {}

  /// As [TrenchPosition#scene()].
  static Scene scene(TrenchPosition position) {
    List<Scene.PlacedPiece> pieces =
        squares(position.piecesReaching(1)).stream()
            .map(square -> new Scene.PlacedPiece(square, piece(position, square)))
            .toList();
    return new Scene(
        Scene.Area.of(TrenchSquares.SIZE, TrenchSquares.SIZE),
        pieces,
        List.of(),
        List.of(TRENCH_MARK),
        List.of(points(position, Side.FIRST), points(position, Side.SECOND), pliesLeft(position)));
  }

  /// The counters that can still end the game: a capture starts one of them again, but not the
  /// other.
  private static Message pliesLeft(TrenchPosition position) {
    int all = position.pliesLeftInAll();
    int quiet = position.pliesLeft();
    if (all == quiet) {
      return Message.of("metric.plies-left", all);
    }
    return all == TrenchEndConditions.NEVER
        ? Message.of("metric.quiet-plies-left", quiet)
        : Message.of("metric.plies-left-both", all, quiet);
  }

  /// As [TrenchPosition#decode(int)]: the captures in the order of the path, then the move.
  static Action action(TrenchPosition position, int move) {
    int from = TrenchMove.from(move);
    int to = TrenchMove.to(move);
    List<Effect> effects = new ArrayList<>();
    long captured = position.capturedSquares(from, to);
    int step = TrenchSquares.step(from, to);
    for (int square = from + step; captured != 0; square += step) {
      if (TrenchSquares.has(captured, square)) {
        effects.add(new Effect.Removed(square, piece(position, square)));
        captured ^= TrenchSquares.bit(square);
      }
    }
    effects.add(new Effect.Moved(from, to, piece(position, from)));
    return new Action(List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to)), effects);
  }

  private static Message points(TrenchPosition position, Side side) {
    return Message.of("metric.points", side, position.capturedPoints(side));
  }

  private static Piece piece(TrenchPosition position, int square) {
    Side owner = position.ownerAt(square).orElseThrow();
    return Piece.of(owner, TrenchRank.ofReach(position.reachAt(square)).kind());
  }

  private static List<Integer> squares(long set) {
    List<Integer> squares = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      squares.add(Long.numberOfTrailingZeros(rest));
    }
    return squares;
  }
}
