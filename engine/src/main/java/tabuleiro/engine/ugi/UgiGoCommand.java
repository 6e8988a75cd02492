package tabuleiro.engine.ugi;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.engine.external.UgiLine;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Side;

/// The protocol's command `go`.
///
/// @param limits of the search
/// @param isInfinite whether the answer is held back until the command `stop`
record UgiGoCommand(MoveLimits limits, boolean isInfinite) {
  private static final Set<String> CLOCK = Set.of("p1time", "p2time", "p1inc", "p2inc");
  private static final Set<String> OTHER = Set.of("movetime", "depth", "nodes");

  /// Parses the words after `go`.
  ///
  /// @param side whose clock counts
  /// @param overheadMillis is subtracted from every time; if nothing is left, the depth is one ply
  /// @throws UgiException if a word is unknown, or a value is missing or wrong
  static UgiGoCommand parse(List<String> words, Side side, int overheadMillis) {
    if (words.equals(List.of("infinite"))) {
      return new UgiGoCommand(MoveLimits.NONE, true);
    }
    Map<String, Long> values = values(words);
    boolean isFirst = side == Side.FIRST;
    Optional<Long> left = Optional.ofNullable(values.get(isFirst ? "p1time" : "p2time"));
    if (left.isEmpty() && CLOCK.stream().anyMatch(values::containsKey)) {
      throw new UgiException("go has no " + (isFirst ? "p1time" : "p2time"));
    }
    long nodes = atLeastOne("nodes", values);
    int depth = (int) Math.min(Integer.MAX_VALUE, atLeastOne("depth", values));
    Optional<Long> moveTime = Optional.ofNullable(values.get("movetime"));
    long moveMillis = moveTime.map(time -> time - overheadMillis).orElse(Long.MAX_VALUE);
    Optional<MoveLimits.RemainingTime> remaining =
        left.map(time ->
            new MoveLimits.RemainingTime(
                time - overheadMillis, values.getOrDefault(isFirst ? "p1inc" : "p2inc", 0L)));
    if (moveMillis <= 0 || remaining.filter(clock -> clock.millis() <= 0).isPresent()) {
      return new UgiGoCommand(MoveLimits.ofDepth(1), false);
    }
    return new UgiGoCommand(new MoveLimits(moveMillis, nodes, depth, remaining), false);
  }

  private static Map<String, Long> values(List<String> words) {
    Map<String, Long> values = new HashMap<>();
    for (int i = 0; i < words.size(); i += 2) {
      String word = words.get(i);
      if (!CLOCK.contains(word) && !OTHER.contains(word)) {
        throw new UgiException("go does not know '" + UgiLine.excerpt(word) + "' there");
      }
      if (i + 1 == words.size()) {
        throw new UgiException("go " + word + " needs a number");
      }
      long value = UgiNumber.parse(words.get(i + 1));
      if (word.equals("movetime") && value < 0) {
        throw new UgiException("movetime is at least 0, not " + value);
      }
      // A match runner may send the negative time of a clock that has run out.
      values.put(word, OTHER.contains(word) ? value : Math.max(0, value));
    }
    if (values.isEmpty()) {
      throw new UgiException(
          "go needs movetime, depth, nodes, infinite, or p1time with p2time, p1inc and p2inc");
    }
    return values;
  }

  /// Returns the value of a word; without the word, no limit.
  private static long atLeastOne(String word, Map<String, Long> values) {
    long value = values.getOrDefault(word, Long.MAX_VALUE);
    if (value < 1) {
      throw new UgiException(word + " is at least 1, not " + value);
    }
    return value;
  }
}
