package tabuleiro.engine.ugi;

import java.util.Optional;
import tabuleiro.engine.Level;

/// An option of the protocol whose value is a whole number.
enum UgiSpinOption {
  /// Memory for what the search remembers, in mebibytes: at most half of what this process may use.
  HASH("Hash", 64, 1, Math.clamp(Runtime.getRuntime().maxMemory() / (2 << 20), 1, 16_384)),
  /// How many search at once.
  THREADS("Threads", 1, 1, 256),
  /// How strong the engine plays.
  LEVEL("Level", Level.HIGHEST, Level.LOWEST, Level.HIGHEST),
  /// Where all choices by chance come from.
  SEED("Seed", 1, 0, Long.MAX_VALUE),
  /// What is taken off every budget of time for the way of the answer, in milliseconds.
  MOVE_OVERHEAD("MoveOverhead", 30, 0, 10_000);

  private final String label;
  private final long preset;
  private final long least;
  private final long most;

  UgiSpinOption(String label, long preset, long least, long most) {
    this.label = label;
    this.preset = Math.min(preset, most);
    this.least = least;
    this.most = most;
  }

  /// Returns the option of a name in any case, or empty when there is none.
  static Optional<UgiSpinOption> of(String name) {
    for (UgiSpinOption spin : values()) {
      if (spin.label.equalsIgnoreCase(name)) {
        return Optional.of(spin);
      }
    }
    return Optional.empty();
  }

  /// Returns the value where nothing else is set.
  long defaultValue() {
    return preset;
  }

  /// Returns the value that a text writes.
  ///
  /// @throws UgiException when it is none
  long parse(String text) {
    long value = UgiNumber.parse(text);
    if (value < least || value > most) {
      throw new UgiException("%s is from %d to %d, not %d".formatted(label, least, most, value));
    }
    return value;
  }

  /// Returns the line that tells a runner of the option.
  String optionLine(long value) {
    return "option name %s type spin default %d min %d max %d".formatted(label, value, least, most);
  }
}
