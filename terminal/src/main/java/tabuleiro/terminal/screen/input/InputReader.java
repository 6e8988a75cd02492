package tabuleiro.terminal.screen.input;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.jline.utils.NonBlockingReader;

/// Reads input events from the characters of a terminal and the pauses between them. Not
/// thread-safe.
public final class InputReader {
  /// The longest wait for the first character after an escape. A guess: long enough for slow
  /// networks, too short to be noticed after the key Esc.
  private static final long SEQUENCE_START_MILLIS = 100;

  /// Characters arrive at once when no pause between them is longer than this. People type slower,
  /// and no wait of this length is noticed.
  private static final long BURST_MILLIS = 8;

  /// The longest pause in a pasted text that a network delivers in pieces. A guess.
  private static final long PASTE_MILLIS = 150;

  /// How long a wait takes that decides nothing.
  private static final long LONG_MILLIS = 500;

  /// How many parts a wait has that decides what a character means. A process that gets no
  /// processor time for a while loses only one part: it then reads what arrived meanwhile, in
  /// another thread, before it counts on.
  private static final int PARTS = 8;

  private final NonBlockingReader characters;
  private final InputDecoder decoder = new InputDecoder();
  private final PasteDetector pastes = new PasteDetector();

  /// @param characters those of the terminal
  public InputReader(NonBlockingReader characters) {
    this.characters = characters;
  }

  /// Reads a character or a pause, and passes on the events that it completes. Returns whether more
  /// may follow.
  ///
  /// @throws IOException when the terminal has been closed; all complete events have been passed on
  public boolean read(Consumer<InputEvent> events) throws IOException {
    int character = NonBlockingReader.EOF;
    try {
      character = await();
    } finally {
      take(character, events);
    }
    return character != NonBlockingReader.EOF;
  }

  private void take(int character, Consumer<InputEvent> events) {
    boolean isCharacter = character >= 0;
    Optional<InputEvent> input =
        switch (character) {
          case NonBlockingReader.EOF -> Optional.empty();
          case NonBlockingReader.READ_EXPIRED -> decoder.timeOut();
          default -> decoder.decode((char) character);
        };
    input.map(pastes::add).ifPresent(all -> all.forEach(events));
    if (!isCharacter) {
      pastes.flush().forEach(events);
    }
  }

  private int await() throws IOException {
    if (decoder.isIdle() && !pastes.isWaiting()) {
      return characters.read(LONG_MILLIS);
    }
    long partMillis = Math.ceilDiv(patience(), PARTS);
    int character = NonBlockingReader.READ_EXPIRED;
    for (int i = 0; i < PARTS && character == NonBlockingReader.READ_EXPIRED; i++) {
      character = characters.read(partMillis);
    }
    return character;
  }

  /// Returns how long the next character may take.
  private long patience() {
    if (decoder.isUndecided()) {
      return SEQUENCE_START_MILLIS;
    }
    if (pastes.isPasted()) {
      return PASTE_MILLIS;
    }
    return pastes.isWaiting() ? BURST_MILLIS : LONG_MILLIS;
  }
}
