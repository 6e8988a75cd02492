package tabuleiro.terminal.screen.online;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.terminal.screen.game.GameKey;
import tabuleiro.text.Messages;

/// The keys of an online game, apart from those that it shares with the page of a game.
enum OnlineGameKey {
  HELP('?'),
  ACCEPT('y'),
  DECLINE('x'),
  REMATCH('n'),
  CLAIM('w'),
  SWAP('S'),
  TAKEBACK('u'),
  DRAW('d'),
  RESIGN('g'),
  QUIT('q');

  private final char letter;

  OnlineGameKey(char letter) {
    this.letter = letter;
  }

  private boolean isActive(OnlineGamePage page) {
    boolean isPlayer = page.state().own().isPresent();
    boolean isInPlay = isPlayer && !page.state().isOver();
    boolean hasBegun = isInPlay && page.state().hasBothPlayers();
    return switch (this) {
      case HELP, QUIT -> true;
      case ACCEPT, DECLINE -> page.state().offerToAnswer().isPresent();
      case REMATCH -> isPlayer && page.state().isOver() && page.state().rematchOffer().isEmpty();
      case CLAIM -> hasBegun && !page.isOpponentHere();
      case SWAP -> page.state().canSwap();
      case TAKEBACK -> hasBegun && page.state().plies() > 0;
      case DRAW -> hasBegun;
      case RESIGN -> isInPlay;
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
    return messages.format("page.online.key." + messageKey());
  }

  /// Returns the explanation for the help.
  String explanation(Messages messages) {
    return messages.format("page.online.help." + messageKey());
  }

  /// Returns the active keys in order.
  static List<OnlineGameKey> activeIn(OnlineGamePage page) {
    return Arrays.stream(values()).filter(key -> key.isActive(page)).toList();
  }

  /// Returns the active key of a letter; empty when there is none.
  static Optional<OnlineGameKey> activeIn(int letter, OnlineGamePage page) {
    return activeIn(page).stream().filter(key -> key.letter == letter).findFirst();
  }

  /// Returns the active keys that this page shares with the page of a game.
  static List<GameKey> sharedWithGame(OnlineGamePage page) {
    return GameKey.activeIn(page.board()).stream()
        .filter(key ->
            GameKey.DISPLAY_KEYS.contains(key)
                || GameKey.ENTRY_KEYS.contains(key)
                || key == GameKey.BACK
                || key == GameKey.FORWARD)
        .toList();
  }
}
