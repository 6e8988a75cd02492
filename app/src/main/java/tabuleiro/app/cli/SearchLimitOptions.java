package tabuleiro.app.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Message;

/// The options that say how long computers think about each move.
public final class SearchLimitOptions {
  private static final long LONGEST_MILLIS = 86_400_000;

  @Option(names = "--movetime", paramLabel = "MS", descriptionKey = "think-millis")
  private Optional<Long> movetime = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "think-nodes")
  private Optional<Long> nodes = Optional.empty();

  /// Returns the limits; none where no option is given, so that each player has its own.
  ///
  /// @throws UsageException when both options are given, or one is out of range
  public MoveLimits limits() {
    return limits("", movetime, nodes).orElse(MoveLimits.NONE);
  }

  /// Returns the limits of a pair of options, or empty where neither is given.
  ///
  /// @param whose what stands in the options' names before `movetime` and `nodes`, such as `first-`
  /// @throws UsageException when both options are given, or one is out of range
  public static Optional<MoveLimits> limits(
      String whose, Optional<Long> movetime, Optional<Long> nodes) {
    if (movetime.isPresent() && nodes.isPresent()) {
      String timeName = "--" + whose + "movetime";
      throw new UsageException(Message.of("one-of", timeName, "--" + whose + "nodes"));
    }
    movetime.ifPresent(millis -> requireRange(millis, LONGEST_MILLIS));
    nodes.ifPresent(most -> requireRange(most, Long.MAX_VALUE));
    return movetime.map(MoveLimits::ofMillis).or(() -> nodes.map(MoveLimits::ofNodes));
  }

  /// Refuses a number that is not from 1 to the largest.
  ///
  /// @throws UsageException when it is not
  public static void requireRange(long value, long largest) {
    if (value < 1 || value > largest) {
      String most = String.valueOf(largest);
      throw new UsageException(Message.of("out-of-range", String.valueOf(value), "1", most));
    }
  }
}
