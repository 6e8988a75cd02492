package tabuleiro.terminal.screen.input;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.terminal.screen.input.InputEvent.MouseAction;

/// Decodes the characters that a terminal sends into input events. Unknown keys are dropped as a
/// whole. Not thread-safe.
///
/// The characters of a key may arrive one by one with pauses between them. An incomplete sequence
/// waits for its rest however long that takes: a lost key harms less than a rest that is read as
/// keys.
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
      Pattern.compile("[^\\[O]|O[!-~]|\\[[0-?]*[ -/]*[@-~]", Pattern.DOTALL);

  private static final Pattern INCOMPLETE = Pattern.compile("O|\\[[0-?]*[ -/]*");

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

  /// The sequences around a pasted text, in the mode of bracketed paste.
  private static final String PASTE_START = "[200~";

  private static final String PASTE_END = ESCAPE + "[201~";

  /// The longest pasted text that is kept; the rest is dropped. A guess.
  private static final int LONGEST_PASTE = 10_000;

  /// How many pauses a pasted text may have before it ends without its mark. A guess: a slow
  /// network pauses, and a terminal that never sends the mark must not swallow the keys for ever.
  private static final int MAX_PAUSES = 10;

  /// The keys of control characters that are not keys of a sequence.
  private static final Map<Character, SpecialKey> CONTROL_KEYS =
      Map.of(
          (char) 0x01,
          SpecialKey.LINE_START,
          (char) 0x05,
          SpecialKey.LINE_END,
          (char) 0x0b,
          SpecialKey.ERASE_AFTER,
          (char) 0x15,
          SpecialKey.ERASE_BEFORE,
          (char) 0x17,
          SpecialKey.ERASE_WORD,
          (char) 0x1a,
          SpecialKey.SUSPEND);

  private final StringBuilder sequence = new StringBuilder();
  private boolean inSequence;

  /// Whether the key Esc was the last event, after a pause.
  private boolean isAfterEscapeKey;

  /// Whether the sequence follows such a key.
  private boolean isLate;

  private char highSurrogate;
  private final StringBuilder pasted = new StringBuilder();
  private boolean inPaste;
  private int pauses;

  /// Takes the next character and returns the event that it completes, if any.
  public Optional<InputEvent> decode(char character) {
    if (inPaste) {
      return inPaste(character);
    }
    if (inSequence) {
      return inSequence(character);
    }
    if (isAfterEscapeKey && (character == '[' || character == 'O')) {
      isAfterEscapeKey = false;
      isLate = true;
      inSequence = true;
      return inSequence(character);
    }
    isAfterEscapeKey = false;
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
  /// alone is the key Esc, and the first character of a sequence that came too late for its escape
  /// is a key that types it.
  public Optional<InputEvent> timeOut() {
    if (inPaste) {
      pauses++;
      return pauses < MAX_PAUSES ? Optional.empty() : Optional.of(endPaste());
    }
    if (!isUndecided()) {
      return Optional.empty();
    }
    InputEvent key =
        isLate
            ? new InputEvent.CharacterEvent(sequence.charAt(0))
            : new InputEvent.KeyEvent(SpecialKey.ESCAPE);
    isAfterEscapeKey = !isLate;
    reset();
    return Optional.of(key);
  }

  /// Returns whether a short pause decides what the last character means: it may be a key, or the
  /// beginning of a sequence.
  public boolean isUndecided() {
    return inSequence && sequence.length() == (isLate ? 1 : 0);
  }

  /// Returns whether the events so far leave nothing open.
  public boolean isIdle() {
    return !inSequence && !inPaste;
  }

  private Optional<InputEvent> characterEvent(char character) {
    if (CONTROL_KEYS.containsKey(character)) {
      return Optional.ofNullable(CONTROL_KEYS.get(character)).map(InputEvent.KeyEvent::new);
    }
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
      reset();
      isAfterEscapeKey = false;
      inSequence = true;
      return before;
    }
    sequence.append(character);
    String text = sequence.toString();
    if (!COMPLETE.matcher(text).matches()) {
      boolean isBroken = !INCOMPLETE.matcher(text).matches();
      if (isBroken || text.length() > LONGEST_SEQUENCE) {
        reset();
      }
      return isBroken ? decode(character) : Optional.empty();
    }
    reset();
    if (text.equals(PASTE_START)) {
      inPaste = true;
      return Optional.empty();
    }
    Matcher mouse = MOUSE.matcher(text);
    return mouse.matches()
        ? mouseEvent(mouse)
        : Optional.ofNullable(KEYS.get(text)).map(InputEvent.KeyEvent::new);
  }

  private Optional<InputEvent> inPaste(char character) {
    pauses = 0;
    pasted.append(character);
    int end = pasted.length() - PASTE_END.length();
    if (end >= 0 && pasted.indexOf(PASTE_END, end) == end) {
      pasted.setLength(end);
      return Optional.of(endPaste());
    }
    if (end > LONGEST_PASTE) {
      pasted.delete(LONGEST_PASTE, LONGEST_PASTE + 1);
    }
    return Optional.empty();
  }

  private InputEvent endPaste() {
    String text = pasted.substring(0, Math.min(pasted.length(), LONGEST_PASTE));
    inPaste = false;
    pauses = 0;
    pasted.setLength(0);
    return new InputEvent.PasteEvent(text, true);
  }

  private void reset() {
    inSequence = false;
    isLate = false;
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
