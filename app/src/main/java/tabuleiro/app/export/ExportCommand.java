package tabuleiro.app.export;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.BuildVersion;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.files.InputFiles;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.RecordInput;
import tabuleiro.app.json.DataCardJson;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.games.Games;
import tabuleiro.play.record.Replay;

/// What the commands of `tabuleiro export` share: files in, rows out, and a data card beside them.
abstract class ExportCommand implements Callable<Integer> {
  /// The number of rows between two progress lines.
  private static final int MILESTONE = 100_000;

  final CommandContext context;

  @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "export-files")
  private List<Path> files = List.of();

  @SuppressWarnings("NullAway.Init") // picocli sets it.
  @Option(names = "--out", required = true, paramLabel = "FILE", descriptionKey = "export-out")
  private OutputPath out;

  @Option(names = "--format", paramLabel = "jsonl|csv", descriptionKey = "export-format")
  private Optional<ExportFormat> format = Optional.empty();

  private final List<ExportColumn> columns;

  /// Whether all of the files could be read.
  private boolean isSound = true;

  private long rows;
  private int games;

  /// @param columns the columns of the rows
  ExportCommand(CommandContext context, List<ExportColumn> columns) {
    this.context = context;
    this.columns = columns;
  }

  /// Writes the rows of a file.
  abstract void export(Path file, ExportRows rows);

  /// Returns the description of a file in the data card.
  abstract DataCardJson.Source source(Path file);

  /// Returns the number of the next game of this export, from 1.
  final int nextGame() {
    return ++games;
  }

  /// Passes on the games of a file of records, at their starts; all their moves are legal. What is
  /// wrong with other games is printed.
  final void readRecords(Path file, Consumer<Replay> receiver) {
    RecordInput.read(
        file,
        (game, number) -> {
          Replay.of(game, number, Games.families()).finish();
          receiver.accept(Replay.of(game, number, Games.families()));
        },
        (problem, _) -> {
          isSound = false;
          String text = context.messages().format(problem.problem());
          context.printError(context.messages().format("file-problem", file.toString(), text));
        });
  }

  @Override
  public Integer call() {
    InputFiles.requireReadable(files);
    List<DataCardJson.Source> sources = files.stream().map(this::source).toList();
    out.write(this::write);
    if (!out.isStream()) {
      DataCardJson card = card(sources);
      new OutputPath(Path.of(out + ".card.json")).write(context, JsonOutput.format(card) + "\n");
    }
    return isSound ? ExitStatus.SUCCESS : ExitStatus.FAILURE;
  }

  private DataCardJson card(List<DataCardJson.Source> sources) {
    List<DataCardJson.Column> described =
        columns.stream()
            .map(column ->
                new DataCardJson.Column(
                    column.name(), column.type(), context.messages().format(column.key())))
            .toList();
    return new DataCardJson(BuildVersion.program(), rows, described, sources);
  }

  private void write(FileChannel channel) throws IOException {
    ExportFormat chosen = format.orElseGet(() -> ExportFormat.of(out.toString()));
    isSound = true;
    rows = 0;
    games = 0;
    Writer text = new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8), 1 << 16);
    text.write(chosen.heading(columns));
    try (ProgressLine progress = new ProgressLine(context)) {
      files.forEach(file -> export(file, row -> write(text, chosen.line(columns, row), progress)));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    text.flush();
  }

  private void write(Writer text, String line, ProgressLine progress) {
    try {
      text.write(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    rows++;
    if (rows % MILESTONE == 0) {
      progress.show(context.messages().format("export-rows", rows), true);
    }
  }
}
