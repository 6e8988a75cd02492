package tabuleiro.terminal.screen;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOError;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
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
import org.jline.utils.Signals;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.InputReader;
import tabuleiro.terminal.screen.input.SpecialKey;

/// A terminal in full-screen mode: raw input, the alternate screen, mouse reports and no cursor.
/// Its former state is restored when this is closed, and also when the process ends in any other
/// way that it can notice: an exception, Ctrl-C, or a termination signal.
final class TerminalDevice implements AutoCloseable {
  private static final String ESCAPE = "\u001b[";

  /// The alternate screen; no cursor; no line wrapping, so that the last column of the last row can
  /// be written; mouse buttons and drags, reported in xterm's mode 1006; marks around pasted text.
  private static final String ENTER_FULL_SCREEN =
      ESCAPE + "?1049h" + ESCAPE + "?25l" + ESCAPE + "?7l" + ESCAPE + "?1002h" + ESCAPE + "?1006h"
          + ESCAPE + "?2004h";

  private static final String LEAVE_FULL_SCREEN =
      ESCAPE + "?2004l" + ESCAPE + "?1006l" + ESCAPE + "?1002l" + ESCAPE + "?7h" + ESCAPE + "?25h"
          + ESCAPE + "0m" + ESCAPE + "?1049l";

  /// How long the system may take to stop the process. A guess.
  private static final long STOP_MILLIS = 50;

  /// Whether the system can stop a process and continue it.
  private static final boolean HAS_JOB_CONTROL = File.separatorChar == '/';

  private final Terminal terminal;
  private final OutputStream direct;
  private final Attributes originalAttributes;
  private final Thread hook;
  private final AtomicBoolean isRestored = new AtomicBoolean();
  private final AtomicBoolean isResized = new AtomicBoolean();
  private final BlockingQueue<Optional<InputEvent>> events = new LinkedBlockingQueue<>();

  private TerminalDevice(Terminal terminal, OutputStream direct) {
    this.terminal = terminal;
    this.direct = direct;
    this.originalAttributes = terminal.getAttributes();
    this.hook = new Thread(this::restore, "terminal");
  }

  /// Takes over the terminal of this process.
  ///
  /// @param inputCharset the character set of what is typed
  /// @throws IOException when the process has no terminal that can show a full screen
  static TerminalDevice open(Charset inputCharset) throws IOException {
    Terminal terminal;
    try {
      terminal =
          TerminalBuilder.builder()
              .system(true)
              .dumb(false)
              // The screen uses its own sequences. With the type in TERM, JLine would ask the
              // system
              // for its abilities, and print a stack trace where the system does not know them.
              .type("xterm-256color")
              // Otherwise Ctrl-C would end the process at once without restoring the terminal.
              .nativeSignals(false)
              // Otherwise the terminal is asked for its abilities, and the menu waits for the
              // answer.
              .graphemeCluster(false)
              .encoding(StandardCharsets.UTF_8)
              // Otherwise the encodings are those of Java's standard streams, which are ASCII in a
              // UTF-8 locale that is not installed.
              .stdinEncoding(inputCharset)
              .stdoutEncoding(StandardCharsets.UTF_8)
              .build();
    } catch (IllegalStateException e) {
      throw new IOException(e);
    }
    return open(terminal, new FileOutputStream(FileDescriptor.out));
  }

  /// Takes over a terminal.
  ///
  /// @param direct a stream to the terminal that bypasses its own buffers
  static TerminalDevice open(Terminal terminal, OutputStream direct) {
    TerminalDevice device = new TerminalDevice(terminal, direct);
    Runtime.getRuntime().addShutdownHook(device.hook);
    device.start();
    return device;
  }

  private void start() {
    enterFullScreen();
    // On Windows the terminal reports a resize; on other systems the process receives a signal, to
    // which JLine does not listen when it leaves Ctrl-C alone.
    terminal.handle(Terminal.Signal.WINCH, signal -> wake());
    Signals.register(Terminal.Signal.WINCH.name(), this::wake);
    if (HAS_JOB_CONTROL) {
      handleSuspension();
      // The shell may have changed the terminal while the process was stopped by any signal.
      Signals.register(Terminal.Signal.CONT.name(), this::enterFullScreen);
    }
    Thread.ofPlatform().daemon().name("keyboard").start(this::readInput);
  }

