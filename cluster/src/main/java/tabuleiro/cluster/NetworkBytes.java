package tabuleiro.cluster;

import java.io.Serializable;
import java.util.Optional;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.network.Network;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.rules.Game;

/// A network, or none, as it is sent to the executors.
///
/// @param bytes of the network's file; empty for no network
@SuppressWarnings("ArrayRecordComponent") // Never compared nor changed.
record NetworkBytes(byte[] bytes) implements Serializable {
  static NetworkBytes of(Optional<Network> network) {
    return new NetworkBytes(network.map(NetworkFile::format).orElse(new byte[0]));
  }

  /// Returns the network.
  ///
  /// @param game that it evaluates
  Optional<Network> network(Game game) {
    return bytes.length == 0
        ? Optional.empty()
        : Optional.of(
            NetworkFile.parse(
                "network",
                bytes,
                EvaluatorFactories.of(game.id().game()).networkInputs(game).orElseThrow()));
  }
}
