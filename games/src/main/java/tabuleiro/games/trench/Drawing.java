package tabuleiro.games.trench;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Action;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Spot;

/// Positions and moves as a screen draws them.
final class Drawing {
  private static final Scene.Mark TRENCH = new Scene.Mark("trench", squares(Squares.TRENCH));

  private Drawing() {}

  static Scene scene(TrenchPosition position) {
    List<Scene.PlacedPiece> pieces =
        squares(position.reaching(1)).stream()
            .map(square -> new Scene.PlacedPiece(square, piece(position, square)))
            .toList();
    return new Scene(
        Scene.Area.of(Squares.SIZE, Squares.SIZE),
        pieces,
        List.of(),
        List.of(TRENCH),
        List.of(
            points(position, Side.FIRST),
            points(position, Side.SECOND),
            Phrase.of("standing.plies-left", position.pliesLeft())));
  }

  /// Returns a legal move as data: the captures in the order of the way, then the move.
  static Action action(TrenchPosition position, int from, int to) {
    List<Effect> effects = new ArrayList<>();
    long captured = position.captured(from, to);
    int step = Squares.step(from, to);
    for (int square = from + step; captured != 0; square += step) {
      if (Squares.has(captured, square)) {
        effects.add(new Effect.Removed(square, piece(position, square)));
        captured ^= Squares.bit(square);
      }
    }
    effects.add(new Effect.Moved(from, to, piece(position, from)));
    return new Action(List.of(new Spot.Cell(from), new Spot.Cell(to)), effects);
  }

  private static Phrase points(TrenchPosition position, Side side) {
    return Phrase.of("standing.points", side, position.points(side));
  }

  private static Piece piece(TrenchPosition position, int square) {
    Side owner = position.ownerAt(square).orElseThrow();
    return Piece.of(owner, Rank.ofReach(position.reachAt(square)).kind());
  }

  private static List<Integer> squares(long set) {
    List<Integer> squares = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      squares.add(Long.numberOfTrailingZeros(rest));
    }
    return squares;
  }
}
