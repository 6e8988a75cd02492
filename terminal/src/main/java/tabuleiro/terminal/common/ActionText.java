package tabuleiro.terminal.common;

import java.util.stream.Collectors;
import tabuleiro.play.MoveName;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;
import tabuleiro.text.Messages;

/// Formats what a move does as one sentence, for any game.
public final class ActionText {
  private ActionText() {}

  /// Returns the sentence about a legal move, such as "Ana (Red) plays d3d4: captures Blue's mole
  /// on d4; mole from d3 to d4".
  ///
  /// @param before the position in which the move is played
  /// @param player the name of the player who makes the move
  /// @param messages the messages of its game
  public static String format(Position before, int move, String player, Messages messages) {
    String text = before.formatMove(move);
    return messages.format(
        "played", player, before.sideToMove(), text, effects(before, move, messages));
  }

  private static String effects(Position before, int move, Messages messages) {
    Board board = before.game().board();
    return before.decode(move).effects().stream()
        .map(effect ->
            effect instanceof Effect.Placed(int _, Piece piece) && piece.number() > 0
                ? MoveName.of(before, move, messages)
                : messages.format(effectMessage(effect, before.sideToMove(), board)))
        .collect(Collectors.joining("; "));
  }

  private static Message effectMessage(Effect effect, Side mover, Board board) {
    return switch (effect) {
      case Effect.Moved(int from, int to, Piece piece) ->
          Message.of("effect.moved", pieceName(piece), board.name(from), board.name(to));
      case Effect.Placed(int cell, Piece piece) ->
          Message.of("effect.placed", pieceName(piece), board.name(cell));
      case Effect.Removed(int cell, Piece piece) ->
          Message.of(
              piece.side() == mover ? "effect.removed" : "effect.captured",
              pieceName(piece),
              piece.side(),
              board.name(cell));
      case Effect.Flipped(int cell, Piece piece) ->
          Message.of("effect.turned", pieceName(piece), piece.side(), board.name(cell));
      case Effect.Entered(int cell, Piece piece) ->
          Message.of("effect.king-in", pieceName(piece), piece.side(), board.name(cell));
      case Effect.Withdrawn(int cell, Piece piece) ->
          Message.of("effect.king-out", pieceName(piece), piece.side(), board.name(cell));
    };
  }

  private static Message pieceName(Piece piece) {
    return Message.of("piece." + piece.kind());
  }
}
