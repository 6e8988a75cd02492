package tabuleiro.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine;
import tabuleiro.app.cli.BuildVersion;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.shell.ShellFiles;
import tabuleiro.text.Language;

/// Writes what a package has besides the program, when it is built: completion scripts and manual
/// pages.
final class PackageFiles {
  private PackageFiles() {}

  /// Writes the files.
  ///
  /// @param arguments the folder that takes the place of `/usr/share`
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    ShellFiles.writeScripts(folder, program(Language.ENGLISH));
    String version = BuildVersion.text();
    for (Language language : Language.values()) {
      ShellFiles.writePages(folder, program(language), language, version);
    }
  }

  private static CommandLine program(Language language) {
    OutputStream out = OutputStream.nullOutputStream();
    InputStream in = InputStream.nullInputStream();
    String[] arguments = {"--lang", language.code()};
    return CommandParser.of(CommandContext.of(arguments, Map.of(), in, out, out, null), arguments);
  }
}
