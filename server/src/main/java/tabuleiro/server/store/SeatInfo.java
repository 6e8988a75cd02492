package tabuleiro.server.store;

import java.util.Optional;
import tabuleiro.rules.Side;

/// Who sits in a seat.
///
/// @param side which side it plays
/// @param computerPlayer the text that names the computer player; empty for a person
/// @param name what the person is called: any text, to be shown with care; empty until the seat is
///   taken
/// @param isFree whether whoever comes first may take it
public record SeatInfo(
    Side side, Optional<String> computerPlayer, Optional<String> name, boolean isFree) {
  /// Returns whether somebody sits there.
  public boolean isTaken() {
    return computerPlayer.isPresent() || name.isPresent();
  }
}
