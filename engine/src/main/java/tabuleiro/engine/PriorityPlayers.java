package tabuleiro.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.PriorityModel;
import tabuleiro.play.players.Player;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// Players at full strength with the weights of move priorities from a file.
public final class PriorityPlayers {
  /// More than the largest file of weights has.
  private static final long MAX_BYTES = 4_000_000;

  private PriorityPlayers() {}

  /// Reads weights for a board and returns what makes its players, one for each game.
  ///
  /// @throws InvalidPrioritiesException as [#read] does
  public static Supplier<Player> of(Game board, String file) {
    return of(board, read(board, file));
  }

  /// Returns what makes the players with certain weights, one for each game.
  ///
  /// @param weights of the board's [PriorityModel]
  /// @throws InvalidPrioritiesException if the board has no such weights
  public static Supplier<Player> of(Game board, int[] weights) {
    Evaluator evaluator = model(board).evaluator(weights);
    return EnginePlayers.players(EvaluatorFactories.of(board.id().game()), evaluator);
  }

  /// Returns the weights of move priorities of a board.
  ///
  /// @throws InvalidPrioritiesException if it has none
  public static PriorityModel model(Game board) {
    return EvaluatorFactories.find(board.id().game())
        .flatMap(factory -> factory.priorityModel(board))
        .orElseThrow(() ->
            new InvalidPrioritiesException(Message.of("priorities-none", board.id().toString())));
  }

  /// Reads weights for a board from a file.
  ///
  /// @throws InvalidPrioritiesException if the board has no such weights, or the file cannot be
  ///   read, or has other ones
  public static int[] read(Game board, String file) {
    PriorityModel model = model(board);
    try {
      Path path = Path.of(file);
      if (Files.size(path) > MAX_BYTES) {
        throw problem("priorities-format", file, board);
      }
      return model.parse(Files.readAllLines(path));
    } catch (IllegalArgumentException | IOException e) {
      boolean isFound = !(e instanceof InvalidPathException) && Files.isReadable(Path.of(file));
      InvalidPrioritiesException problem =
          problem(isFound ? "priorities-format" : "priorities-unreadable", file, board);
      problem.initCause(e);
      throw problem;
    }
  }

  private static InvalidPrioritiesException problem(String key, String file, Game board) {
    return new InvalidPrioritiesException(Message.of(key, file, board.id().toString()));
  }
}
