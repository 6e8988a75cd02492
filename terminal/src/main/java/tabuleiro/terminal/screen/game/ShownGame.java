package tabuleiro.terminal.screen.game;

import tabuleiro.rules.Position;

/// A game and which of its positions is shown.
///
/// @param progress the state of the game
/// @param ply the number of moves before the shown position
/// @param paths the click paths of the moves that a human player can make now; none while no human
///   player is to move
record ShownGame(GameProgress progress, int ply, ClickPaths paths) {
  /// Returns a game at its latest position.
  static ShownGame of(GameProgress progress) {
    return atPly(progress, progress.plies());
  }

  private static ShownGame atPly(GameProgress progress, int ply) {
    return new ShownGame(
        progress,
        ply,
        progress.isHumanToMove() ? ClickPaths.of(progress.position()) : ClickPaths.NONE);
  }

  /// Returns the game after its moves or its end have changed. A spectator who reviews an earlier
  /// position stays there.
  ShownGame after(GameProgress current) {
    return isLatest() || progress.hasHuman() ? of(current) : atPly(current, ply);
  }

  /// Returns the game with another state of it and everything else as it is.
  ShownGame with(GameProgress current) {
    return new ShownGame(current, ply, paths);
  }

  /// Returns the game at another ply; one out of range is clamped.
  ShownGame atPly(int other) {
    int current = Math.clamp(other, 0, progress.plies());
    return new ShownGame(
        progress,
        current,
        progress.review().isPresent() ? ClickPaths.of(progress.positions().get(current)) : paths);
  }

  /// Returns the shown position.
  Position position() {
    return progress.positions().get(ply);
  }

  /// Returns whether the latest position is shown.
  boolean isLatest() {
    return ply == progress.plies();
  }
}
