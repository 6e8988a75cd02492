package tabuleiro.terminal.screen;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOError;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;
import org.jline.utils.Signals;
import tabuleiro.terminal.screen.input.InputDecoder;
import tabuleiro.terminal.screen.input.InputEvent;

/// A terminal while the full screen has it: raw, with the other screen, the mouse told of and no
/// cursor. It is as it was before once this is closed, and also when the process ends in any other
/// way that can be noticed: an exception, Ctrl-C, a signal to end.
final class TerminalDevice implements AutoCloseable {
  private static final String ESCAPE = "\u001b[";

  /// The other screen; no cursor; no wrapping, so that the last place can be written; the mouse's
  /// buttons and drags, told as in xterm's mode 1006.
  private static final String ENTER =
      ESCAPE + "?1049h" + ESCAPE + "?25l" + ESCAPE + "?7l" + ESCAPE + "?1002h" + ESCAPE + "?1006h";

  private static final String LEAVE =
      ESCAPE + "?1006l" + ESCAPE + "?1002l" + ESCAPE + "?7h" + ESCAPE + "?25h" + ESCAPE + "0m"
          + ESCAPE + "?1049l";

  /// How long after an escape its sequence may take to begin, in milliseconds. A guess: slow
  /// networks stay below, and who presses Esc does not notice.
  private static final long SEQUENCE_MILLIS = 100;

  /// How long the rest of a sequence may take: on a busy machine its characters come one by one,
  /// and those of one that was given up would be read as keys.
  private static final long READ_MILLIS = 500;

  private final Terminal terminal;
  private final OutputStream past;
  private final Attributes before;
  private final Thread hook;
  private final AtomicBoolean left = new AtomicBoolean();
  private final AtomicBoolean resized = new AtomicBoolean();
  private final BlockingQueue<Optional<InputEvent>> inputs = new LinkedBlockingQueue<>();

  private TerminalDevice(Terminal terminal, OutputStream past) {
    this.terminal = terminal;
    this.past = past;
    this.before = terminal.getAttributes();
    this.hook = new Thread(this::leave, "terminal");
  }

  /// Takes the terminal of this process over.
  ///
  /// @throws IOException when the process has none that can show a full screen
  static TerminalDevice open() throws IOException {
    Terminal terminal;
    try {
      terminal =
          TerminalBuilder.builder()
              .system(true)
              .dumb(false)
              // Else Ctrl-C would end the process at once, and nobody would give the terminal back.
              .nativeSignals(false)
              // Else the terminal is asked what it can do, and the menu waits for the answer.
              .graphemeCluster(false)
              .encoding(StandardCharsets.UTF_8)
              .build();
    } catch (IllegalStateException e) {
      throw new IOException(e);
    }
    return open(terminal, new FileOutputStream(FileDescriptor.out));
  }

  /// Takes a terminal over.
  ///
  /// @param past leads to it past its own buffers
  static TerminalDevice open(Terminal terminal, OutputStream past) {
    TerminalDevice device = new TerminalDevice(terminal, past);
    Runtime.getRuntime().addShutdownHook(device.hook);
    device.enter();
    return device;
  }

  private void enter() {
    Attributes raw = new Attributes(terminal.enterRawMode());
    raw.copy(terminal.getAttributes());
    // Ctrl-C ends the process. One that Ctrl-Z stops would leave its screen to the shell, and what
    // Ctrl-\ makes Java write would spoil it.
    raw.setLocalFlag(Attributes.LocalFlag.ISIG, true);
    raw.setControlChar(Attributes.ControlChar.VSUSP, 0);
    raw.setControlChar(Attributes.ControlChar.VQUIT, 0);
    terminal.setAttributes(raw);
    // Windows tells the terminal itself, and other systems tell the process, which the terminal
    // does not listen to where it leaves Ctrl-C alone.
    terminal.handle(Terminal.Signal.WINCH, signal -> wake());
    Signals.register(Terminal.Signal.WINCH.name(), this::wake);
    send(ENTER);
    Thread.ofPlatform().daemon().name("keyboard").start(this::listen);
  }

  private void wake() {
    resized.set(true);
    inputs.add(Optional.empty());
  }

  /// Returns whether the window has another size than when this was asked before.
  boolean wasResized() {
    return resized.getAndSet(false);
  }

  /// Returns the size of the window.
  Size size() {
    return terminal.getSize();
  }

  /// Shows what a painter has painted; nothing once the terminal has been given back, which a hook
  /// may do meanwhile.
  synchronized void send(String text) {
    if (!left.get()) {
      terminal.writer().write(text);
      terminal.writer().flush();
    }
  }

  /// Returns what was done next, once it is; empty when the time is up or the window has changed.
  Optional<InputEvent> nextInput(long millis) throws InterruptedException {
    Optional<InputEvent> next = inputs.poll(millis, TimeUnit.MILLISECONDS);
    return next == null ? Optional.empty() : next;
  }

  /// Returns whether the terminal has gone, so that nothing more will be done.
  boolean isClosed() {
    return left.get();
  }

  private void listen() {
    InputDecoder decoder = new InputDecoder();
    NonBlockingReader reader = terminal.reader();
    try {
      while (!left.get()) {
        int character = reader.read(decoder.isEscapePending() ? SEQUENCE_MILLIS : READ_MILLIS);
        if (character == NonBlockingReader.EOF) {
          break;
        }
        Optional<InputEvent> input =
            character == NonBlockingReader.READ_EXPIRED
                ? decoder.timeOut()
                : decoder.decode((char) character);
        input.ifPresent(done -> inputs.add(Optional.of(done)));
      }
    } catch (IOException e) {
      // The terminal has gone.
    }
    leave();
    inputs.add(Optional.empty());
  }

  /// Gives the terminal back. It may be called by the hook while the rest goes on, and when a hook
  /// of the terminal's own has closed it already; so it writes past the terminal, whose buffers are
  /// empty whenever nothing is being sent.
  private synchronized void leave() {
    if (left.getAndSet(true)) {
      return;
    }
    try {
      past.write(LEAVE.getBytes(StandardCharsets.US_ASCII));
      past.flush();
    } catch (IOException e) {
      // The terminal has gone.
    }
    try {
      terminal.setAttributes(before);
    } catch (IOError | RuntimeException e) {
      // The terminal has gone, or the hook of its own has done the same.
    }
  }

  @Override
  public void close() throws IOException {
    leave();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process ends already.
    }
    terminal.close();
  }
}
