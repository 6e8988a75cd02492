package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Position;

/// A picture of an animated move.
///
/// @param position what stands on the board
/// @param picked what the mover has picked
/// @param effects what the move has done so far
public record AnimationFrame(Position position, List<ClickTarget> picked, List<Effect> effects) {
  /// Copies the lists.
  public AnimationFrame {
    picked = List.copyOf(picked);
    effects = List.copyOf(effects);
  }

  /// Returns the pictures of a move: its spots are picked one by one, then it is done.
  static List<AnimationFrame> of(Position before, int move, Position after) {
    Action action = before.decode(move);
    List<AnimationFrame> moments = new ArrayList<>();
    for (int i = 1; i <= action.path().size(); i++) {
      moments.add(new AnimationFrame(before, action.path().subList(0, i), List.of()));
    }
    for (int i = 1; i < action.effects().size(); i++) {
      moments.add(new AnimationFrame(after, List.of(), action.effects().subList(0, i)));
    }
    return moments;
  }
}
