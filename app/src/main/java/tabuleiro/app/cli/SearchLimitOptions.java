package tabuleiro.app.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Message;

/// The options that limit the search of each move.
public final class SearchLimitOptions {
  private static final long MAX_MILLIS = 86_400_000;

  @Option(names = "--movetime", paramLabel = "MS", descriptionKey = "think-millis")
  private Optional<Long> movetime = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "think-nodes")
  private Optional<Long> nodes = Optional.empty();

  /// Returns the limits; without options none, so that each player uses its own.
  ///
  /// @throws UsageException when both options are given, or one is out of range
  public MoveLimits limits() {
    return limits("", movetime, nodes).orElse(MoveLimits.NONE);
  }

  /// Returns the limits of a pair of options, or empty where neither is given.
  ///
  /// @param prefix the part of the options' names before `movetime` and `nodes`, such as `first-`
  /// @throws UsageException when both options are given, or one is out of range
  public static Optional<MoveLimits> limits(
      String prefix, Optional<Long> movetime, Optional<Long> nodes) {
    String timeOption = "--" + prefix + "movetime";
    String nodesOption = "--" + prefix + "nodes";
    if (movetime.isPresent() && nodes.isPresent()) {
      throw new UsageException(Message.of("one-of", timeOption, nodesOption));
    }
    movetime.ifPresent(millis -> OptionValues.requireRange(timeOption, millis, 1, MAX_MILLIS));
    nodes.ifPresent(count -> OptionValues.requireRange(nodesOption, count, 1, Long.MAX_VALUE));
    return movetime.map(MoveLimits::ofMillis).or(() -> nodes.map(MoveLimits::ofNodes));
  }
}
