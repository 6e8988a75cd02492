package tabuleiro.terminal.screen.picture;

/// The characters of which boards are made, each once from all of Unicode and once from ASCII.
enum BoardSymbol {
  EMPTY('·', '.'),
  /// An empty cell of every second band around a throne.
  EMPTY_BAND(':', ','),
  LEGAL('•', '*'),
  PATH('★', '!'),
  THRONE('◈', 'N'),
  TRENCH('≈', '~'),
  /// The lines between cells.
  UPRIGHT('│', '|'),
  RISING('╱', '/'),
  FALLING('╲', '\\'),
  CROSSING('╳', 'x'),
  /// The edges that a player joins.
  EDGE_ACROSS('━', '='),
  EDGE_DOWN('┃', '|'),
  /// What a tile's pattern marks and what it does not.
  MARKED('█', '#'),
  UNMARKED('·', '.');

  private final char any;
  private final char plain;

  BoardSymbol(char any, char plain) {
    this.any = any;
    this.plain = plain;
  }

  char character(boolean ascii) {
    return ascii ? plain : any;
  }
}
