package tabuleiro.app.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.play.file.LinkTarget;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Message;
import tabuleiro.terminal.common.RecordFile;

/// The file to which a command appends games, if one is wanted. When it cannot be written any more,
/// the command says so and goes on, and its games go to another file: next to it, in the current
/// folder, or in the folder of temporary files.
public final class RecordOutput {
  /// How many bytes of an existing file are read to see what it is. A guess: more than the tags of
  /// a game.
  private static final int BEGINNING = 1 << 16;

  private static final Pattern GAME_TAG = Pattern.compile("(?m)^\uFEFF?\\[\\s*Game\\s*\"");

  /// Takes the games.
  @FunctionalInterface
  private interface Sink {
    void append(GameRecord game) throws IOException;
  }

  private final CommandContext context;
  private final Optional<OutputPath> wanted;
  private Optional<Sink> sink;
  private boolean hasFailed;

  /// The games that will be printed on standard output.
  private final List<GameRecord> waiting = new ArrayList<>();

  private boolean hasPrinted;
  private Optional<Runnable> warning = Optional.empty();

  /// Opens the file before the games begin. Its missing folders are created.
  ///
  /// @param option the name of the option, for the message
  /// @throws CommandException when the file has text that is not a record: games that are appended
  ///   to it would be lost there
  public RecordOutput(CommandContext context, String option, Optional<OutputPath> wanted) {
    this.context = context;
    this.wanted = wanted;
    this.sink = wanted.map(output -> open(option, output));
  }

  private Sink open(String option, OutputPath output) {
    Path file = output.file();
    if (LinkTarget.isStandardOutput(file)) {
      return waiting::add;
    }
    if (output.isStream()) {
      return new RecordStream(file)::append;
    }
    if (Files.exists(file)) {
      requireRecords(option, file);
    }
    return appending(file);
  }

  private static Sink appending(Path file) {
    return game -> RecordFile.append(file, List.of(game));
  }

  private static void requireRecords(String option, Path file) {
    String beginning;
    try (InputStream in = Files.newInputStream(file)) {
      beginning = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
    if (!beginning.isBlank() && !GAME_TAG.matcher(beginning).find()) {
      throw new CommandException(Message.of("output-no-records", option, file.toString()));
    }
  }

  /// Appends a game.
  public void append(GameRecord game) {
    appendQuietly(game);
    printWarning();
  }

  /// Appends a game, and prints nothing while the full screen is shown.
  public void appendQuietly(GameRecord game) {
    if (sink.isEmpty()) {
      return;
    }
    try {
      sink.get().append(game);
    } catch (IOException e) {
      hasFailed = true;
      sink = appendElsewhere(game, wanted.orElseThrow(), e).map(RecordOutput::appending);
    }
  }

  /// Returns the other file that has the game; empty when there is none.
  private Optional<Path> appendElsewhere(GameRecord game, OutputPath path, IOException problem) {
    for (Path other : path.otherPlaces()) {
      try {
        RecordFile.append(other, List.of(game));
        warn(Message.of("record-elsewhere", path.toString(), other.toString()), problem);
        return Optional.of(other);
      } catch (IOException e) {
        problem.addSuppressed(e);
      }
    }
    warn(Message.of("save-failed", path.toString()), problem);
    return Optional.empty();
  }

  private void warn(Message message, IOException problem) {
    warning = Optional.of(() -> IoReason.warn(context, message, problem));
  }

  /// Prints the games for standard output, and the warning of a failure, unless they have been
  /// printed.
  public void printWarning() {
    if (!waiting.isEmpty()) {
      context.out().print((hasPrinted ? "\n" : "") + GameRecord.format(waiting));
      context.out().flush();
      hasPrinted = true;
      waiting.clear();
    }
    warning.ifPresent(Runnable::run);
    warning = Optional.empty();
  }

  /// Returns whether a game could not be written to the wanted file.
  public boolean hasFailed() {
    return hasFailed;
  }

  /// Returns the exit status of a command that has done all else: a failure when a game could not
  /// be written to the wanted file.
  public int status() {
    return hasFailed ? ExitStatus.FAILURE : ExitStatus.SUCCESS;
  }
}
