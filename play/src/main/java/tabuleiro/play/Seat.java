package tabuleiro.play;

import java.util.Optional;
import tabuleiro.play.record.RecordSyntax;

/// A place at a table: who sits there.
///
/// @param name what the player is called: 1 to 80 characters, none of them a control character
/// @param playerId the text that names the computer player, such as `classic:5`; empty for a human
public record Seat(String name, Optional<String> playerId) {
  /// The longest name, in characters. A guess: it fits a line of a terminal.
  public static final int MAX_NAME_LENGTH = 80;

  /// Checks the name; spaces around it are dropped.
  ///
  /// @throws TableException when the name is empty, too long or has control characters
  public Seat {
    name = name.strip();
    if (name.isEmpty()) {
      throw new TableException("seat.no-name");
    }
    if (name.length() > MAX_NAME_LENGTH) {
      throw new TableException("seat.long-name", MAX_NAME_LENGTH);
    }
    if (!RecordSyntax.isPrintable(name)) {
      throw new TableException("seat.control-character");
    }
  }

  /// Returns the seat of a person.
  ///
  /// @throws TableException when the name is empty, too long or has control characters
  public static Seat human(String name) {
    return new Seat(name, Optional.empty());
  }

  /// Returns the seat of a computer player.
  ///
  /// @param player the text that names the player, such as `classic:5`
  /// @throws TableException when the name is empty, too long or has control characters
  public static Seat computer(String name, String player) {
    return new Seat(name, Optional.of(player));
  }

  /// Returns whether a person sits here.
  public boolean isHuman() {
    return playerId.isEmpty();
  }
}
