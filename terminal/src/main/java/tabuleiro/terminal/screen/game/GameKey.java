package tabuleiro.terminal.screen.game;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.terminal.screen.review.ReviewedLine;
import tabuleiro.text.Messages;

/// The keys of a game's page: the single table from which they are handled, listed on the screen
/// and explained in the help. They are in the order of their use.
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

  /// The keys that show a board, whatever its page is for.
  public static final Set<GameKey> DISPLAY_KEYS =
      Collections.unmodifiableSet(
          EnumSet.of(RULES, FLIP, THEME, SQUARE, DISCS, VALUES, ZOOM_IN, ZOOM_OUT));

  /// The keys that enter a move.
  public static final Set<GameKey> ENTRY_KEYS =
      Collections.unmodifiableSet(EnumSet.of(MOVE, TURN, LEGAL));

  /// The first keys of a review, in the order of their use there.
  private static final List<GameKey> REVIEW_KEYS =
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

  /// Returns whether the key is active.
  private boolean isActive(GamePage page) {
    GameProgress progress = page.progress();
    return switch (this) {
      case HELP, ANALYSIS, SAVE, RULES, FLIP, THEME, OPEN, QUIT -> true;
      case AGAIN -> page.isOver();
      case PLAY_ON -> page.isOver() && !page.shownPosition().outcome().isOver();
      case MOVE, LEGAL -> progress.isHumanToMove() || page.canTryMoves();
      case HINT, DRAW, RESIGN -> progress.isHumanToMove();
      case ALTERNATIVE ->
          progress
              .review()
              .filter(line -> line.nextAlternative(page.ply()).isPresent())
              .isPresent();
      case MAIN_LINE -> progress.review().filter(ReviewedLine::isVariation).isPresent();
      case REMOVE -> page.isVariation();
      case UNDO -> !page.isOver() && progress.hasHuman() && progress.plies() > 0;
      case BACK -> page.ply() > 0;
      case FORWARD -> !page.isShowingLatest();
      case SQUARE -> progress.game().board() instanceof DiamondBoard;
      case DISCS, ZOOM_IN, ZOOM_OUT -> page.hasTableBoard();
      case VALUES -> !page.shownPosition().scene().values().isEmpty();
      case WORTHS -> page.evaluation().isPresent();
      case TURN -> page.hasTableBoard() && !page.selection().targets().isEmpty();
      case PAUSE, STEP, SLOWER, FASTER -> page.isComputersOnly();
    };
  }

  /// Returns the letter of the key.
  public String letter() {
    return String.valueOf(letter);
  }

  /// Returns whether a character enters a move and is not a key itself.
  public static boolean isEntryCharacter(int character) {
    return ENTRY_CHARACTERS.indexOf(character) >= 0;
  }

  /// Returns the label for the line of keys.
  public String label(Messages messages) {
    return messages.format("page.key." + messageKey());
  }

  /// Returns the explanation for the help.
  public String explanation(Messages messages) {
    return messages.format("page.help." + messageKey());
  }

  private String messageKey() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the active keys in order.
  public static List<GameKey> activeIn(GamePage page) {
    Stream<GameKey> keys = Arrays.stream(values());
    if (page.progress().review().isPresent()) {
      keys = Stream.concat(REVIEW_KEYS.stream(), keys).distinct();
    }
    return keys.filter(key -> key.isActive(page)).toList();
  }

  /// Returns the active key of a letter; empty when there is none.
  public static Optional<GameKey> activeIn(int letter, GamePage page) {
    return activeIn(page).stream().filter(key -> key.letter == letter).findFirst();
  }
}
