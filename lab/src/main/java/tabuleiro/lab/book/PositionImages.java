package tabuleiro.lab.book;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.engine.book.BookKeys;
import tabuleiro.lab.report.sample.BoardSymmetry;
import tabuleiro.lab.report.sample.GameSymmetries;
import tabuleiro.rules.Position;

/// The symmetric images of positions. Where the keys are those of the solver, it has merged them.
/// Immutable.
final class PositionImages {
  private final Position start;
  private final BookKeys keys;
  private final List<BoardSymmetry> symmetries;

  /// @param start of all paths; only the standard start has images
  PositionImages(Position start, BookKeys keys) {
    this.start = start;
    this.keys = keys;
    boolean isStandard =
        !start.game().hasRandomStart() && start.hash() == start.game().start(1).hash();
    symmetries =
        keys.solverGame().isPresent() || !isStandard
            ? List.of()
            : GameSymmetries.ofGame(start.game());
  }

  /// Returns the keys of a position and its images, ascending.
  ///
  /// @param path the moves that lead from the start to the position
  List<Long> keys(Position position, List<Integer> path) {
    TreeSet<Long> all = new TreeSet<>(List.of(keys.key(position)));
    for (BoardSymmetry symmetry : symmetries) {
      addImage(path, symmetry, all);
    }
    return List.copyOf(all);
  }

  private void addImage(List<Integer> path, BoardSymmetry symmetry, Set<Long> all) {
    Position position = start;
    Position image = start;
    for (int move : path) {
      int moveOfImage = symmetry.imageMove(position.decode(move), image);
      if (moveOfImage == 0) {
        return;
      }
      position = position.playUnchecked(move);
      image = image.playUnchecked(moveOfImage);
    }
    all.add(keys.key(image));
  }
}
