package tabuleiro.lab.report.sample;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a report cannot be resumed from a file. Its message gives the reason and the place.
public final class ReportFileException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Creates the exception.
  ///
  /// @param message the reason, for users
  public ReportFileException(Message message) {
    super(message);
  }
}
