package tabuleiro.engine.external;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import tabuleiro.play.players.EngineCommand;

/// The process of an external engine, and the exchange of lines with it. Its output is read in
/// bounded memory: more than that stays in the pipe. It ends at the latest with [#close()] or with
/// this process, and so do the processes that it has started.
final class ExternalEngineProcess implements AutoCloseable {
  /// The number of characters of a line that are kept: a principal variation may be long.
  private static final int MAX_LINE_LENGTH = 16_384;

  /// The number of lines that are read ahead.
  private static final int QUEUE_LENGTH = 256;

  /// How long it may take to quit before it is killed.
  private static final int QUIT_TIMEOUT_MILLIS = 500;

  /// The mark after the last line.
  private static final Optional<String> END = Optional.empty();

  private final Process process;
  private final BufferedWriter writer;
  private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(QUEUE_LENGTH);
  private final Set<ProcessHandle> children = new HashSet<>();
  private final Thread reader;
  private final Thread killer = Thread.ofPlatform().unstarted(this::kill);
  private boolean hasEnded;

  /// Starts a program.
  ///
  /// @throws IOException if it cannot be started
  ExternalEngineProcess(EngineCommand command) throws IOException {
    process =
        new ProcessBuilder(command.words()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    writer = process.outputWriter(StandardCharsets.UTF_8);
    reader = Thread.ofPlatform().daemon().name("outside-engine").start(this::read);
    try {
      Runtime.getRuntime().addShutdownHook(killer);
    } catch (IllegalStateException e) {
      kill();
      throw new IOException("this process is shutting down", e);
    }
  }

  private void read() {
    try (var in = process.inputReader(StandardCharsets.UTF_8)) {
      BoundedLineReader input = new BoundedLineReader(in, MAX_LINE_LENGTH);
      Optional<BoundedLineReader.InputLine> line = input.next();
      while (line.isPresent()) {
        lines.put(Optional.of(line.get().text()));
        line = input.next();
      }
    } catch (IOException e) {
      // The process has ended in the middle of a line.
    } catch (InterruptedException e) {
      return; // No thread receives lines any more.
    }
    try {
      lines.put(END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Sends a line. If the process has ended, [#receive(long)] detects it.
  void send(String line) {
    try {
      writer.write(line);
      writer.write('\n');
      writer.flush();
    } catch (IOException e) {
      // The process has closed its input; its end is received next.
    }
  }

  /// Returns the next line, or empty if there is none within a time, or none any more.
  ///
  /// @see #hasEnded()
  Optional<String> receive(long millis) throws InterruptedException {
    if (hasEnded) {
      return Optional.empty();
    }
    Optional<String> line = lines.poll(millis, TimeUnit.MILLISECONDS);
    if (line == null) {
      return Optional.empty();
    }
    hasEnded = line.isEmpty();
    return line;
  }

  /// Returns whether the process has ended and its last line was received.
  boolean hasEnded() {
    return hasEnded;
  }

  /// Records the processes that it has started: they cannot be found once it has ended.
  void recordChildProcesses() {
    process.descendants().forEach(children::add);
  }

  /// Asks it to quit, and then kills it and the processes that it has started.
  @Override
  public void close() {
    recordChildProcesses();
    send("quit");
    try {
      writer.close();
    } catch (IOException e) {
      // The process has closed its input already.
    }
    boolean isInterrupted = false;
    try {
      process.waitFor(QUIT_TIMEOUT_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      isInterrupted = true;
    }
    kill();
    reader.interrupt();
    try {
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (IllegalStateException e) {
      // This process is shutting down, and runs the hook itself.
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
  }
}
