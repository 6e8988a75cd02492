package tabuleiro.app.serve;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.BuildVersion;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.files.OutputPath;
import tabuleiro.rules.Message;
import tabuleiro.server.edition.EditionVersion;
import tabuleiro.server.edition.FileEdition;
import tabuleiro.server.edition.FolderEdition;

/// `tabuleiro site --out FOLDER` and `--file FILE`: writes the pages as an edition without a
/// server.
@Command(name = "site", footer = "  tabuleiro site --out site --file tabuleiro.html")
public final class SiteCommand implements Callable<Integer> {
  /// The folder with the Javadoc of the library, a folder for each module.
  private static final String JAVADOC = "javadoc";

  private final CommandContext context;

  @Option(names = "--out", paramLabel = "FOLDER", descriptionKey = "site-out")
  private Optional<OutputPath> folder = Optional.empty();

  @Option(names = "--file", paramLabel = "FILE", descriptionKey = "site-file")
  private Optional<OutputPath> file = Optional.empty();

  public SiteCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (folder.isEmpty() && file.isEmpty()) {
      throw OptionValues.missing("--file");
    }
    folder.ifPresent(SiteCommand::requireEmpty);
    Map<String, byte[]> engine = EngineFolder.require();
    EditionVersion version = new EditionVersion(BuildVersion.text(), BuildVersion.signature());
    folder.ifPresent(
        path -> writeFolder(path, FolderEdition.of(engine, ProgramFolder.files(JAVADOC), version)));
    file.ifPresent(path -> writeFile(path, FileEdition.of(engine, version)));
    return 0;
  }

  /// Files of an earlier edition would stay.
  private static void requireEmpty(OutputPath folder) {
    try (Stream<Path> entries =
        Files.isDirectory(folder.path()) ? Files.list(folder.path()) : Stream.of()) {
      if (entries.findAny().isPresent()) {
        throw new CommandException(Message.of("site-not-empty", folder.toString()));
      }
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", folder.toString()), e);
    }
  }

  private void writeFolder(OutputPath path, SortedMap<String, byte[]> files) {
    Path folder = path.folder();
    try {
      for (Map.Entry<String, byte[]> entry : files.entrySet()) {
        Path target = folder.resolve(entry.getKey());
        Files.createDirectories(Optional.ofNullable(target.getParent()).orElse(folder));
        Files.write(target, entry.getValue());
      }
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", folder.toString()), e);
    }
    long bytes = files.values().stream().mapToLong(content -> content.length).sum();
    context
        .out()
        .println(
            context
                .messages()
                .format("site-folder-done", folder.toString(), files.size(), megabytes(bytes)));
  }

  private void writeFile(OutputPath path, String text) {
    path.write(context, text);
    long bytes = text.getBytes(StandardCharsets.UTF_8).length;
    context
        .out()
        .println(context.messages().format("site-file-done", path.toString(), megabytes(bytes)));
  }

  private static int megabytes(long bytes) {
    return (int) Math.max(1, Math.round(bytes / 1e6));
  }
}
