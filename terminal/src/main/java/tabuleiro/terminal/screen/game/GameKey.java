package tabuleiro.terminal.screen.game;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.text.Messages;

/// The keys of a game's page: the one table from which they are obeyed, shown for the moment, and
/// explained. Their order is that of their use.
public enum GameKey {
  HELP('?'),
  AGAIN('n'),
  MOVE(':'),
  TURN('r'),
  PAUSE('p'),
  STEP('.'),
  LEGAL('l'),
  UNDO('u'),
  HINT('H'),
  BACK('['),
  FORTH(']'),
  ANALYSIS('a'),
  SAVE('s'),
  RULES('R'),
  FLIP('f'),
  DRAW('d'),
  RESIGN('g'),
  THEME('t'),
  SQUARE('v'),
  DISCS('v'),
  ZOOM_IN('+'),
  ZOOM_OUT('-'),
  FASTER('>'),
  SLOWER('<'),
  OPEN('o'),
  QUIT('q');

  private final char letter;

  GameKey(char letter) {
    this.letter = letter;
  }

  /// Returns whether the key does something at the moment.
  private boolean fits(GamePage page) {
    GameProgress table = page.progress();
    return switch (this) {
      case HELP, ANALYSIS, SAVE, RULES, FLIP, THEME, OPEN, QUIT -> true;
      case AGAIN -> page.isOver();
      case MOVE, LEGAL, HINT, DRAW, RESIGN -> table.isHumanToMove();
      case UNDO -> !page.isOver() && table.hasHuman() && table.plies() > 0;
      case BACK -> page.ply() > 0;
      case FORTH -> !page.isShowingLatest();
      case SQUARE -> table.game().board() instanceof DiamondBoard;
      case DISCS, ZOOM_IN, ZOOM_OUT -> page.hasTableBoard();
      case TURN -> page.hasTableBoard() && !page.selection().spots().isEmpty();
      case PAUSE, STEP, SLOWER, FASTER -> page.isComputersOnly();
    };
  }

  /// Returns the letter.
  public String letter() {
    return String.valueOf(letter);
  }

  /// Returns the words for the line of keys.
  public String label(Messages words) {
    return words.format("page.key." + key());
  }

  /// Returns the words for the help.
  public String explanation(Messages words) {
    return words.format("page.help." + key());
  }

  private String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the keys that do something at the moment, in order.
  public static List<GameKey> activeIn(GamePage page) {
    return Arrays.stream(values()).filter(key -> key.fits(page)).toList();
  }

  /// Returns what a letter means at the moment; empty for nothing.
  public static Optional<GameKey> activeIn(int letter, GamePage page) {
    return activeIn(page).stream().filter(key -> key.letter == letter).findFirst();
  }
}
