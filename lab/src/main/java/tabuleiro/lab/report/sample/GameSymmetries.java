package tabuleiro.lab.report.sample;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.support.SeededRandom;

/// The symmetries of a game among those of its board.
public final class GameSymmetries {
  /// The number of games on which a symmetry is tried; a wrong one fails within the first.
  private static final int TRIALS = 3;

  private GameSymmetries() {}

  /// Returns the symmetries that preserve the game, including sides and goals: they map the start
  /// onto itself, and random games onto games with equally many legal moves and the same outcome.
  /// Empty for a game with random starts.
  public static List<BoardSymmetry> ofGame(Game game) {
    return game.hasRandomStart()
        ? List.of()
        : BoardSymmetry.of(game.board()).stream()
            .filter(symmetry -> preserves(game, symmetry))
            .toList();
  }

  private static boolean preserves(Game game, BoardSymmetry symmetry) {
    RandomGenerator random = SeededRandom.of(1);
    for (int trial = 0; trial < TRIALS; trial++) {
      Position position = game.start(1);
      Position image = position;
      while (!position.outcome().isOver()) {
        int move = Playout.randomMove(position, random);
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

  /// Returns the symmetries with which the second player can mirror the first: they are their own
  /// inverse and exchange the pieces of the sides at the start, in several random starts where the
  /// game has them. Empty when there are no pieces at the start.
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

  /// Returns the images of a move under symmetries that preserve the position, including the move
  /// itself.
  public static Set<Integer> orbit(Position position, int move, List<BoardSymmetry> symmetries) {
    Set<Integer> orbit = new HashSet<>(Set.of(move));
    for (BoardSymmetry symmetry : symmetries) {
      orbit.add(symmetry.imageMove(position.decode(move), position));
    }
    return orbit;
  }
}
