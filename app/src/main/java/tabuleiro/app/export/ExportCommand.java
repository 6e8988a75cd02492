package tabuleiro.app.export;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.BuildVersion;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.files.InputFiles;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.json.DataCardJson;
import tabuleiro.app.json.JsonOutput;

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

  /// Whether all of the files could be read.
  private boolean isSound = true;

  private long rows;

  ExportCommand(CommandContext context) {
    this.context = context;
  }

  /// Returns the columns of the rows.
  abstract List<ExportColumn> columns();

  /// Writes the rows of the files.
  abstract void export(List<Path> files, ExportRows rows) throws IOException;

  /// Returns what has decided the contents of the files, for the data card: texts and numbers.
  abstract List<DataCardJson.Source> sources(List<Path> files);

  /// Notes that a part of a file was left out, and prints why.
  final void printProblem(Path file, String problem) {
    isSound = false;
    context.printError(context.messages().format("file-problem", file.toString(), problem));
  }

  @Override
  public Integer call() {
    InputFiles.requireReadable(files);
    List<DataCardJson.Source> sources = sources(files);
    out.write(this::write);
    if (!out.isStream()) {
      DataCardJson card = card(sources);
      new OutputPath(Path.of(out + ".card.json")).write(context, JsonOutput.format(card) + "\n");
    }
    return isSound ? ExitStatus.SUCCESS : ExitStatus.FAILURE;
  }

  private DataCardJson card(List<DataCardJson.Source> sources) {
    List<DataCardJson.Column> described =
        columns().stream()
            .map(column ->
                new DataCardJson.Column(
                    column.name(), column.type(), context.messages().format(column.key())))
            .toList();
    return new DataCardJson(BuildVersion.text(), rows, described, sources);
  }

  private void write(FileChannel channel) throws IOException {
    ExportFormat chosen = format.orElseGet(() -> ExportFormat.of(out.toString()));
    isSound = true;
    rows = 0;
    Writer text = new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8), 1 << 16);
    text.write(chosen.heading(columns()));
    try (ProgressLine progress = new ProgressLine(context)) {
      export(
          files,
          row -> {
            text.write(chosen.line(columns(), row));
            rows++;
            if (rows % MILESTONE == 0) {
              progress.show(context.messages().format("export-rows", rows), true);
            }
          });
    }
    text.flush();
  }
}
