package tabuleiro.app.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import tabuleiro.text.Language;

/// The files of a package for the shells: completion scripts and manual pages.
public final class ShellFiles {
  private ShellFiles() {}

  /// Writes the completion scripts.
  ///
  /// @param folder takes the place of `/usr/share`
  /// @param program a parser that knows all commands
  /// @throws IOException when a file cannot be written
  public static void writeScripts(Path folder, CommandLine program) throws IOException {
    for (Shell shell : Shell.values()) {
      write(folder.resolve(shell.path()), shell.script(program));
    }
  }

  /// Writes the manual page of each command in a language.
  ///
  /// @param folder takes the place of `/usr/share`
  /// @param program a parser that knows all commands, with its help in that language
  /// @param version the name and version of the program
  /// @throws IOException when a file cannot be written
  public static void writePages(Path folder, CommandLine program, Language language, String version)
      throws IOException {
    Path pages =
        language == Language.ENGLISH
            ? folder.resolve("man", "man1")
            : folder.resolve("man", language.locale().toString(), "man1");
    for (CommandTree node : CommandTree.all(program)) {
      write(
          pages.resolve(ManualPage.name(node.command()) + ".1"),
          ManualPage.of(node.command(), version));
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
