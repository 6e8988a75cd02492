package tabuleiro.terminal.screen.game;

import java.util.List;

/// What the page of a game shows beside the game itself.
///
/// @param options how the board is displayed
/// @param engine the engine's activity
/// @param frames the frames of an animated move that are shown first, one after another
record GameDisplay(DisplayOptions options, EngineStatus engine, List<AnimationFrame> frames) {
  /// The display of a new game.
  static final GameDisplay STANDARD =
      new GameDisplay(DisplayOptions.STANDARD, EngineStatus.IDLE, List.of());

  /// Makes a defensive copy.
  GameDisplay {
    frames = List.copyOf(frames);
  }

  GameDisplay with(DisplayOptions other) {
    return new GameDisplay(other, engine, frames);
  }

  GameDisplay with(EngineStatus other) {
    return new GameDisplay(options, other, frames);
  }

  GameDisplay with(List<AnimationFrame> others) {
    return new GameDisplay(options, engine, others);
  }

  /// Returns a copy without an animation.
  GameDisplay still() {
    return with(List.of());
  }
}
