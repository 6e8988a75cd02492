package tabuleiro.terminal.screen.picture;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Position;
import tabuleiro.rules.Spot;

/// What is to be drawn of a game's board at one moment.
///
/// @param position the position on the board
/// @param legal the spots that can be picked now
/// @param picked the spots picked so far, in order
/// @param cursor the spot under the cursor
/// @param last what the last move did, in order; empty where nothing was played
/// @param style how the viewer wants boards to be drawn
public record BoardView(
    Position position,
    Set<Spot> legal,
    List<Spot> picked,
    Optional<Spot> cursor,
    List<Effect> last,
    BoardStyle style) {
  /// Copies the sets and lists.
  public BoardView {
    legal = Set.copyOf(legal);
    picked = List.copyOf(picked);
    last = List.copyOf(last);
  }
}
