package tabuleiro.view.position;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.games.Games;
import tabuleiro.play.LegalMove;
import tabuleiro.play.live.ClickPath;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.text.Messages;

/// A variation: a sequence of legal moves from any position. Immutable.
///
/// @param positions the initial position and the position after each move
/// @param moves the moves between the positions
public record Variation(List<Position> positions, List<Integer> moves) {
  /// Copies the lists.
  public Variation {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  /// Returns a game variant.
  ///
  /// @throws UnknownBoardException when the game or variant is unknown
  public static Game game(String family, String variant) {
    Family found =
        Games.find(family)
            .orElseThrow(() ->
                new UnknownBoardException(
                    Message.of("replay.unknown-game", family, String.join(", ", Games.names()))));
    try {
      return found.game(variant);
    } catch (UnknownVariantException e) {
      String featured = String.join(", ", found.featuredVariants());
      UnknownBoardException problem =
          new UnknownBoardException(
              Message.of("replay.unknown-variant", family, variant, featured));
      problem.initCause(e);
      throw problem;
    }
  }

  /// Returns a variation.
  ///
  /// @param texts the moves
  /// @throws tabuleiro.rules.RulesException when a move is not legal
  public static Variation of(Position start, List<String> texts) {
    List<Position> positions = new ArrayList<>(List.of(start));
    List<Integer> moves = new ArrayList<>();
    for (String text : texts) {
      Position now = positions.getLast();
      int move = now.parseMove(text);
      moves.add(move);
      positions.add(now.playUnchecked(move));
    }
    return new Variation(positions, moves);
  }

  /// Returns this variation with one more move.
  ///
  /// @param path the names of the click targets that enter the move
  /// @throws tabuleiro.rules.RulesException when the path enters no legal move
  public Variation with(List<String> path) {
    LegalMove move = ClickPath.resolve(end(), path);
    List<Position> longer = new ArrayList<>(positions);
    longer.add(move.after());
    List<Integer> more = new ArrayList<>(moves);
    more.add(move.code());
    return new Variation(longer, more);
  }

  /// Splits a list of moves or click targets at spaces.
  public static List<String> splitWords(String text) {
    String stripped = text.strip();
    return stripped.isEmpty() ? List.of() : List.of(stripped.split("\\s+", -1));
  }

  /// Returns the initial position.
  public Position start() {
    return positions.getFirst();
  }

  /// Returns the position after the last move.
  public Position end() {
    return positions.getLast();
  }

  /// Returns the moves as JSON.
  ///
  /// @param messages the messages of the game
  List<MoveJson> movesJson(Messages messages) {
    return IntStream.range(0, moves.size())
        .mapToObj(i -> MoveJsonMapper.of(positions.get(i), moves.get(i), messages))
        .toList();
  }
}