  private synchronized void enterFullScreen() {
    if (isRestored.get()) {
      return;
    }
    Attributes raw = new Attributes(terminal.enterRawMode());
    raw.copy(terminal.getAttributes());
    // Ctrl-C ends the process. Ctrl-Z is read as a key, so that the screen is left first. Ctrl-\ is
    // one too, since the thread dump that Java prints for it would overwrite the screen.
    raw.setLocalFlag(Attributes.LocalFlag.ISIG, true);
    raw.setControlChar(Attributes.ControlChar.VSUSP, 0);
    raw.setControlChar(Attributes.ControlChar.VQUIT, 0);
    terminal.setAttributes(raw);
    send(ENTER_FULL_SCREEN);
    wake();
  }

  /// Another process may ask for the suspension: then it is the key Ctrl-Z.
  private void handleSuspension() {
    Signals.register(
        Terminal.Signal.TSTP.name(),
        () -> events.add(Optional.of(new InputEvent.KeyEvent(SpecialKey.SUSPEND))));
  }

  /// Leaves the screen to the shell, stops the process until the shell continues it, and returns to
  /// the full screen. Without a shell that could continue the process, the system does not stop it.
  void suspend() throws InterruptedException {
    if (!HAS_JOB_CONTROL) {
      return;
    }
    leaveFullScreen();
    Signals.registerDefault(Terminal.Signal.TSTP.name());
    String stop = "kill -TSTP " + ProcessHandle.current().pid();
    try {
      new ProcessBuilder("sh", "-c", stop).start().waitFor(STOP_MILLIS, TimeUnit.MILLISECONDS);
      Thread.sleep(STOP_MILLIS);
    } catch (IOException e) {
      // There is no shell, so the process cannot be stopped.
    }
    handleSuspension();
    enterFullScreen();
  }

  private void wake() {
    isResized.set(true);
    events.add(Optional.empty());
  }

  /// Returns whether the window has been resized since the last call.
  boolean wasResized() {
    return isResized.getAndSet(false);
  }

  /// Returns the size of the window.
  Size size() {
    return terminal.getSize();
  }

  /// Writes a text to the terminal; does nothing once the terminal has been restored, which the
  /// shutdown hook may do at any time.
  synchronized void send(String text) {
    if (!isRestored.get()) {
      terminal.writer().write(text);
      terminal.writer().flush();
    }
  }

  /// Returns the next input event; empty when the time is up or the window has been resized.
  Optional<InputEvent> nextInput(long millis) throws InterruptedException {
    Optional<InputEvent> next = events.poll(millis, TimeUnit.MILLISECONDS);
    return next == null ? Optional.empty() : next;
  }

  /// Returns whether the terminal has been closed, so that no more input will come.
  boolean isClosed() {
    return isRestored.get();
  }

  private void readInput() {
    InputReader reader = new InputReader(terminal.reader());
    try {
      while (!isRestored.get() && reader.read(this::enqueue)) {
        // The events have been passed on.
      }
    } catch (IOException e) {
      // The terminal has been closed.
    }
    restore();
    events.add(Optional.empty());
  }

  private void enqueue(InputEvent input) {
    events.add(Optional.of(input));
  }

  /// Restores the terminal. The shutdown hook may call it while the program is running, and after
  /// JLine's own hook has closed the terminal; therefore it bypasses the terminal's buffers, which
  /// are empty whenever nothing is being sent.
  private synchronized void restore() {
    if (!isRestored.getAndSet(true)) {
      leaveFullScreen();
    }
  }

  private synchronized void leaveFullScreen() {
    try {
      direct.write(LEAVE_FULL_SCREEN.getBytes(StandardCharsets.US_ASCII));
      direct.flush();
    } catch (IOException e) {
      // The terminal has been closed.
    }
    try {
      terminal.setAttributes(originalAttributes);
    } catch (IOError | RuntimeException e) {
      // The terminal has been closed, or JLine's own hook has restored the attributes.
    }
  }

  @Override
  public void close() throws IOException {
    restore();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already.
    }
    terminal.close();
  }
}
