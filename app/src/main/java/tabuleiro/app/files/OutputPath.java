package tabuleiro.app.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.file.LinkTarget;
import tabuleiro.rules.Message;

/// A path to which a command writes: the type of every option that names an output. The program
/// refuses a path that cannot be written before the command begins, so that no work is lost.
///
/// @param path as it was given, not empty
public record OutputPath(Path path) {
  private static final String CANNOT_WRITE = "cannot-write";

  /// What a path may name.
  public enum Kind {
    /// A file, a device or a pipe.
    FILE,
    /// A folder.
    FOLDER,
    /// Either of them.
    ANY
  }

  /// Returns the path of a text.
  ///
  /// @throws InvalidPathException when the text is empty, or the system has no such path
  public static OutputPath parse(String text) {
    if (text.isEmpty()) {
      throw new InvalidPathException(text, "empty");
    }
    return new OutputPath(Path.of(text));
  }

  /// Checks that the path can be written. Nothing changes: [#file()] and [#folder()] create the
  /// folders that are missing.
  ///
  /// @param option the name of the option, for the message
  /// @throws CommandException when it cannot be written, or names something of another kind
  public void requireWritable(String option, Kind kind) {
    if (kind == Kind.FILE && Files.isDirectory(path)) {
      throw new CommandException(Message.of("output-folder", option, path.toString()));
    }
    if (kind == Kind.FOLDER && Files.exists(path) && !Files.isDirectory(path)) {
      throw new CommandException(Message.of("output-no-folder", option, path.toString()));
    }
    try {
      Path target = LinkTarget.of(path);
      Path existing = existing(target);
      if (Files.isDirectory(existing)) {
        probe(existing);
      } else if (!existing.equals(target)) {
        throw new CommandException(Message.of("output-no-folder", option, existing.toString()));
      } else if (Files.isRegularFile(existing)) {
        FileChannel.open(existing, StandardOpenOption.WRITE).close();
      }
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  /// Returns the target itself, or the nearest path above it that exists.
  private static Path existing(Path target) throws IOException {
    Path existing = target;
    while (!Files.exists(existing)) {
      if (existing.getParent() == null) {
        throw new FileSystemException(target.toString());
      }
      existing = existing.getParent();
    }
    return existing;
  }

  /// Writes a file of one byte and deletes it: on a full disk, an empty file can still be created.
  private static void probe(Path folder) throws IOException {
    Path file = folder.resolve(".tabuleiro." + ProcessHandle.current().pid() + ".tmp");
    try {
      Files.write(file, new byte[1]);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  /// Returns the path of a file, after the folders that are missing have been created.
  ///
  /// @throws CommandException when they cannot be created
  public Path file() {
    Path parent = target().getParent();
    if (parent != null) {
      create(parent);
    }
    return path;
  }

  /// Returns the file that the path leads to, as [#file()] does, for a command that reads the file
  /// or writes more files next to it.
  ///
  /// @param option the name of the option, for the message
  /// @throws CommandException when the path names a device or a pipe
  public Path regularFile(String option) {
    if (isStream()) {
      throw new CommandException(Message.of("output-device", option, path.toString()));
    }
    Path file = file();
    return Files.isSymbolicLink(file) ? target() : file;
  }

  /// Returns whether the path names a device, a pipe or an open file, such as `/dev/stdout`.
  public boolean isStream() {
    return LinkTarget.isStream(target());
  }

  private Path target() {
    try {
      return LinkTarget.of(path);
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  /// Returns the path of a folder, after it has been created.
  ///
  /// @throws CommandException when it cannot be created
  public Path folder() {
    create(target());
    return path;
  }

  private void create(Path folder) {
    try {
      if (!Files.isDirectory(folder)) {
        Files.createDirectories(folder);
      }
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  /// Replaces the file by a text, in UTF-8, as [#write(AtomicFile.Content)] does. A text that
  /// cannot be written to any file is printed on standard output.
  ///
  /// @throws CommandException when the file cannot be written
  public void write(CommandContext context, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (LinkTarget.isStandardOutput(path)) {
      context.out().writeBytes(bytes);
      context.out().flush();
      return;
    }
    try {
      write(AtomicFile.Content.of(bytes));
    } catch (CommandException e) {
      if (e.problem().key().equals(CANNOT_WRITE)) {
        context.out().print(text);
        context.out().flush();
      }
      throw e;
    }
  }

  /// Replaces the file. When that is not possible, the content is written to another file: next to
  /// it, in the current folder, or in the folder of temporary files.
  ///
  /// @throws CommandException when the file cannot be written; the message names the other file
  public void write(AtomicFile.Content content) {
    try {
      AtomicFile.write(file(), content);
    } catch (IOException e) {
      throw writtenElsewhere(content, e);
    } catch (CommandException e) {
      throw e.getCause() instanceof IOException cause ? writtenElsewhere(content, cause) : e;
    }
  }

  private CommandException writtenElsewhere(AtomicFile.Content content, IOException problem) {
    for (Path other : otherPlaces()) {
      try {
        AtomicFile.write(other, content);
        return new CommandException(
            Message.of("output-elsewhere", path.toString(), other.toString()), problem);
      } catch (IOException e) {
        problem.addSuppressed(e);
      }
    }
    return cannotWrite(problem);
  }

  /// Returns the places for a result that cannot be written to the path, where nothing is yet.
  List<Path> otherPlaces() {
    Path file = path.getFileName();
    String name = (file == null ? "tabuleiro" : file.toString()) + ".result";
    Path current = Path.of(name);
    Path next = isStream() ? current : path.resolveSibling(name);
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"), name);
    return List.of(next, current, temporary).stream().filter(Files::notExists).toList();
  }

  private CommandException cannotWrite(IOException cause) {
    return new CommandException(Message.of(CANNOT_WRITE, path.toString()), cause);
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
