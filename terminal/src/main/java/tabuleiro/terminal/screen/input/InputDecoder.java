package tabuleiro.terminal.screen.input;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.terminal.screen.input.InputEvent.MouseAction;

/// Decodes the characters that a terminal sends into input events. Unknown keys are dropped as a
/// whole. Not thread-safe.
///
/// The sequences are those of xterm (Moy, Gildea, Dickey: "XTerm Control Sequences"), and for the
/// mouse those of its mode 1006.
public final class InputDecoder {
  private static final char ESCAPE = 0x1b;

  /// The longest sequence of a key; longer ones are dropped. A guess.
  private static final int LONGEST_SEQUENCE = 32;

  private static final Pattern MOUSE =
      Pattern.compile("\\[<(\\d{1,4});(\\d{1,4});(\\d{1,4})([Mm])");

  private static final Pattern COMPLETE =
      Pattern.compile("[^\\[O]|O.|\\[[0-?]*[ -/]*[@-~]", Pattern.DOTALL);

  private static final Map<String, SpecialKey> KEYS =
      Map.ofEntries(
          Map.entry("[A", SpecialKey.UP),
          Map.entry("[B", SpecialKey.DOWN),
          Map.entry("[C", SpecialKey.RIGHT),
          Map.entry("[D", SpecialKey.LEFT),
          Map.entry("OA", SpecialKey.UP),
          Map.entry("OB", SpecialKey.DOWN),
          Map.entry("OC", SpecialKey.RIGHT),
          Map.entry("OD", SpecialKey.LEFT),
          Map.entry("[1;2A", SpecialKey.SHIFT_UP),
          Map.entry("[1;2B", SpecialKey.SHIFT_DOWN),
          Map.entry("[1;2C", SpecialKey.SHIFT_RIGHT),
          Map.entry("[1;2D", SpecialKey.SHIFT_LEFT),
          Map.entry("[H", SpecialKey.HOME),
          Map.entry("[F", SpecialKey.END),
          Map.entry("OH", SpecialKey.HOME),
          Map.entry("OF", SpecialKey.END),
          Map.entry("[1~", SpecialKey.HOME),
          Map.entry("[4~", SpecialKey.END),
          Map.entry("[7~", SpecialKey.HOME),
          Map.entry("[8~", SpecialKey.END),
          Map.entry("[5~", SpecialKey.PAGE_UP),
          Map.entry("[6~", SpecialKey.PAGE_DOWN),
          Map.entry("[3~", SpecialKey.DELETE),
          Map.entry("[Z", SpecialKey.BACK_TAB),
          Map.entry("OM", SpecialKey.ENTER));

  private final StringBuilder sequence = new StringBuilder();
  private boolean inSequence;
  private char highSurrogate;

  /// Takes the next character and returns the event that it completes, if any.
  public Optional<InputEvent> decode(char character) {
    if (inSequence) {
      return inSequence(character);
    }
    if (Character.isHighSurrogate(character)) {
      highSurrogate = character;
      return Optional.empty();
    }
    return switch (character) {
      case ESCAPE -> {
        inSequence = true;
        yield Optional.empty();
      }
      case '\r', '\n' -> keyEvent(SpecialKey.ENTER);
      case '\t' -> keyEvent(SpecialKey.TAB);
      case '\b', 0x7f -> keyEvent(SpecialKey.BACKSPACE);
      default -> characterEvent(character);
    };
  }

  /// Reports that no character has followed for a while, and returns the resulting event: an escape
  /// alone is the key Esc, and an incomplete sequence is dropped.
  public Optional<InputEvent> timeOut() {
    boolean isEscapeKey = inSequence && sequence.isEmpty();
    reset();
    return isEscapeKey ? keyEvent(SpecialKey.ESCAPE) : Optional.empty();
  }

  /// Returns whether the last character was an escape, so that a short pause decides its meaning.
  public boolean isEscapePending() {
    return inSequence && sequence.isEmpty();
  }

  private Optional<InputEvent> characterEvent(char character) {
    int codePoint =
        Character.isLowSurrogate(character) && highSurrogate != 0
            ? Character.toCodePoint(highSurrogate, character)
            : character;
    highSurrogate = 0;
    return Character.isISOControl(codePoint)
        ? Optional.empty()
        : Optional.of(new InputEvent.CharacterEvent(codePoint));
  }

  private Optional<InputEvent> inSequence(char character) {
    if (character == ESCAPE) {
      Optional<InputEvent> before = timeOut();
      inSequence = true;
      return before;
    }
    sequence.append(character);
    String text = sequence.toString();
    if (!COMPLETE.matcher(text).matches()) {
      if (text.length() > LONGEST_SEQUENCE) {
        reset();
      }
      return Optional.empty();
    }
    reset();
    Matcher mouse = MOUSE.matcher(text);
    return mouse.matches()
        ? mouseEvent(mouse)
        : Optional.ofNullable(KEYS.get(text)).map(InputEvent.KeyEvent::new);
  }

  private void reset() {
    inSequence = false;
    sequence.setLength(0);
  }

  private static Optional<InputEvent> mouseEvent(Matcher matcher) {
    int code = Integer.parseInt(matcher.group(1));
    int column = Integer.parseInt(matcher.group(2)) - 1;
    int row = Integer.parseInt(matcher.group(3)) - 1;
    boolean isReleased = matcher.group(4).equals("m");
    return mouseAction(code, isReleased)
        .map(action -> new InputEvent.MouseEvent(action, column, row));
  }

  /// The bits of the code: 0 to 1 the button, 2 to 4 the modifier keys, 5 a movement, 6 the wheel.
  private static Optional<MouseAction> mouseAction(int code, boolean isReleased) {
    return switch (code & ~0b11100) {
      case 0 -> Optional.of(isReleased ? MouseAction.RELEASE : MouseAction.PRESS);
      case 64 -> Optional.of(MouseAction.WHEEL_UP);
      case 65 -> Optional.of(MouseAction.WHEEL_DOWN);
      default -> Optional.empty();
    };
  }

  private static Optional<InputEvent> keyEvent(SpecialKey key) {
    return Optional.of(new InputEvent.KeyEvent(key));
  }
}
