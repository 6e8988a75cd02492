package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Position;

/// A frame of an animated move.
///
/// @param position the position on the board
/// @param picked the targets of the move so far
/// @param effects the effects of the move so far
record AnimationFrame(Position position, List<ClickTarget> picked, List<Effect> effects) {
  /// Makes defensive copies.
  public AnimationFrame {
    picked = List.copyOf(picked);
    effects = List.copyOf(effects);
  }

  /// Returns the frames of a move: its targets are selected one by one, then its effects are shown.
  static List<AnimationFrame> of(Position before, int move, Position after) {
    Action action = before.decode(move);
    List<AnimationFrame> frames = new ArrayList<>();
    for (int i = 1; i <= action.path().size(); i++) {
      frames.add(new AnimationFrame(before, action.path().subList(0, i), List.of()));
    }
    for (int i = 1; i < action.effects().size(); i++) {
      frames.add(new AnimationFrame(after, List.of(), action.effects().subList(0, i)));
    }
    return frames;
  }
}
