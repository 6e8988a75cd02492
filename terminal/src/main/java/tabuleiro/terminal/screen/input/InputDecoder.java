package tabuleiro.terminal.screen.input;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.terminal.screen.input.Input.Button;

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

  private static final Map<String, Stroke> KEYS =
      Map.ofEntries(
          Map.entry("[A", Stroke.UP),
          Map.entry("[B", Stroke.DOWN),
          Map.entry("[C", Stroke.RIGHT),
          Map.entry("[D", Stroke.LEFT),
          Map.entry("OA", Stroke.UP),
          Map.entry("OB", Stroke.DOWN),
          Map.entry("OC", Stroke.RIGHT),
          Map.entry("OD", Stroke.LEFT),
          Map.entry("[1;2A", Stroke.SHIFT_UP),
          Map.entry("[1;2B", Stroke.SHIFT_DOWN),
          Map.entry("[1;2C", Stroke.SHIFT_RIGHT),
          Map.entry("[1;2D", Stroke.SHIFT_LEFT),
          Map.entry("[H", Stroke.HOME),
          Map.entry("[F", Stroke.END),
          Map.entry("OH", Stroke.HOME),
          Map.entry("OF", Stroke.END),
          Map.entry("[1~", Stroke.HOME),
          Map.entry("[4~", Stroke.END),
          Map.entry("[7~", Stroke.HOME),
          Map.entry("[8~", Stroke.END),
          Map.entry("[5~", Stroke.PAGE_UP),
          Map.entry("[6~", Stroke.PAGE_DOWN),
          Map.entry("[3~", Stroke.DELETE),
          Map.entry("[Z", Stroke.BACK_TAB),
          Map.entry("OM", Stroke.ENTER));

  private final StringBuilder sequence = new StringBuilder();
  private boolean inSequence;
  private char highSurrogate;

  /// Takes the next character and returns what was done, if that is now known.
  public Optional<Input> next(char character) {
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
      case '\r', '\n' -> pressed(Stroke.ENTER);
      case '\t' -> pressed(Stroke.TAB);
      case '\b', 0x7f -> pressed(Stroke.BACKSPACE);
      default -> typed(character);
    };
  }

  /// Says that no character has followed for a while, and returns what that means: an escape alone
  /// is the key Esc, and the beginning of a sequence is nothing.
  public Optional<Input> pause() {
    boolean alone = inSequence && sequence.isEmpty();
    end();
    return alone ? pressed(Stroke.ESCAPE) : Optional.empty();
  }

  /// Returns whether an escape has come alone so far, so that a short pause would mean something.
  public boolean isWaiting() {
    return inSequence && sequence.isEmpty();
  }

  private Optional<Input> typed(char character) {
    int codePoint =
        Character.isLowSurrogate(character) && highSurrogate != 0
            ? Character.toCodePoint(highSurrogate, character)
            : character;
    highSurrogate = 0;
    return Character.isISOControl(codePoint)
        ? Optional.empty()
        : Optional.of(new Input.Typed(codePoint));
  }

  private Optional<Input> inSequence(char character) {
    if (character == ESCAPE) {
      Optional<Input> before = pause();
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
        : Optional.ofNullable(KEYS.get(text)).map(Input.Pressed::new);
  }

  private void end() {
    inSequence = false;
    sequence.setLength(0);
  }

  private static Optional<Input> mouse(Matcher matcher) {
    int code = Integer.parseInt(matcher.group(1));
    int column = Integer.parseInt(matcher.group(2)) - 1;
    int row = Integer.parseInt(matcher.group(3)) - 1;
    boolean released = matcher.group(4).equals("m");
    return button(code, released).map(button -> new Input.Pointed(button, column, row));
  }

  /// The code's bits: 0 to 1 the button, 2 to 4 the keys held, 5 a movement, 6 the wheel.
  private static Optional<Button> button(int code, boolean released) {
    return switch (code & ~0b11100) {
      case 0 -> Optional.of(released ? Button.UP : Button.DOWN);
      case 64 -> Optional.of(Button.WHEEL_UP);
      case 65 -> Optional.of(Button.WHEEL_DOWN);
      default -> Optional.empty();
    };
  }

  private static Optional<Input> pressed(Stroke key) {
    return Optional.of(new Input.Pressed(key));
  }
}
