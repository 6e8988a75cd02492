package tabuleiro.terminal.screen.picture;

/// The symbols on boards, each with a Unicode and an ASCII character.
enum BoardSymbol {
  EMPTY('·', '.'),
  /// An empty cell of every second band of cells around a centre.
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
  /// The edges that a player must connect.
  EDGE_ACROSS('━', '='),
  EDGE_DOWN('┃', '|'),
  /// The cells that a tile's pattern marks, and the others.
  MARKED('█', '#'),
  UNMARKED('·', '.');

  private final char unicode;
  private final char asciiCharacter;

  BoardSymbol(char unicode, char asciiCharacter) {
    this.unicode = unicode;
    this.asciiCharacter = asciiCharacter;
  }

  char character(boolean ascii) {
    return ascii ? asciiCharacter : unicode;
  }
}
