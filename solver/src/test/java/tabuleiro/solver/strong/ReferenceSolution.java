package tabuleiro.solver.strong;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.function.Function;
import tabuleiro.reference.ReferenceGame;
import tabuleiro.reference.ReferenceGames;
import tabuleiro.reference.ReferencePosition;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.table.Distance;
import tabuleiro.testkit.BoardTextSymmetries;

/// Every reachable position and its distance, by the slow rules and plain minimax. Symmetric
/// positions count once.
final class ReferenceSolution {
  private final ReferenceGame game;
  private final Function<String, SortedSet<String>> images;

  /// The representative of each text: the first text among its images.
  private final Map<String, String> names = new HashMap<>();

  /// By representative.
  private final Map<String, Distance> known = new HashMap<>();

  /// By the text with which a position was first visited.
  private final Map<String, Distance> distances = new HashMap<>();

  private ReferenceSolution(ReferenceGame game, Function<String, SortedSet<String>> images) {
    this.game = game;
    this.images = images;
  }

  /// Solves a game from a position.
  static ReferenceSolution of(String family, String variant, String text) {
    ReferenceSolution solution =
        new ReferenceSolution(ReferenceGames.game(family, variant), images(family, variant));
    solution.solve(text);
    return solution;
  }

  /// Returns the images that have the same value for the side to move.
  private static Function<String, SortedSet<String>> images(String family, String variant) {
    if (!family.equals("talpa")) {
      char first = family.equals("jostle") ? 'r' : 'w';
      return text ->
          BoardTextSymmetries.allImages(
              text,
              BoardTextSymmetries::mirrored,
              BoardTextSymmetries::upsideDown,
              BoardTextSymmetries::transposed,
              one -> BoardTextSymmetries.withLettersSwapped(one, first, 'b'));
    }
    if (variant.charAt(0) != variant.charAt(2)) {
      return text ->
          BoardTextSymmetries.allImages(
              text, BoardTextSymmetries::mirrored, BoardTextSymmetries::upsideDown);
    }
    return text ->
        BoardTextSymmetries.allImages(
            text,
            BoardTextSymmetries::mirrored,
            BoardTextSymmetries::upsideDown,
            one ->
                BoardTextSymmetries.withLettersSwapped(
                    BoardTextSymmetries.transposed(one), 'r', 'b'));
  }

  /// Returns the distances, by the text of one position of each class of symmetric positions.
  Map<String, Distance> distances() {
    return distances;
  }

  private Distance solve(String text) {
    String name = names.computeIfAbsent(text, met -> images.apply(met).first());
    if (known.containsKey(name)) {
      return known.get(name);
    }
    ReferencePosition position = game.parse(text);
    Distance distance = finished(position);
    for (String move : position.moves()) {
      Distance found = solve(position.play(move).format()).onePlyEarlier();
      distance = isBetter(found, distance) ? found : distance;
    }
    known.put(name, distance);
    distances.put(text, distance);
    return distance;
  }

  private static boolean isBetter(Distance one, Distance other) {
    if (one.value() != other.value()) {
      return one.value().ordinal() > other.value().ordinal();
    }
    return one.value() == GameValue.WIN ? one.plies() < other.plies() : one.plies() > other.plies();
  }

  /// Returns the distance of a finished position; for any other position, a distance that every
  /// move exceeds.
  private static Distance finished(ReferencePosition position) {
    if (!position.moves().isEmpty()) {
      return new Distance(GameValue.LOSS, -1);
    }
    String result = position.outcome().split(" ", 2)[0];
    if (result.equals("1/2-1/2")) {
      return new Distance(GameValue.DRAW, 0);
    }
    boolean firstWins = result.equals("1-0");
    String side = position.format().split(" ", -1)[1];
    boolean firstMoves = side.equals("r") || (side.equals("b") && isMorelli(position));
    return new Distance(firstWins == firstMoves ? GameValue.WIN : GameValue.LOSS, 0);
  }

  /// The texts of Morelli have three fields, and its first player has the letter of the second
  /// player in the other games.
  private static boolean isMorelli(ReferencePosition position) {
    return position.format().split(" ", -1).length == 3;
  }
}
