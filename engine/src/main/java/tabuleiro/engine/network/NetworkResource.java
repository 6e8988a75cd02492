package tabuleiro.engine.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import tabuleiro.engine.evaluation.NetworkInputs;

/// The networks that are part of the engine.
public final class NetworkResource {
  private NetworkResource() {}

  /// Reads a network from a resource.
  ///
  /// @param place a class in the package of the resource
  /// @param name of the resource, such as `trench.network`
  /// @throws InvalidNetworkException if it is damaged, or was made for other inputs
  /// @throws IllegalStateException if there is no such resource
  public static Network read(Class<?> place, String name, NetworkInputs inputs) {
    try (InputStream in = place.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name + " beside " + place);
      }
      return NetworkFile.parse(name, in.readAllBytes(), inputs);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
