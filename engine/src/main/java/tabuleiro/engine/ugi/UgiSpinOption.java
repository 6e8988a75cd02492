package tabuleiro.engine.ugi;

import java.util.Optional;
import tabuleiro.engine.Level;

/// An option of the protocol whose value is a whole number.
enum UgiSpinOption {
  /// Memory for the results of the search, in mebibytes: at most half the memory of this process.
  HASH("Hash", 64, 1, Math.clamp(Runtime.getRuntime().maxMemory() / (2 << 20), 1, 16_384)),
  /// How many threads search at once.
  THREADS("Threads", 1, 1, 256),
  /// The level of the engine.
  LEVEL("Level", Level.HIGHEST, Level.LOWEST, Level.HIGHEST),
  /// How many variations a search at the highest level reports.
  MULTI_PV("MultiPV", 1, 1, 256),
  /// The seed of all random choices.
  SEED("Seed", 1, 0, Long.MAX_VALUE),
  /// The time that is subtracted from every time limit for the transfer of the answer, in
  /// milliseconds.
  MOVE_OVERHEAD("MoveOverhead", 30, 0, 10_000);

  private final String label;
  private final long defaultValue;
  private final long least;
  private final long most;

  UgiSpinOption(String label, long defaultValue, long least, long most) {
    this.label = label;
    this.defaultValue = Math.min(defaultValue, most);
    this.least = least;
    this.most = most;
  }

  /// Returns the option with a name, in any case, or empty if there is none.
  static Optional<UgiSpinOption> of(String name) {
    for (UgiSpinOption spin : values()) {
      if (spin.label.equalsIgnoreCase(name)) {
        return Optional.of(spin);
      }
    }
    return Optional.empty();
  }

  /// Returns the default value.
  long defaultValue() {
    return defaultValue;
  }

  /// Returns the value in a text.
  ///
  /// @throws UgiException if it is not a whole number within the bounds
  long parse(String text) {
    long value = UgiNumber.parse(text);
    if (value < least || value > most) {
      throw new UgiException("%s is from %d to %d, not %d".formatted(label, least, most, value));
    }
    return value;
  }

  /// Returns the line that announces the option.
  String optionLine(long value) {
    return "option name %s type spin default %d min %d max %d".formatted(label, value, least, most);
  }
}
