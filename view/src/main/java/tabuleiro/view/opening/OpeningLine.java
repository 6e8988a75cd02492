package tabuleiro.view.opening;

import java.util.List;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.view.position.Variation;

/// The moves of an opening, and the position that they reach.
///
/// @param moves the texts of the moves
/// @param position the position after them
public record OpeningLine(List<String> moves, Position position) {
  public OpeningLine {
    moves = List.copyOf(moves);
  }

  /// Reads the moves of an opening.
  ///
  /// @param text the moves with spaces between them
  /// @throws OpeningException when there are too many, or the game begins with a random position
  /// @throws tabuleiro.rules.RulesException when a move is not legal
  public static OpeningLine of(Game game, String text) {
    if (game.hasRandomStart()) {
      throw new OpeningException(
          "random-start",
          Message.of("search.random-start", game.id().game() + " " + game.id().variant()));
    }
    List<String> moves = Variation.splitWords(text);
    if (moves.size() > OpeningPositions.MAX_PLIES) {
      throw new OpeningException(
          "moves", Message.of("search.too-long", OpeningPositions.MAX_PLIES));
    }
    Variation variation = Variation.of(game.start(0), moves);
    return new OpeningLine(moves, variation.positions().getLast());
  }

  /// Returns the key of the position.
  public long key() {
    return OpeningPositions.key(position);
  }
}
