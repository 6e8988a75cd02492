package tabuleiro.terminal.screen.picture;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Position;

/// What is to be drawn of a game's board at one moment.
///
/// @param position the position on the board
/// @param legal the spots that can be picked now
/// @param picked the spots picked so far, in order
/// @param cursor the spot under the cursor
/// @param lastEffects what the last move did, in order; empty where nothing was played
/// @param style how the viewer wants boards to be drawn
public record BoardView(
    Position position,
    Set<ClickTarget> legal,
    List<ClickTarget> picked,
    Optional<ClickTarget> cursor,
    List<Effect> lastEffects,
    BoardStyle style) {
  /// Copies the sets and lists.
  public BoardView {
    legal = Set.copyOf(legal);
    picked = List.copyOf(picked);
    lastEffects = List.copyOf(lastEffects);
  }
}
