package tabuleiro.reference.certificate;

/// Thrown inside a check that is to stop.
final class CheckStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CheckStoppedException() {
    super("the check was stopped", null, false, false);
  }
}
