package tabuleiro.reference.certificate;

/// The kinds of faults of a certificate.
public enum CertificateFault {
  /// The file does not begin as a certificate does.
  FOREIGN,
  /// The header of the file is malformed. Argument: the line that is wrong or missing.
  FORMAT,
  /// There is no such game or variant. Argument: its name.
  GAME,
  /// The position is not valid in the game. Argument: its text.
  POSITION,
  /// Checksum mismatch: the file was damaged or edited.
  CHECKSUM,
  /// The strategy cannot be decompressed, or ends before the traversal does. Argument: the number
  /// of entries read.
  SHORT,
  /// The traversal ends before the strategy does. Argument: the number of entries read.
  LONG,
  /// An entry names a move that does not exist. Arguments: the number of the entry, the position.
  MOVE,
  /// The strategy leads to a position in which the side does not reach its claimed goal. Argument:
  /// the position.
  CLAIM,
  /// The frontier has another number of positions than the header says. Argument: the number found.
  LEAVES,
  /// The file with the progress of the check is damaged or belongs to another certificate.
  /// Argument: its name.
  RESUME;
}
