package tabuleiro.reference.certificate;

import java.io.IOException;

/// Receives the positions of a traversal.
interface StrategyVisitor {
  /// Receives a position that is met for the first time and is not a leaf, before its moves.
  void visit(CheckerTrail trail);

  /// Receives a position that the strategy leaves to the checker.
  ///
  /// @throws CertificateException when the side does not reach its goal from there
  /// @throws IOException when a file cannot be written
  void leave(CheckerTrail trail) throws CertificateException, IOException;
}
