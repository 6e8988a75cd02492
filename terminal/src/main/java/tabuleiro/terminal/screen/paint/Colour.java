package tabuleiro.terminal.screen.paint;

/// A colour.
///
/// @param rgb red, green and blue, 8 bits each
/// @param ansi the nearest colour in a palette of sixteen: 0 to 15
record Colour(int rgb, int ansi) {
  /// The levels of the 6 x 6 x 6 cube in xterm's palette of 256.
  private static final int[] LEVELS = {0, 95, 135, 175, 215, 255};

  /// Parses the form `RRGGBB:A`.
  static Colour parse(String text) {
    int colon = text.indexOf(':');
    int rgb = Integer.parseInt(text.substring(0, colon), 16);
    return new Colour(rgb, Integer.parseInt(text.substring(colon + 1)));
  }

  int red() {
    return rgb >> 16 & 255;
  }

  int green() {
    return rgb >> 8 & 255;
  }

  int blue() {
    return rgb & 255;
  }

  /// Returns the nearest colour of xterm's palette of 256, in its cube or its greys.
  int indexed() {
    int grey = Math.clamp(Math.round((average() - 8) / 10f), 0, 23);
    int level = 8 + 10 * grey;
    int r = nearest(red());
    int g = nearest(green());
    int b = nearest(blue());
    return distance(level, level, level) < distance(LEVELS[r], LEVELS[g], LEVELS[b])
        ? 232 + grey
        : 16 + 36 * r + 6 * g + b;
  }

  private int average() {
    return (red() + green() + blue()) / 3;
  }

  private int distance(int r, int g, int b) {
    int x = r - red();
    int y = g - green();
    int z = b - blue();
    return x * x + y * y + z * z;
  }

  private static int nearest(int value) {
    int best = 0;
    for (int i = 1; i < LEVELS.length; i++) {
      if (Math.abs(LEVELS[i] - value) < Math.abs(LEVELS[best] - value)) {
        best = i;
      }
    }
    return best;
  }
}
