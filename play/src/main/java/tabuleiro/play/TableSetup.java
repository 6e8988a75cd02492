package tabuleiro.play;

import java.util.OptionalLong;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// What is agreed before a game: where it starts, who plays, and for how long.
///
/// @param start the first position
/// @param seed the seed behind the start or the computers' choices, for the record; empty when
///   there is none to name
/// @param first who plays the first side
/// @param second who plays the second side
/// @param timeControl the time that each player has
public record TableSetup(
    Position start, OptionalLong seed, Seat first, Seat second, TimeControl timeControl) {
  /// Returns a setup without clock from a game's own start, drawn from `seed` where it is drawn.
  public static TableSetup of(Game game, long seed, Seat first, Seat second) {
    return new TableSetup(
        game.start(seed), OptionalLong.of(seed), first, second, TimeControl.none());
  }

  /// Returns this setup with a clock.
  public TableSetup withTimeControl(TimeControl setting) {
    return new TableSetup(start, seed, first, second, setting);
  }

  /// Returns who plays a side.
  public Seat seat(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /// Returns the game.
  public Game game() {
    return start.game();
  }
}
