package tabuleiro.terminal.screen.game;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageUpdate;

/// The keys of a game's page in the order of their use. [GameKeys] is their table.
public enum GameKey {
  HELP('?'),
  AGAIN('n'),
  PLAY_ON('c'),
  MOVE(':'),
  TURN('r'),
  PAUSE('p'),
  STEP('.'),
  LEGAL('l'),
  UNDO('u'),
  HINT('H'),
  BACK('['),
  FORWARD(']'),
  ALTERNATIVE('x'),
  MAIN_LINE('b'),
  REMOVE('X'),
  ANALYSIS('a'),
  WORTHS('w'),
  SAVE('s'),
  RULES('R'),
  FLIP('f'),
  DRAW('d'),
  RESIGN('g'),
  THEME('t'),
  SQUARE('v'),
  DISCS('v'),
  VALUES('v'),
  ZOOM_IN('+'),
  ZOOM_OUT('-'),
  FASTER('>'),
  SLOWER('<'),
  OPEN('o'),
  QUIT('q');

  /// The keys that change how a board is shown.
  public static final Set<GameKey> DISPLAY_KEYS =
      union(Set.of(), RULES, FLIP, THEME, SQUARE, DISCS, VALUES, ZOOM_IN, ZOOM_OUT);

  /// Those, and the keys that enter a move.
  public static final Set<GameKey> ENTRY_KEYS = union(DISPLAY_KEYS, MOVE, TURN, LEGAL);

  /// Those, and the keys that step through the moves.
  public static final Set<GameKey> STEP_KEYS = union(ENTRY_KEYS, BACK, FORWARD);

  /// The first keys of a review, in the order of their use there.
  static final List<GameKey> REVIEW_KEYS =
      List.of(
          HELP,
          BACK,
          FORWARD,
          ALTERNATIVE,
          MAIN_LINE,
          REMOVE,
          ANALYSIS,
          WORTHS,
          PLAY_ON,
          SAVE,
          AGAIN,
          MOVE);

  /// Characters that enter a move and are not keys themselves.
  private static final String ENTRY_CHARACTERS = "hjkm 0123456789";

  private final char letter;

  GameKey(char letter) {
    this.letter = letter;
  }

  private static Set<GameKey> union(Set<GameKey> some, GameKey... others) {
    EnumSet<GameKey> all = EnumSet.noneOf(GameKey.class);
    all.addAll(some);
    Collections.addAll(all, others);
    return Collections.unmodifiableSet(all);
  }

  /// Returns whether a character enters a move and is not a key itself.
  static boolean isEntryCharacter(int character) {
    return ENTRY_CHARACTERS.indexOf(character) >= 0;
  }

  /// Returns the row of the key in the table.
  PageKey row(boolean isActive, Function<PageContext, PageUpdate> action) {
    String text = name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new PageKey(letter, "page.key." + text, "page.help." + text, isActive, action);
  }
}
