package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Action;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Position;
import tabuleiro.rules.Spot;

/// A picture of an animated move.
///
/// @param position what stands on the board
/// @param picked what the mover has picked
/// @param last what the move has done so far
public record Moment(Position position, List<Spot> picked, List<Effect> last) {
  /// Copies the lists.
  public Moment {
    picked = List.copyOf(picked);
    last = List.copyOf(last);
  }

  /// Returns the pictures of a move: its spots are picked one by one, then it is done.
  static List<Moment> of(Position before, int move, Position after) {
    Action action = before.decode(move);
    List<Moment> moments = new ArrayList<>();
    for (int i = 1; i <= action.path().size(); i++) {
      moments.add(new Moment(before, action.path().subList(0, i), List.of()));
    }
    for (int i = 1; i < action.effects().size(); i++) {
      moments.add(new Moment(after, List.of(), action.effects().subList(0, i)));
    }
    return moments;
  }
}
