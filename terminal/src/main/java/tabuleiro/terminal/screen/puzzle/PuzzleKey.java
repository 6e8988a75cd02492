package tabuleiro.terminal.screen.puzzle;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tabuleiro.terminal.screen.game.GameKey;
import tabuleiro.text.Messages;

/// The keys of the page of puzzles, apart from those that it shares with the page of a game.
enum PuzzleKey {
  NEXT('n'),
  PREVIOUS('p'),
  HINT('H'),
  SOLUTION('s'),
  HELP('?'),
  QUIT('q');

  /// Keys that show a board or enter a move, and do not need a game.
  private static final Set<GameKey> SHARED_KEYS =
      EnumSet.of(
          GameKey.MOVE,
          GameKey.TURN,
          GameKey.LEGAL,
          GameKey.BACK,
          GameKey.FORWARD,
          GameKey.RULES,
          GameKey.FLIP,
          GameKey.THEME,
          GameKey.SQUARE,
          GameKey.DISCS,
          GameKey.VALUES,
          GameKey.ZOOM_IN,
          GameKey.ZOOM_OUT);

  /// Characters that enter a move and are not keys themselves.
  private static final String ENTRY_CHARACTERS = "hjkm 0123456789";

  private final char letter;

  PuzzleKey(char letter) {
    this.letter = letter;
  }

  private boolean isActive(PuzzlePage page) {
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

  private String messageKey() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the label for the line of keys.
  String label(Messages messages) {
    return messages.format("page.key." + messageKey());
  }

  /// Returns the explanation for the help.
  String explanation(Messages messages) {
    return messages.format("page.puzzle.help." + messageKey());
  }

  /// Returns the active keys in order.
  static List<PuzzleKey> activeIn(PuzzlePage page) {
    return Arrays.stream(values()).filter(key -> key.isActive(page)).toList();
  }

  /// Returns the active key of a letter; empty when there is none.
  static Optional<PuzzleKey> activeIn(int letter, PuzzlePage page) {
    return activeIn(page).stream().filter(key -> key.letter == letter).findFirst();
  }

  /// Returns the active keys that this page shares with the page of a game.
  static List<GameKey> sharedWithGame(PuzzlePage page) {
    return GameKey.activeIn(page.board()).stream().filter(SHARED_KEYS::contains).toList();
  }

  /// Returns whether the board handles a character.
  static boolean isForBoard(int letter, PuzzlePage page) {
    return ENTRY_CHARACTERS.indexOf(letter) >= 0
        || GameKey.activeIn(letter, page.board()).filter(SHARED_KEYS::contains).isPresent();
  }
}
