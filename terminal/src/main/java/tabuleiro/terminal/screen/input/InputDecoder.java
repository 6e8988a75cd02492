package tabuleiro.terminal.screen.input;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.terminal.screen.input.InputEvent.MouseAction;

/// Turns the characters that a terminal sends into what a person has done. Keys that it does not
/// know are dropped whole. Not safe for several threads.
///
/// The sequences are those of xterm (Moy, Gildea, Dickey: "XTerm Control Sequences"), the mouse's
/// those of its mode 1006.
public final class InputDecoder {
  private static final char ESCAPE = 0x1b;

  /// Longer ones are no sequences of keys; a guess.
  private static final int LONGEST = 32;

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

  /// Takes the next character and returns what was done, if that is now known.
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
      case '\r', '\n' -> pressed(SpecialKey.ENTER);
      case '\t' -> pressed(SpecialKey.TAB);
      case '\b', 0x7f -> pressed(SpecialKey.BACKSPACE);
      default -> typed(character);
    };
  }

  /// Says that no character has followed for a while, and returns what that means: an escape alone
  /// is the key Esc, and the beginning of a sequence is nothing.
  public Optional<InputEvent> timeOut() {
    boolean alone = inSequence && sequence.isEmpty();
    end();
    return alone ? pressed(SpecialKey.ESCAPE) : Optional.empty();
  }

  /// Returns whether an escape has come alone so far, so that a short pause would mean something.
  public boolean isEscapePending() {
    return inSequence && sequence.isEmpty();
  }

  private Optional<InputEvent> typed(char character) {
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
      if (text.length() > LONGEST) {
        end();
      }
      return Optional.empty();
    }
    end();
    Matcher mouse = MOUSE.matcher(text);
    return mouse.matches()
        ? mouse(mouse)
        : Optional.ofNullable(KEYS.get(text)).map(InputEvent.KeyEvent::new);
  }

  private void end() {
    inSequence = false;
    sequence.setLength(0);
  }

  private static Optional<InputEvent> mouse(Matcher matcher) {
    int code = Integer.parseInt(matcher.group(1));
    int column = Integer.parseInt(matcher.group(2)) - 1;
    int row = Integer.parseInt(matcher.group(3)) - 1;
    boolean released = matcher.group(4).equals("m");
    return button(code, released).map(button -> new InputEvent.MouseEvent(button, column, row));
  }

  /// The code's bits: 0 to 1 the button, 2 to 4 the keys held, 5 a movement, 6 the wheel.
  private static Optional<MouseAction> button(int code, boolean released) {
    return switch (code & ~0b11100) {
      case 0 -> Optional.of(released ? MouseAction.RELEASE : MouseAction.PRESS);
      case 64 -> Optional.of(MouseAction.WHEEL_UP);
      case 65 -> Optional.of(MouseAction.WHEEL_DOWN);
      default -> Optional.empty();
    };
  }

  private static Optional<InputEvent> pressed(SpecialKey key) {
    return Optional.of(new InputEvent.KeyEvent(key));
  }
}
