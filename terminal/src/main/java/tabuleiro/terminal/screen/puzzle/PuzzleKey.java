package tabuleiro.terminal.screen.puzzle;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tabuleiro.terminal.screen.game.GameKey;
import tabuleiro.text.Messages;

/// The keys of the page of puzzles, beside those that it has in common with the page of a game.
enum PuzzleKey {
  NEXT('n'),
  PREVIOUS('p'),
  HINT('H'),
  SOLUTION('s'),
  HELP('?'),
  QUIT('q');

  /// What looks at a board or enters a move, and needs no game.
  private static final Set<GameKey> COMMON =
      EnumSet.of(
          GameKey.MOVE,
          GameKey.TURN,
          GameKey.LEGAL,
          GameKey.BACK,
          GameKey.FORTH,
          GameKey.RULES,
          GameKey.FLIP,
          GameKey.THEME,
          GameKey.SQUARE,
          GameKey.DISCS,
          GameKey.ZOOM_IN,
          GameKey.ZOOM_OUT);

  /// Letters that enter a move without being keys of their own.
  private static final String ENTRY = "hjkm 0123456789";

  private final char letter;

  PuzzleKey(char letter) {
    this.letter = letter;
  }

  private boolean fits(PuzzlePage page) {
    return switch (this) {
      case NEXT -> page.hasNext();
      case PREVIOUS -> page.hasPrevious();
      case HINT, SOLUTION -> page.current().isOpen();
      case HELP, QUIT -> true;
    };
  }

  String letter() {
    return String.valueOf(letter);
  }

  private String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the words for the line of keys.
  String label(Messages words) {
    return words.format("page.key." + key());
  }

  /// Returns the words for the help.
  String explanation(Messages words) {
    return words.format("page.puzzle.help." + key());
  }

  /// Returns the keys that do something at the moment, in order.
  static List<PuzzleKey> activeIn(PuzzlePage page) {
    return Arrays.stream(values()).filter(key -> key.fits(page)).toList();
  }

  /// Returns what a letter means at the moment; empty for nothing.
  static Optional<PuzzleKey> activeIn(int letter, PuzzlePage page) {
    return activeIn(page).stream().filter(key -> key.letter == letter).findFirst();
  }

  /// Returns the keys of the page of a game that do the same here.
  static List<GameKey> sharedWithGame(PuzzlePage page) {
    return GameKey.activeIn(page.board()).stream().filter(COMMON::contains).toList();
  }

  /// Returns whether the board understands a letter.
  static boolean isForBoard(int letter, PuzzlePage page) {
    return ENTRY.indexOf(letter) >= 0
        || GameKey.activeIn(letter, page.board()).filter(COMMON::contains).isPresent();
  }
}
