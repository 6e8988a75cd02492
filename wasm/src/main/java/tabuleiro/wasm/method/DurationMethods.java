package tabuleiro.wasm.method;

import java.time.Duration;

/// For `java.time.Duration`.
final class DurationMethods {
  /// Missing.
  boolean isPositive() {
    Duration duration = (Duration) (Object) this;
    return !duration.isZero() && !duration.isNegative();
  }

  /// Missing.
  int toMinutesPart() {
    return (int) (((Duration) (Object) this).toMinutes() % 60);
  }

  /// Missing.
  int toSecondsPart() {
    return (int) (((Duration) (Object) this).toMillis() / 1000 % 60);
  }

  /// Missing.
  int toNanosPart() {
    return (int) (((Duration) (Object) this).toNanos() % 1_000_000_000);
  }
}
