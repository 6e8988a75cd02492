package tabuleiro.terminal.plain;

import java.time.Duration;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Formats the time that a side has left.
public final class ClockText {
  private ClockText() {}

  /// Returns a sentence such as "Red has 0:04:59 left".
  public static String format(Side side, Duration left, Messages messages) {
    long seconds = left.toSeconds();
    String time = String.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    return messages.format("clock", side, time);
  }
}
