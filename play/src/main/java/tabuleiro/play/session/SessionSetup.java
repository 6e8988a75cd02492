package tabuleiro.play.session;

import java.util.OptionalLong;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The setup of a game: its first position, its players and its time control. Immutable.
///
/// @param start the first position
/// @param seed the seed of the random start or of the computers' random choices, for the record;
///   empty when no seed is known
/// @param first the player of the first side
/// @param second the player of the second side
/// @param timeControls the time available to each player
public record SessionSetup(
    Position start, OptionalLong seed, Seat first, Seat second, TimeControls timeControls) {
  /// Returns a setup without a clock, with the game's start position. A random start is generated
  /// from `seed`.
  public static SessionSetup of(Game game, long seed, Seat first, Seat second) {
    return new SessionSetup(
        game.start(seed), OptionalLong.of(seed), first, second, TimeControls.none());
  }

  /// Returns this setup with the same time control for both players.
  public SessionSetup withTimeControl(TimeControl setting) {
    return withTimeControls(TimeControls.same(setting));
  }

  /// Returns this setup with other time controls.
  public SessionSetup withTimeControls(TimeControls settings) {
    return new SessionSetup(start, seed, first, second, settings);
  }

  /// Returns the seat of a side.
  public Seat seat(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /// Returns whether two people play with the same time.
  public boolean isEvenBetweenHumans() {
    return first.isHuman() && second.isHuman() && timeControls.shared().isPresent();
  }

  /// Returns the game.
  public Game game() {
    return start.game();
  }
}
