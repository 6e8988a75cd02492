package tabuleiro.lab.report.sample;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.support.SeededRandom;

/// Which symmetries of its board a game has.
public final class GameSymmetries {
  /// Games that a symmetry is tried on; one that is none fails within the first.
  private static final int TRIALS = 3;

  private GameSymmetries() {}

  /// Returns the symmetries that keep a game as it is, sides and aims included: they map the start
  /// onto itself, and random games onto games with the same moves to choose from and the same
  /// outcome. None where the start is drawn.
  public static List<BoardSymmetry> ofGame(Game game) {
    return game.hasRandomStart()
        ? List.of()
        : BoardSymmetry.of(game.board()).stream()
            .filter(symmetry -> keeps(game, symmetry))
            .toList();
  }

  private static boolean keeps(Game game, BoardSymmetry symmetry) {
    RandomGenerator random = SeededRandom.of(1);
    for (int trial = 0; trial < TRIALS; trial++) {
      Position position = game.start(1);
      Position image = position;
      while (!position.outcome().isOver()) {
        int move = position.moveAt(SeededRandom.nextBelow(random, position.countMoves()));
        int moveOfImage = symmetry.imageMove(position.decode(move), image);
        if (moveOfImage == 0 || image.countMoves() != position.countMoves()) {
          return false;
        }
        position = position.playUnchecked(move);
        image = image.playUnchecked(moveOfImage);
        if (position.outcome() != image.outcome()) {
          return false;
        }
      }
    }
    return true;
  }

  /// Returns the symmetries by which the second player may mirror the first: they undo themselves
  /// and map the pieces of each side onto those of the other, in several drawn starts where the
  /// start is drawn. None where there is no piece at the start.
  public static List<BoardSymmetry> mirrorsOf(Game game) {
    return BoardSymmetry.of(game.board()).stream()
        .filter(BoardSymmetry::isInvolution)
        .filter(symmetry -> exchanges(game, symmetry))
        .toList();
  }

  private static boolean exchanges(Game game, BoardSymmetry symmetry) {
    for (int seed = 1; seed <= TRIALS; seed++) {
      Map<Integer, Piece> pieces = new HashMap<>();
      for (Scene.PlacedPiece placed : game.start(seed).scene().pieces()) {
        pieces.put(placed.cell(), placed.piece());
      }
      for (Map.Entry<Integer, Piece> placed : pieces.entrySet()) {
        Piece image = pieces.get(symmetry.image(placed.getKey()));
        boolean isExchanged =
            image != null
                && image.kind().equals(placed.getValue().kind())
                && image.side() == placed.getValue().side().other();
        if (!isExchanged) {
          return false;
        }
      }
      if (pieces.isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /// Returns the moves that symmetries make of a move in a position that they keep, itself
  /// included.
  public static Set<Integer> orbit(Position position, int move, List<BoardSymmetry> symmetries) {
    Set<Integer> orbit = new HashSet<>(Set.of(move));
    for (BoardSymmetry symmetry : symmetries) {
      orbit.add(symmetry.imageMove(position.decode(move), position));
    }
    return orbit;
  }
}
