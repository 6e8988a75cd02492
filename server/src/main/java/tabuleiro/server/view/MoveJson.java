package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.play.LegalMove;
import tabuleiro.rules.Action;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.Board;

/// A move as pages show and announce it.
///
/// @param move its text
/// @param side the side that moves, `first` or `second`
/// @param path the names of the click targets that enter it, in order; see [ClickTargetName]
/// @param effects its effects, in order
@Json
public record MoveJson(String move, String side, List<String> path, List<EffectJson> effects) {
  /// An effect of a move.
  ///
  /// @param what `moved`, `laid`, `removed`, `turned`, `king-in` or `king-out`
  /// @param from the cell that a moved piece leaves; empty for other effects
  /// @param cell the cell of the effect; the target of a moved piece
  /// @param piece the piece after the effect
  @Json
  public record EffectJson(String what, String from, String cell, PieceJson piece) {}

  /// Copies the lists.
  public MoveJson {
    path = List.copyOf(path);
    effects = List.copyOf(effects);
  }

  /// Returns a legal move of a position as JSON.
  public static MoveJson of(Position before, int code) {
    return of(LegalMove.ofGenerated(before, code));
  }

  /// Returns a move as JSON.
  public static MoveJson of(LegalMove move) {
    Position before = move.before();
    Board board = before.game().board();
    Action action = before.decode(move.code());
    return new MoveJson(
        move.text(),
        before.sideToMove().key(),
        ClickTargetName.of(action.path(), board),
        action.effects().stream().map(effect -> toJson(effect, board)).toList());
  }

  private static EffectJson toJson(Effect effect, Board board) {
    return switch (effect) {
      case Effect.Moved(int from, int to, Piece piece) ->
          new EffectJson("moved", board.name(from), board.name(to), PieceJson.of(piece));
      case Effect.Placed(int cell, Piece piece) -> toJson("laid", board.name(cell), piece);
      case Effect.Removed(int cell, Piece piece) -> toJson("removed", board.name(cell), piece);
      case Effect.Flipped(int cell, Piece piece) -> toJson("turned", board.name(cell), piece);
      case Effect.Entered(int cell, Piece piece) -> toJson("king-in", board.name(cell), piece);
      case Effect.Withdrawn(int cell, Piece piece) -> toJson("king-out", board.name(cell), piece);
    };
  }

  private static EffectJson toJson(String what, String cell, Piece piece) {
    return new EffectJson(what, "", cell, PieceJson.of(piece));
  }
}
