package tabuleiro.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.network.InvalidNetworkException;
import tabuleiro.engine.network.Network;
import tabuleiro.engine.network.NetworkEvaluator;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.games.Games;
import tabuleiro.play.players.Player;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// Players at full strength with a network from a file.
public final class NetworkPlayers {
  /// In place of a file: no network, the fitted weights alone.
  public static final String NONE = "none";

  /// More than the largest network has.
  private static final long MAX_BYTES = 16_000_000;

  private NetworkPlayers() {}

  /// Reads a network for a board and returns what makes its players, one for each game.
  ///
  /// @param file its name, or [#NONE]
  /// @throws InvalidNetworkException if the board has no network inputs, or the file cannot be
  ///   read, is damaged, or was made for other inputs
  public static Supplier<Player> of(Game board, String file) {
    return of(board, find(board, file));
  }

  /// Returns what makes the players with a network, one for each game.
  ///
  /// @param network for the board; empty for the fitted weights alone
  /// @throws InvalidNetworkException if the game has no evaluator
  public static Supplier<Player> of(Game board, Optional<Network> network) {
    EvaluatorFactory factory = factory(board);
    return EnginePlayers.players(factory, evaluator(factory, board, network));
  }

  /// Reads a network for a board and returns a player with it.
  ///
  /// @param file its name, or [#NONE]
  /// @param hashMebibytes memory for results, from 1 to 16384
  /// @param threads how many search at once, at least 1
  /// @throws InvalidNetworkException as [#of] does
  public static VariationPlayer create(Game board, String file, int hashMebibytes, int threads) {
    EvaluatorFactory factory = factory(board);
    return new SearcherPlayer(
        SearcherFactory.create(
            factory, evaluator(factory, board, find(board, file)), hashMebibytes, threads));
  }

  /// Checks that a board can use a network.
  ///
  /// @param file its name, or [#NONE]
  /// @throws InvalidNetworkException as [#of] does
  public static void requireNetwork(Game board, String file) {
    find(board, file);
  }

  private static EvaluatorFactory factory(Game board) {
    return EvaluatorFactories.find(board.id().game()).orElseThrow(() -> none(board));
  }

  private static Evaluator evaluator(
      EvaluatorFactory factory, Game board, Optional<Network> network) {
    return network
        .<Evaluator>map(correction -> NetworkEvaluator.of(factory, board, correction))
        .orElseGet(() -> factory.networkBase(board));
  }

  /// Reads a network for a board from a file, unless its name is [#NONE].
  ///
  /// @throws InvalidNetworkException as [#read] does, or if the game has no evaluator
  public static Optional<Network> find(Game board, String file) {
    factory(board);
    return file.equals(NONE) ? Optional.empty() : Optional.of(read(board, file));
  }

  /// Reads a network for a board from a file.
  ///
  /// @throws InvalidNetworkException if the board has no network inputs, or the file cannot be
  ///   read, is damaged, or was made for other inputs
  public static Network read(Game board, String file) {
    NetworkInputs inputs = factory(board).networkInputs(board).orElseThrow(() -> none(board));
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

  private static InvalidNetworkException none(Game board) {
    return new InvalidNetworkException(noNetworks(board));
  }

  /// Returns the message that a board has no networks, with the boards that have some.
  public static Message noNetworks(Game board) {
    String others =
        Games.offeredGames().stream()
            .filter(NetworkPlayers::hasNetworks)
            .map(game -> game.id().toString())
            .collect(Collectors.joining(", "));
    return Message.of("network-no-inputs", board.id().toString(), others);
  }

  private static boolean hasNetworks(Game board) {
    return EvaluatorFactories.find(board.id().game())
        .flatMap(factory -> factory.networkInputs(board))
        .isPresent();
  }
}
