package tabuleiro.rules;

import java.util.List;

/// A move as data, so that a screen can enter, draw and announce it without knowing the game.
///
/// @param path the spots that enter the move, in order
/// @param effects what the move does, in order
public record Action(List<ClickTarget> path, List<Effect> effects) {
  /// Copies both lists.
  public Action {
    path = List.copyOf(path);
    effects = List.copyOf(effects);
  }
}
