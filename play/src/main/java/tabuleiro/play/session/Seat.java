package tabuleiro.play.session;

import java.util.Optional;
import tabuleiro.play.record.RecordSyntax;

/// One of the two seats at a session, with the player who occupies it.
///
/// @param name the player's display name: 1 to 80 characters, without control characters
/// @param playerId the id of the computer player, such as `classic:5`; empty for a human
public record Seat(String name, Optional<String> playerId) {
  /// The maximum length of a name, in characters. The value is a guess: such a name fits a terminal
  /// line.
  public static final int MAX_NAME_LENGTH = 80;

  /// Checks the name and removes leading and trailing whitespace.
  ///
  /// @throws SessionException when the name is empty, too long or has control characters
  public Seat {
    name = name.strip();
    if (name.isEmpty()) {
      throw new SessionException("seat.no-name");
    }
    if (name.length() > MAX_NAME_LENGTH) {
      throw new SessionException("seat.long-name", MAX_NAME_LENGTH);
    }
    if (!RecordSyntax.isPrintable(name)) {
      throw new SessionException("seat.control-character");
    }
  }

  /// Returns the seat of a human.
  ///
  /// @throws SessionException when the name is empty, too long or has control characters
  public static Seat human(String name) {
    return new Seat(name, Optional.empty());
  }

  /// Returns the seat of a computer player.
  ///
  /// @param player the player's id, such as `classic:5`
  /// @throws SessionException when the name is empty, too long or has control characters
  public static Seat computer(String name, String player) {
    return new Seat(name, Optional.of(player));
  }

  /// Returns whether the player is human.
  public boolean isHuman() {
    return playerId.isEmpty();
  }
}
