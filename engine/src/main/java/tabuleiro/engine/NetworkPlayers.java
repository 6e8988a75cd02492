package tabuleiro.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.network.InvalidNetworkException;
import tabuleiro.engine.network.Network;
import tabuleiro.engine.network.NetworkEvaluator;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.play.players.Player;
import tabuleiro.rules.Message;

/// Players at full strength with a network from a file.
public final class NetworkPlayers {
  /// In place of a file: no network, the fitted weights alone.
  public static final String NONE = "none";

  private static final int HASH_MEBIBYTES = 64;

  /// More than the largest network has.
  private static final long MAX_BYTES = 16_000_000;

  private NetworkPlayers() {}

  /// Reads a network of a family and returns what makes its players, one for each game.
  ///
  /// @param file its name, or [#NONE]
  /// @throws InvalidNetworkException if the game has no network inputs, or the file cannot be read,
  ///   is damaged, or was made for other inputs
  public static Supplier<Player> of(String family, String file) {
    return of(family, find(family, file));
  }

  /// Returns what makes the players with a network, one for each game.
  ///
  /// @param network of the family; empty for the fitted weights alone
  /// @throws InvalidNetworkException if the game has no evaluator
  public static Supplier<Player> of(String family, Optional<Network> network) {
    EvaluatorFactory factory = factory(family);
    Evaluator evaluator = evaluator(factory, network);
    return () ->
        new DefaultTimePlayer(
            new SearcherPlayer(SearcherFactory.create(factory, evaluator, HASH_MEBIBYTES, 1)));
  }

  /// Reads a network of a family and returns a player with it.
  ///
  /// @param file its name, or [#NONE]
  /// @param hashMebibytes memory for results, from 1 to 16384
  /// @param threads how many search at once, at least 1
  /// @throws InvalidNetworkException as [#of] does
  public static Player create(String family, String file, int hashMebibytes, int threads) {
    EvaluatorFactory factory = factory(family);
    return new SearcherPlayer(
        SearcherFactory.create(
            factory, evaluator(factory, find(family, file)), hashMebibytes, threads));
  }

  /// Checks that a family can use a network.
  ///
  /// @param file its name, or [#NONE]
  /// @throws InvalidNetworkException as [#of] does
  public static void requireNetwork(String family, String file) {
    find(family, file);
  }

  private static EvaluatorFactory factory(String family) {
    return EvaluatorFactories.find(family).orElseThrow(() -> none(family));
  }

  private static Evaluator evaluator(EvaluatorFactory factory, Optional<Network> network) {
    return network
        .<Evaluator>map(correction -> NetworkEvaluator.of(factory, correction))
        .orElseGet(factory::fittedEvaluator);
  }

  /// Reads a network of a family from a file, unless its name is [#NONE].
  ///
  /// @throws InvalidNetworkException as [#read] does, or if the game has no evaluator
  public static Optional<Network> find(String family, String file) {
    factory(family);
    return file.equals(NONE) ? Optional.empty() : Optional.of(read(family, file));
  }

  /// Reads a network of a family from a file.
  ///
  /// @throws InvalidNetworkException if the game has no network inputs, or the file cannot be read,
  ///   is damaged, or was made for other inputs
  public static Network read(String family, String file) {
    NetworkInputs inputs = factory(family).networkInputs().orElseThrow(() -> none(family));
    try {
      Path path = Path.of(file);
      if (Files.size(path) > MAX_BYTES) {
        throw new InvalidNetworkException(Message.of("network-format", file));
      }
      return NetworkFile.parse(file, Files.readAllBytes(path), inputs);
    } catch (IOException | InvalidPathException e) {
      InvalidNetworkException problem =
          new InvalidNetworkException(Message.of("network-unreadable", file));
      problem.initCause(e);
      throw problem;
    }
  }

  private static InvalidNetworkException none(String family) {
    return new InvalidNetworkException(Message.of("network-no-inputs", family));
  }
}
