package tabuleiro.reference.certificate;

import java.util.Arrays;
import java.util.List;

/// Thrown when a certificate is not valid.
public final class CertificateException extends Exception {
  private static final long serialVersionUID = 1L;

  private final CertificateFault fault;
  private final transient List<String> arguments;

  CertificateException(CertificateFault fault, Object... arguments) {
    super(fault + " " + List.of(arguments));
    this.fault = fault;
    this.arguments = Arrays.stream(arguments).map(String::valueOf).toList();
  }

  /// Returns the kind of the fault.
  ///
  /// @return the fault
  public CertificateFault fault() {
    return fault;
  }

  /// Returns the details of the fault.
  ///
  /// @return the arguments that the fault's comment names
  public List<String> arguments() {
    return arguments;
  }
}
