package tabuleiro.terminal.screen.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.terminal.screen.game.GameKey;
import tabuleiro.text.Messages;

/// The keys of a guided first game, apart from those that it shares with the page of a game.
enum GuidedGameKey {
  NEXT('n'),
  PREVIOUS('p'),
  AGAIN('a'),
  PLAY('c'),
  HELP('?'),
  QUIT('q');

  private final char letter;

  GuidedGameKey(char letter) {
    this.letter = letter;
  }

  private boolean isActive(GuidedGamePage page) {
    return switch (this) {
      case NEXT -> page.isSolved() && !page.isLast();
      case PREVIOUS -> page.index() > 0;
      case AGAIN -> page.isSolved();
      case PLAY -> page.isFinished();
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
    return messages.format(this == PLAY ? "page.lesson.play" : "page.key." + messageKey());
  }

  /// Returns the explanation for the help.
  String explanation(Messages messages) {
    return messages.format("page.lesson.help." + messageKey());
  }

  /// Returns the active keys in order.
  static List<GuidedGameKey> activeIn(GuidedGamePage page) {
    return Arrays.stream(values()).filter(key -> key.isActive(page)).toList();
  }

  /// Returns the active key of a letter; empty when there is none.
  static Optional<GuidedGameKey> activeIn(int letter, GuidedGamePage page) {
    return activeIn(page).stream().filter(key -> key.letter == letter).findFirst();
  }

  /// Returns the active keys that this page shares with the page of a game. Moves are entered while
  /// the task is open.
  static List<GameKey> sharedWithGame(GuidedGamePage page) {
    return GameKey.activeIn(page.board()).stream()
        .filter(key ->
            GameKey.DISPLAY_KEYS.contains(key)
                || (!page.isSolved() && GameKey.ENTRY_KEYS.contains(key)))
        .toList();
  }

  /// Returns whether the board handles a character.
  static boolean isForBoard(int letter, GuidedGamePage page) {
    boolean isEntry = !page.isSolved() && GameKey.isEntryCharacter(letter);
    return isEntry
        || GameKey.activeIn(letter, page.board())
            .filter(sharedWithGame(page)::contains)
            .isPresent();
  }
}
