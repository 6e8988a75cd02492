package tabuleiro.terminal;

import java.util.stream.Collectors;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.Board;
import tabuleiro.text.Messages;

/// Says what a move does, in one sentence, for any game.
public final class ActionText {
  private ActionText() {}

  /// Returns the sentence about a legal move, such as "Ana (Red) plays c3d3: Blue loses: mole on
  /// d3; mole c3 to d3".
  ///
  /// @param before the position in which the move is played
  /// @param player the name of the player who plays it
  /// @param words those of its game
  public static String format(Position before, int move, String player, Messages words) {
    String text = before.formatMove(move);
    return words.format("played", player, before.sideToMove(), text, effects(before, move, words));
  }

  private static String effects(Position before, int move, Messages words) {
    Board board = before.game().board();
    return before.decode(move).effects().stream()
        .map(effect -> words.format(phrase(effect, board)))
        .collect(Collectors.joining("; "));
  }

  private static Message phrase(Effect effect, Board board) {
    return switch (effect) {
      case Effect.Moved(int from, int to, Piece piece) ->
          Message.of("effect.moved", name(piece), board.name(from), board.name(to));
      case Effect.Placed(int cell, Piece piece) ->
          Message.of("effect.laid", name(piece), number(piece), board.name(cell));
      case Effect.Removed(int cell, Piece piece) ->
          Message.of("effect.removed", name(piece), piece.side(), board.name(cell));
      case Effect.Flipped(int cell, Piece piece) ->
          Message.of("effect.turned", name(piece), piece.side(), board.name(cell));
      case Effect.KingIn(int cell, Piece king) ->
          Message.of("effect.king-in", name(king), king.side(), board.name(cell));
      case Effect.KingOut(int cell, Piece king) ->
          Message.of("effect.king-out", name(king), king.side(), board.name(cell));
    };
  }

  private static Message name(Piece piece) {
    return Message.of("piece." + piece.kind());
  }

  private static String number(Piece piece) {
    return String.valueOf(piece.number());
  }
}
