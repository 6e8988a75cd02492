package tabuleiro.server.study;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.server.view.ClickPath;
import tabuleiro.server.view.MoveJson;

/// A line of play from any position of any game. Immutable.
///
/// @param positions the start and the position after each move
/// @param moves those that lead from each position to the next
record StudyVariation(List<Position> positions, List<Integer> moves) {
  /// Copies the lists.
  StudyVariation {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  /// Returns the game of two names.
  ///
  /// @throws StudyException when there is no such game or variant
  static Game game(String family, String variant) {
    Family found =
        Games.find(family)
            .orElseThrow(() ->
                new StudyException(
                    "replay.unknown-game", family, String.join(", ", Games.names())));
    try {
      return found.game(variant);
    } catch (UnknownVariantException e) {
      String featured = String.join(", ", found.featuredVariants());
      StudyException problem =
          new StudyException("replay.unknown-variant", family, variant, featured);
      problem.initCause(e);
      throw problem;
    }
  }

  /// Returns the line that begins at a position and is made of some moves.
  ///
  /// @param texts the moves
  /// @throws tabuleiro.rules.RulesException when a move is not legal, with its rule
  static StudyVariation of(Position start, List<String> texts) {
    List<Position> positions = new ArrayList<>(List.of(start));
    List<Integer> moves = new ArrayList<>();
    for (String text : texts) {
      Position now = positions.getLast();
      int move = now.parseMove(text);
      moves.add(move);
      positions.add(now.playUnchecked(move));
    }
    return new StudyVariation(positions, moves);
  }

  /// Returns this line with the move that a click path enters.
  ///
  /// @param path the names of its spots
  /// @throws tabuleiro.rules.RulesException when it enters no legal move, with the rule
  StudyVariation with(List<String> path) {
    int move = ClickPath.resolve(end(), path);
    List<Position> longer = new ArrayList<>(positions);
    longer.add(end().playUnchecked(move));
    List<Integer> more = new ArrayList<>(moves);
    more.add(move);
    return new StudyVariation(longer, more);
  }

  /// Returns the words of a text, none for an empty one: moves, or the spots of a click path.
  static List<String> splitWords(String text) {
    String stripped = text.strip();
    return stripped.isEmpty() ? List.of() : List.of(stripped.split("\\s+", -1));
  }

  Position start() {
    return positions.getFirst();
  }

  Position end() {
    return positions.getLast();
  }

  /// Returns the moves as they are shown.
  List<MoveJson> movesJson() {
    return IntStream.range(0, moves.size())
        .mapToObj(i -> MoveJson.of(positions.get(i), moves.get(i)))
        .toList();
  }
}
