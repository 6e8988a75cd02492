package tabuleiro.app.cli;

import tabuleiro.statistics.EloEstimate;
import tabuleiro.text.Messages;

/// Formats estimates of Elo differences.
///
/// @param messages of the language
public record EloText(Messages messages) {
  /// Returns the difference with its error, or with its interval when that has an infinite end.
  public String format(EloEstimate estimate) {
    if (Double.isFinite(estimate.marginOfError())) {
      return messages.format(
          "arena-elo", decimal("%+.1f", estimate.elo()), decimal("%.1f", estimate.marginOfError()));
    }
    return messages.format(
        "arena-elo-between",
        decimal("%+.1f", estimate.elo()),
        decimal("%+.1f", estimate.low()),
        decimal("%+.1f", estimate.high()));
  }

  /// Returns a number as the language writes it; `+inf` and `-inf` when it is infinite.
  ///
  /// @param format such as `%.1f`
  public String decimal(String format, double number) {
    if (Double.isInfinite(number)) {
      return number > 0 ? "+inf" : "-inf";
    }
    return String.format(messages.language().locale(), format, number);
  }
}
