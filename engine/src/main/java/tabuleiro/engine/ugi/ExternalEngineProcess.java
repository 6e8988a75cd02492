package tabuleiro.engine.ugi;

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

/// The program of an outside engine, and the conversation with it in lines. Whatever it writes is
/// read in bounded memory: what nobody asks for waits in the pipe. It never outlives this process
/// nor [#close()], and neither do the programs that it has started.
final class ExternalEngineProcess implements AutoCloseable {
  /// Characters of a line that are kept: a principal variation may be long.
  private static final int LONGEST_LINE = 16_384;

  /// Lines that are read ahead.
  private static final int LINES = 256;

  /// How long it may take to quit by itself.
  private static final int QUIT_MILLIS = 500;

  /// Stands after the last line.
  private static final Optional<String> END = Optional.empty();

  private final Process process;
  private final BufferedWriter writer;
  private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(LINES);
  private final Set<ProcessHandle> children = new HashSet<>();
  private final Thread reader;
  private final Thread killer = Thread.ofPlatform().unstarted(this::kill);
  private boolean hasEnded;

  /// Starts a program.
  ///
  /// @throws IOException when it can't be started
  ExternalEngineProcess(EngineCommand command) throws IOException {
    process =
        new ProcessBuilder(command.words()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    writer = process.outputWriter(StandardCharsets.UTF_8);
    reader = Thread.ofPlatform().daemon().name("outside-engine").start(this::read);
    try {
      Runtime.getRuntime().addShutdownHook(killer);
    } catch (IllegalStateException e) {
      kill();
      throw new IOException("this process is ending", e);
    }
  }

  private void read() {
    try (var in = process.inputReader(StandardCharsets.UTF_8)) {
      BoundedLineReader input = new BoundedLineReader(in, LONGEST_LINE);
      Optional<BoundedLineReader.InputLine> line = input.next();
      while (line.isPresent()) {
        lines.put(Optional.of(line.get().text()));
        line = input.next();
      }
    } catch (IOException e) {
      // It has ended in the middle of a line.
    } catch (InterruptedException e) {
      return; // Nobody listens any more.
    }
    try {
      lines.put(END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Sends a line. One that has ended by itself is noticed when it is listened to.
  void send(String line) {
    try {
      writer.write(line);
      writer.write('\n');
      writer.flush();
    } catch (IOException e) {
      // It has closed its input; its end is the next thing that is read.
    }
  }

  /// Returns the next line, or empty when there is none within a time or for ever.
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

  /// Returns whether the last line of all was received.
  boolean hasEnded() {
    return hasEnded;
  }

  /// Looks which programs it has started: once it has ended, nobody can tell.
  void recordChildProcesses() {
    process.descendants().forEach(children::add);
  }

  /// Asks it to quit, and ends it and all that it has started when it does not.
  @Override
  public void close() {
    recordChildProcesses();
    send("quit");
    try {
      writer.close();
    } catch (IOException e) {
      // It has closed its input already.
    }
    boolean interrupted = false;
    try {
      process.waitFor(QUIT_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      interrupted = true;
    }
    kill();
    reader.interrupt();
    try {
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (IllegalStateException e) {
      // This process is ending, and the killer runs by itself.
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
  }
}
