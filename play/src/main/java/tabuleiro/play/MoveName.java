package tabuleiro.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.Board;
import tabuleiro.text.Messages;

/// Names moves as people say them: "d3 takes d4", "a1 to c3, turns 2", "tile 13 turned right, above
/// White's 7". A record has other texts, which programs read.
public final class MoveName {
  private MoveName() {}

  /// Returns the name of a legal move.
  ///
  /// @param before the position in which it is played
  /// @param messages the messages of its game
  public static String of(Position before, int move, Messages messages) {
    return of(before, before.decode(move), messages);
  }

  /// Returns the name of a legal move that is decoded already.
  ///
  /// @param before the position in which it is played
  /// @param messages the messages of its game
  public static String of(Position before, Action action, Messages messages) {
    return messages.format(message(before, action));
  }

  private static Message message(Position before, Action action) {
    for (Effect effect : action.effects()) {
      if (effect instanceof Effect.Moved moved) {
        return moved(before, moved, action.effects());
      }
      if (effect instanceof Effect.Placed(int cell, Piece piece)) {
        return piece.number() == 0
            ? Message.of("move.places", kind(piece), before.game().board().name(cell))
            : laid(before, cell, tile(action, piece));
      }
    }
    Effect only = action.effects().getFirst();
    return Message.of("move.removes", before.game().board().name(only.cell()));
  }

  private static Message moved(Position before, Effect.Moved moved, List<Effect> effects) {
    Board board = before.game().board();
    List<Effect> taken =
        effects.stream()
            .filter(effect ->
                effect instanceof Effect.Removed(int _, Piece piece)
                    && piece.side() != before.sideToMove())
            .toList();
    boolean isPlain = taken.size() == 1 && taken.getFirst().cell() == moved.to();
    String key = taken.isEmpty() ? "move.to" : isPlain ? "move.takes" : "move.takes-more";
    Message name =
        Message.of(
            key,
            kind(moved.piece()),
            board.name(moved.from()),
            board.name(moved.to()),
            taken.size());
    if (effects.stream().anyMatch(Effect.Entered.class::isInstance)) {
      return Message.of("move.king-in", name);
    }
    int turned = (int) effects.stream().filter(Effect.Flipped.class::isInstance).count();
    return turned == 0 ? name : Message.of("move.turns", name, turned);
  }

  private static Message kind(Piece piece) {
    return Message.of("piece." + piece.kind());
  }

  private static Message tile(Action action, Piece piece) {
    int turns = 0;
    for (ClickTarget target : action.path()) {
      if (target instanceof ClickTarget.Rotation(int quarterTurns)) {
        turns = quarterTurns;
      }
    }
    return Message.of("move.tile." + turns, piece.number());
  }

  /// Returns the name of a move that lays a tile. A tile that lies is named by its owner and its
  /// number, of which there is only one.
  private static Message laid(Position before, int cell, Message tile) {
    Board board = before.game().board();
    Map<List<Integer>, Piece> laid =
        before.scene().pieces().stream()
            .collect(
                Collectors.toMap(
                    placed -> List.of(board.column(placed.cell()), board.row(placed.cell())),
                    Scene.PlacedPiece::piece));
    int column = board.column(cell);
    int row = board.row(cell);
    return Stream.of(
            next("move.above", laid.get(List.of(column, row - 1)), tile),
            next("move.below", laid.get(List.of(column, row + 1)), tile),
            next("move.right-of", laid.get(List.of(column - 1, row)), tile),
            next("move.left-of", laid.get(List.of(column + 1, row)), tile))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseGet(() -> Message.of("move.middle", tile));
  }

  private static Optional<Message> next(String key, @Nullable Piece neighbour, Message tile) {
    return Optional.ofNullable(neighbour)
        .map(piece -> Message.of(key, tile, piece.side(), piece.number()));
  }
}
