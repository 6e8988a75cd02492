package tabuleiro.reference.certificate;

/// What may be wrong with a certificate.
public enum CertificateFault {
  /// The file does not begin as certificates do. Argument: the line that is wrong or missing.
  FORMAT,
  /// There is no such game or variant. Argument: its name.
  GAME,
  /// The position is none of the game. Argument: its text.
  POSITION,
  /// The bytes are not those that were written.
  CHECKSUM,
  /// The strategy cannot be unpacked, or ends before the walk does. Argument: after how many
  /// entries.
  SHORT,
  /// The walk ends before the strategy does. Argument: after how many entries.
  LONG,
  /// An entry names a move that is not there. Arguments: the entry's place, the position.
  MOVE,
  /// The strategy leads to a position in which the side does not have what is claimed. Argument:
  /// the position.
  CLAIM;
}
