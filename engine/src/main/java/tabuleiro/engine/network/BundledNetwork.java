package tabuleiro.engine.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.NetworkInputs;

/// A network that is part of the engine. It is read when it is first needed, since a browser has to
/// load it.
public final class BundledNetwork {
  private final Class<?> place;
  private final String name;
  private final NetworkInputs inputs;
  private final Evaluator base;
  private Optional<NetworkEvaluator> evaluator = Optional.empty();

  /// Names a network.
  ///
  /// @param place a class in the package of the resource
  /// @param name of the resource, such as `trench.network`
  /// @param inputs those that the network was made for
  /// @param base the evaluator that the network was trained to correct
  public BundledNetwork(Class<?> place, String name, NetworkInputs inputs, Evaluator base) {
    this.place = place;
    this.name = name;
    this.inputs = inputs;
    this.base = base;
  }

  /// Returns the evaluator that the network corrects, together with it; always the same.
  ///
  /// @throws InvalidNetworkException if the network is damaged, or was made for other inputs
  /// @throws IllegalStateException if there is no such resource
  public synchronized NetworkEvaluator evaluator() {
    if (evaluator.isEmpty()) {
      evaluator = Optional.of(new NetworkEvaluator(base, read(), inputs));
    }
    return evaluator.get();
  }

  private Network read() {
    try (InputStream in = place.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name + " beside " + place);
      }
      return NetworkFile.parse(name, in.readAllBytes(), inputs);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the network with another evaluator in place of the usual one.
  public NetworkEvaluator correcting(Evaluator other) {
    return new NetworkEvaluator(other, evaluator().network(), inputs);
  }
}
