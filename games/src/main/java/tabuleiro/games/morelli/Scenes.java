package tabuleiro.games.morelli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;

/// Positions and moves as a screen draws them.
final class Scenes {
  /// The Throne.
  static final Scene.MarkKind THRONE = new Scene.MarkKind("throne", Scene.MarkStyle.GOAL);

  /// The corners of a frame.
  static final Scene.MarkKind FRAME = new Scene.MarkKind("frame", Scene.MarkStyle.WINNING);

  private Scenes() {}

  /// As [MorelliPosition#scene()].
  static Scene scene(MorelliPosition position) {
    MorelliGame game = position.game();
    return new Scene(
        Scene.Area.of(game.board().columns(), game.board().rows()),
        pieces(position),
        hands(position),
        marks(position),
        metrics(position));
  }

  private static List<Scene.PlacedPiece> pieces(MorelliPosition position) {
    List<Scene.PlacedPiece> pieces = new ArrayList<>();
    for (int cell = 0; cell < position.game().board().cellCount(); cell++) {
      for (Side side : Side.values()) {
        if (position.hasStone(side, cell)) {
          pieces.add(new Scene.PlacedPiece(cell, stone(side)));
        }
      }
    }
    position
        .throneOwner()
        .ifPresent(
            owner -> pieces.add(new Scene.PlacedPiece(position.game().throne(), king(owner))));
    return pieces;
  }

  /// Returns each side's King, unless it is on the Throne.
  private static List<Scene.Hand> hands(MorelliPosition position) {
    List<Scene.Hand> hands = new ArrayList<>();
    for (Side side : Side.values()) {
      boolean ownsThrone = position.throneOwner().equals(Optional.of(side));
      hands.add(new Scene.Hand(side, ownsThrone ? List.of() : List.of(king(side))));
    }
    return hands;
  }

  /// Returns the Throne, and the remaining frames of its owner.
  private static List<Scene.Mark> marks(MorelliPosition position) {
    List<Scene.Mark> marks = new ArrayList<>();
    marks.add(new Scene.Mark(THRONE, List.of(position.game().throne())));
    position.throneOwner().ifPresent(owner -> addFrames(position, owner, marks));
    return marks;
  }

  private static void addFrames(MorelliPosition position, Side owner, List<Scene.Mark> marks) {
    for (int cell = 0; cell < position.game().board().cellCount(); cell++) {
      if (position.hasFrame(owner, cell)) {
        List<Integer> frame = frameOf(position.game().geometry(), cell);
        // A frame has four corners; it is marked once, at the lowest.
        if (frame.getFirst() == cell) {
          marks.add(new Scene.Mark(FRAME, frame));
        }
      }
    }
  }

  private static List<Integer> frameOf(MorelliGeometry geometry, int cell) {
    TreeSet<Integer> cells = new TreeSet<>();
    for (int word = 0; word < Stones.WORDS; word++) {
      for (long corners = geometry.frame(cell, word); corners != 0; corners &= corners - 1) {
        cells.add(64 * word + Long.numberOfTrailingZeros(corners));
      }
    }
    return List.copyOf(cells);
  }

  private static List<Message> metrics(MorelliPosition position) {
    List<Message> messages = new ArrayList<>();
    for (Side side : Side.values()) {
      messages.add(Message.of("metric.stones", side, position.stoneCount(side)));
    }
    messages.add(
        position
            .throneOwner()
            .map(owner -> Message.of("metric.throne", owner))
            .orElse(Message.of("metric.no-throne")));
    return messages;
  }

  /// As [MorelliPosition#decode(int)]; compares the position with the one after the move.
  static Action action(MorelliPosition position, int move) {
    Side mover = position.sideToMove();
    int from = MorelliMove.from(move);
    int to = MorelliMove.to(move);
    MorelliPosition after = position.playUnchecked(move);
    List<Effect> effects = new ArrayList<>();
    effects.add(new Effect.Moved(from, to, stone(mover)));
    Piece stone = stone(mover);
    for (int word = 0; word < Stones.WORDS; word++) {
      long flipped = position.stones(mover.other(), word) & after.stones(mover, word);
      for (; flipped != 0; flipped &= flipped - 1) {
        effects.add(new Effect.Flipped(64 * word + Long.numberOfTrailingZeros(flipped), stone));
      }
    }
    if (!after.throneOwner().equals(position.throneOwner())) {
      int throne = position.game().throne();
      position
          .throneOwner()
          .ifPresent(loser -> effects.add(new Effect.Withdrawn(throne, king(loser))));
      effects.add(new Effect.Entered(throne, king(mover)));
    }
    return new Action(List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to)), effects);
  }

  private static Piece stone(Side side) {
    return Piece.of(side, "stone");
  }

  private static Piece king(Side side) {
    return Piece.of(side, "king");
  }
}
