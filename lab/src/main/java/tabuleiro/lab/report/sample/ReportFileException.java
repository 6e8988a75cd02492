package tabuleiro.lab.report.sample;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a file of a report's games cannot be gone on with. Its phrase says why, and where.
public final class ReportFileException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says why.
  public ReportFileException(Message phrase) {
    super(phrase);
  }
}
