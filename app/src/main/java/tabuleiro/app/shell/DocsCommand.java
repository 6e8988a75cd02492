package tabuleiro.app.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.files.OutputPath;
import tabuleiro.documentation.DocumentationFiles;
import tabuleiro.rules.Message;

/// `tabuleiro docs --out FOLDER`: writes the documentation as pages of a browser.
@Command(name = "docs", footer = "  tabuleiro docs --out tabuleiro-docs")
public final class DocsCommand implements Callable<Integer> {
  private final CommandContext context;

  @Option(names = "--out", paramLabel = "FOLDER", required = true, descriptionKey = "docs-out")
  private OutputPath out = new OutputPath(Path.of(""));

  public DocsCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    out.requireWritable("--out", OutputPath.Kind.FOLDER);
    Path folder = out.folder();
    List<String> names = DocumentationFiles.names();
    for (String name : names) {
      write(folder.resolve(name), DocumentationFiles.read(name));
    }
    String start =
        folder.resolve(context.messages().language().base().code()).resolve("index.html") + "";
    context.out().println(context.messages().format("docs-written", names.size(), start));
    return 0;
  }

  private static void write(Path file, byte[] content) {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, content);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", file.toString()), e);
    }
  }
}
