package tabuleiro.terminal.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.jline.utils.NonBlockingReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Keys whose characters arrive with pauses, and in a process that gets no processor time.
class InputReaderTest {
  private static final String ESCAPE = "\u001b";
  private static final InputEvent ESCAPE_KEY = new InputEvent.KeyEvent(SpecialKey.ESCAPE);

  /// Longer than the wait for the first character after an escape.
  private static final int LONG_PAUSE_MILLIS = 150;

  private static final int[] PAUSES_MILLIS = {0, 1, 9, 90, LONG_PAUSE_MILLIS, 600, 3000};

  static List<String> sequences() {
    return Stream.of(
            "[A",
            "OA",
            "[1;2D",
            "[H",
            "OF",
            "[5~",
            "[3~",
            "[Z",
            "OM",
            "[<0;12;7M",
            "[<0;12;7m",
            "[<64;3;4M",
            "[15~",
            "[1;5A",
            "[200~a[A;q" + ESCAPE + "[201~")
        .map(rest -> ESCAPE + rest)
        .toList();
  }

  private static InputEvent typed(char character) {
    return new InputEvent.CharacterEvent(character);
  }

  /// A terminal with its own time, in which characters arrive when they are due.
  private static final class Terminal extends NonBlockingReader {
    private record Due(char character, long millis) {}

    private final Deque<Due> due = new ArrayDeque<>();
    private long arrival;
    private long now;
    private long stallAt = Long.MAX_VALUE;
    private long stallMillis;

    Terminal type(String text) {
      text.chars().forEach(c -> due.add(new Due((char) c, arrival)));
      return this;
    }

    Terminal pause(long millis) {
      arrival += millis;
      return this;
    }

    /// From now on the process gets no processor time for a while: a wait ends without the
    /// characters that arrive meanwhile.
    Terminal stall(long millis) {
      stallAt = arrival;
      stallMillis = millis;
      return this;
    }

    @Override
    protected int read(long timeout, boolean isPeek) {
      if (due.isEmpty()) {
        return EOF;
      }
      if (due.getFirst().millis() > now) {
        long end = now + timeout;
        if (end > stallAt) {
          now = stallAt + stallMillis;
          stallAt = Long.MAX_VALUE;
          return READ_EXPIRED;
        }
        now = Math.min(end, due.getFirst().millis());
      }
      return due.getFirst().millis() > now ? READ_EXPIRED : due.removeFirst().character();
    }

    @Override
    public int readBuffered(char[] buffer, int offset, int length, long timeout) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}

    List<InputEvent> events() throws IOException {
      List<InputEvent> events = new ArrayList<>();
      InputReader reader = new InputReader(this);
      while (reader.read(events::add)) {
        assertThat(events).hasSizeLessThan(100);
      }
      return events;
    }
  }

  /// A second later, a character is typed.
  private static List<InputEvent> events(Terminal terminal) throws IOException {
    return terminal.pause(1000).type("x").pause(1000).events();
  }

  private static List<InputEvent> expected(String sequence) throws IOException {
    List<InputEvent> whole = events(new Terminal().type(sequence));
    assertThat(whole).hasSizeLessThanOrEqualTo(2).endsWith(typed('x'));
    return whole;
  }

  @ParameterizedTest
  @MethodSource("sequences")
  void aPauseAnywhereChangesNothing(String sequence) throws IOException {
    List<InputEvent> expected = expected(sequence);
    for (int pause : PAUSES_MILLIS) {
      for (int place = 1; place < sequence.length(); place++) {
        List<InputEvent> events =
            events(
                new Terminal()
                    .type(sequence.substring(0, place))
                    .pause(pause)
                    .type(sequence.substring(place)));
        assertThat(withoutLateEscape(events, place == 1 && pause >= LONG_PAUSE_MILLIS))
            .as("%d ms before character %d", pause, place)
            .isEqualTo(expected);
      }
    }
  }

  /// An escape followed by a long pause was the key, whatever follows.
  private static List<InputEvent> withoutLateEscape(List<InputEvent> events, boolean isLate) {
    if (isLate) {
      assertThat(events).startsWith(ESCAPE_KEY);
    }
    return events.subList(isLate ? 1 : 0, events.size());
  }

  @ParameterizedTest
  @MethodSource("sequences")
  void charactersMayArriveOneByOne(String sequence) throws IOException {
    Terminal terminal = new Terminal();
    sequence.chars().forEach(c -> terminal.type(Character.toString(c)).pause(90));
    assertThat(events(terminal)).isEqualTo(expected(sequence));
  }

  /// The rest arrives a moment after the escape, while the process gets no processor time.
  @ParameterizedTest
  @ValueSource(ints = {100, 300, 2000})
  void aStalledProcessReadsWhatArrivedMeanwhile(int millis) throws IOException {
    for (String sequence : sequences()) {
      Terminal terminal = new Terminal().type(ESCAPE).stall(millis).pause(1);
      assertThat(events(terminal.type(sequence.substring(1))))
          .as("%d ms within %s", millis, sequence.substring(1))
          .isEqualTo(expected(sequence));
    }
  }

  @Test
  void aBracketAfterTheKeyEscIsTyped() throws IOException {
    assertThat(events(new Terminal().type(ESCAPE).pause(300).type("[")))
        .containsExactly(ESCAPE_KEY, typed('['), typed('x'));
    assertThat(events(new Terminal().type(ESCAPE).pause(300).type("[").pause(200).type("O")))
        .containsExactly(ESCAPE_KEY, typed('['), typed('O'), typed('x'));
    assertThat(events(new Terminal().type(ESCAPE).pause(300).type("a[").pause(50).type("A")))
        .containsExactly(ESCAPE_KEY, typed('a'), typed('['), typed('A'), typed('x'));
  }

  @Test
  void whatCannotContinueASequenceEndsIt() throws IOException {
    assertThat(events(new Terminal().type(ESCAPE + "[1\r")))
        .containsExactly(new InputEvent.KeyEvent(SpecialKey.ENTER), typed('x'));
    assertThat(events(new Terminal().type(ESCAPE + "O y")))
        .containsExactly(typed(' '), typed('y'), typed('x'));
    assertThat(events(new Terminal().type(ESCAPE + "[1" + ESCAPE + "[A")))
        .containsExactly(new InputEvent.KeyEvent(SpecialKey.UP), typed('x'));
  }
}
