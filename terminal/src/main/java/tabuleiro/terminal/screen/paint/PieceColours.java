package tabuleiro.terminal.screen.paint;

import java.util.Locale;
import tabuleiro.text.Messages;

/// The colours of a game's pieces, which are those of its sides' names in every theme.
public enum PieceColours {
  RED_BLUE("RED", "BLUE"),
  WHITE_BLACK("WHITE", "BLACK"),
  BLACK_WHITE("BLACK", "WHITE");

  private static final String KEY = "piece-colours";

  private final String first;
  private final String second;

  PieceColours(String first, String second) {
    this.first = first;
    this.second = second;
  }

  /// Returns the colours of a game; red and blue for a game that names none.
  ///
  /// @param messages the messages of the game
  public static PieceColours of(Messages messages) {
    return messages.hasKey(KEY)
        ? valueOf(messages.format(KEY).toUpperCase(Locale.ROOT).replace('-', '_'))
        : RED_BLUE;
  }

  /// Returns the name of the first side's colour in the list of themes.
  String first() {
    return first;
  }

  /// Returns the name of the second side's colour in the list of themes.
  String second() {
    return second;
  }

  /// Returns whether the board needs middle tones, on which both colours can be seen.
  boolean needsMiddleTones() {
    return this != RED_BLUE;
  }
}
