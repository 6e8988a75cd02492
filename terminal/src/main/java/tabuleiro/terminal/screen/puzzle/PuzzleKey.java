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

  /// Keys that walk through the solution.
  private static final Set<GameKey> STEP_KEYS = EnumSet.of(GameKey.BACK, GameKey.FORWARD);

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
    return GameKey.activeIn(page.board()).stream().filter(PuzzleKey::isShared).toList();
  }

  private static boolean isShared(GameKey key) {
    return GameKey.DISPLAY_KEYS.contains(key)
        || GameKey.ENTRY_KEYS.contains(key)
        || STEP_KEYS.contains(key);
  }

  /// Returns whether the board handles a character.
  static boolean isForBoard(int letter, PuzzlePage page) {
    return GameKey.isEntryCharacter(letter)
        || GameKey.activeIn(letter, page.board()).filter(PuzzleKey::isShared).isPresent();
  }
}
