package tabuleiro.terminal.screen.picture;

/// A rectangle of a drawing.
record Box(int left, int top, int width, int height) {
  int right() {
    return left + width - 1;
  }

  int bottom() {
    return top + height - 1;
  }

  /// Returns the column in which a text begins that stands in the middle.
  int middle(int length) {
    return left + (width - length) / 2;
  }

  /// Returns the row of the middle, the upper one of two.
  int middleRow() {
    return top + (height - 1) / 2;
  }
}
