package tabuleiro.terminal.screen.picture.canvas;

/// A rectangle of a drawing.
public record Box(int left, int top, int width, int height) {
  public int right() {
    return left + width - 1;
  }

  public int bottom() {
    return top + height - 1;
  }

  /// Returns the column in which a text begins that stands in the middle.
  public int centredLeft(int length) {
    return left + (width - length) / 2;
  }

  /// Returns the row of the middle, the upper one of two.
  public int middleRow() {
    return top + (height - 1) / 2;
  }
}
