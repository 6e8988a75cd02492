package tabuleiro.rules;

import java.util.List;

/// A move as data: a screen can enter, draw and announce it without knowing the game. Immutable.
///
/// @param path the click targets that enter the move, in order
/// @param effects the changes to the board, in order
public record Action(List<ClickTarget> path, List<Effect> effects) {
  /// Copies both lists.
  public Action {
    path = List.copyOf(path);
    effects = List.copyOf(effects);
  }
}
