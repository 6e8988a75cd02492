package tabuleiro.view.position;

import java.util.Optional;
import tabuleiro.play.LegalMove;
import tabuleiro.play.MoveName;
import tabuleiro.play.live.ClickTargetName;
import tabuleiro.protocol.position.EffectJson;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.rules.Action;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.Board;
import tabuleiro.text.Messages;

/// Makes [MoveJson].
public final class MoveJsonMapper {
  private MoveJsonMapper() {}

  /// Returns a legal move of a position as JSON, without a name.
  public static MoveJson of(Position before, int code) {
    return of(LegalMove.ofGenerated(before, code), before.decode(code), Optional.empty());
  }

  /// Returns a legal move of a position as JSON.
  ///
  /// @param messages the messages of the game
  public static MoveJson of(Position before, int code, Messages messages) {
    return of(LegalMove.ofGenerated(before, code), messages);
  }

  /// Returns a move as JSON.
  ///
  /// @param messages the messages of the game
  public static MoveJson of(LegalMove move, Messages messages) {
    Action action = move.before().decode(move.code());
    return of(move, action, Optional.of(MoveName.of(move.before(), action, messages)));
  }

  private static MoveJson of(LegalMove move, Action action, Optional<String> name) {
    Position before = move.before();
    Board board = before.game().board();
    return new MoveJson(
        move.text(),
        name,
        before.sideToMove().key(),
        ClickTargetName.of(action.path(), board),
        action.effects().stream().map(effect -> toJson(effect, board)).toList());
  }

  private static EffectJson toJson(Effect effect, Board board) {
    return switch (effect) {
      case Effect.Moved(int from, int to, Piece piece) ->
          new EffectJson("moved", board.name(from), board.name(to), PieceJsonMapper.of(piece));
      case Effect.Placed(int cell, Piece piece) -> toJson("laid", board.name(cell), piece);
      case Effect.Removed(int cell, Piece piece) -> toJson("removed", board.name(cell), piece);
      case Effect.Flipped(int cell, Piece piece) -> toJson("turned", board.name(cell), piece);
      case Effect.Entered(int cell, Piece piece) -> toJson("king-in", board.name(cell), piece);
      case Effect.Withdrawn(int cell, Piece piece) -> toJson("king-out", board.name(cell), piece);
    };
  }

  private static EffectJson toJson(String what, String cell, Piece piece) {
    return new EffectJson(what, "", cell, PieceJsonMapper.of(piece));
  }
}
