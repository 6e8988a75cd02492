package tabuleiro.server.rating;

import java.util.Optional;
import java.util.stream.Stream;

/// From where a player plays. Only keyed hashes are stored.
///
/// @param network the player's network; empty when it does not distinguish players
/// @param device what distinguishes the player's browser; empty for a program
record SeatOrigin(Optional<String> network, Optional<String> device) {
  /// The letter with which the stored form of a network begins.
  static final String NETWORK = "n";

  /// The letter with which the stored form of a device begins.
  static final String DEVICE = "d";

  /// Returns the parts that are known, each with its letter.
  Stream<String> parts() {
    return Stream.concat(
        network.map(text -> NETWORK + text).stream(), device.map(text -> DEVICE + text).stream());
  }
}
