package tabuleiro.terminal.screen.picture.canvas;

/// A rectangle of a drawing, in columns and rows.
public record Box(int left, int top, int width, int height) {
  public int right() {
    return left + width - 1;
  }

  public int bottom() {
    return top + height - 1;
  }

  /// Returns the first column of a text of `length` characters that is centred in the box.
  public int centredLeft(int length) {
    return left + (width - length) / 2;
  }

  /// Returns the middle row, the upper one of two.
  public int middleRow() {
    return top + (height - 1) / 2;
  }
}
