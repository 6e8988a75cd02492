package tabuleiro.reference.certificate;

/// The result of a game, as far as it is known.
enum CheckerOutcome {
  ONGOING,
  FIRST,
  SECOND,
  DRAW;

  /// Reads the outcome of a reference position.
  ///
  /// @param text what `ReferencePosition.outcome` returns
  static CheckerOutcome parse(String text) {
    return switch (text.replaceFirst(" .*", "")) {
      case "*" -> ONGOING;
      case "1-0" -> FIRST;
      case "0-1" -> SECOND;
      default -> DRAW;
    };
  }

  /// The result in which a side wins.
  static CheckerOutcome winOf(boolean isFirst) {
    return isFirst ? FIRST : SECOND;
  }
}
