package tabuleiro.solver.strong;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;

/// The files of a solution under way. Every file is whole under its own name, so that whatever ends
/// the work, it goes on from what is there:
///
/// - `start`: of which positions this is, as `GAME VARIANT POSITION`, one a line;
/// - `layer-L.keys`: all keys of layer L;
/// - `run-L-from-S-T-N`: keys of layer L that were met from layer S by thread T, its N-th; they are
///   gone when `layer-L.keys` is there, and count when `layer-S.expanded` is there;
/// - `layer-L.expanded`: all moves from layer L have been looked at;
/// - `layer-L.codes`: a code for each key of the layer.
///
/// @param path where they lie
record LayerFolder(Path path) {
  /// Makes or opens the folder of some starts.
  ///
  /// @throws LayerException when it holds the files of others
  static LayerFolder of(Path path, List<Position> starts) throws IOException {
    Files.createDirectories(path);
    String wanted = starts.stream().map(start -> title(start) + "\n").collect(Collectors.joining());
    Path file = path.resolve("start");
    if (Files.exists(file)) {
      String found = Files.readString(file);
      if (!found.equals(wanted)) {
        throw LayerException.other(path, found.lines().findFirst().orElse(""));
      }
    } else {
      Path temporary = temporary(file);
      Files.writeString(temporary, wanted);
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    }
    return new LayerFolder(path);
  }

  /// Returns `GAME VARIANT POSITION`.
  static String title(Position position) {
    GameId id = position.game().id();
    return id.game() + " " + id.variant() + " " + position.format();
  }

  /// Returns the name that a file has until it is whole.
  static Path temporary(Path file) {
    return file.resolveSibling(file.getFileName() + ".part");
  }

  Path keyFile(int layer) {
    return path.resolve("layer-" + layer + ".keys");
  }

  Path codeFile(int layer) {
    return path.resolve("layer-" + layer + ".codes");
  }

  /// Writes the codes of a layer.
  void writeCodes(int layer, byte[] codes) throws IOException {
    Path file = codeFile(layer);
    Path temporary = temporary(file);
    try (FileChannel channel =
        FileChannel.open(
            temporary,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      ByteBuffer buffer = ByteBuffer.wrap(codes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
    Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
  }

  boolean isExpanded(int layer) {
    return Files.exists(expanded(layer));
  }

  /// Notes that all moves from a layer have been looked at.
  void markExpanded(int layer) throws IOException {
    Files.createFile(expanded(layer));
  }

  private Path expanded(int layer) {
    return path.resolve("layer-" + layer + ".expanded");
  }

  Path runFile(int layer, int source, int thread, int number) {
    return path.resolve("run-" + layer + "-from-" + source + "-" + thread + "-" + number);
  }

  /// Returns the run of a layer that holds starts.
  Path startRunFile(int layer) {
    return path.resolve("run-" + layer + "-from-start");
  }

  /// Returns the runs of a layer.
  List<Path> runFiles(int layer) throws IOException {
    return matching("run-" + layer + "-from-.*");
  }

  /// Deletes the runs that were met from a layer.
  void deleteRunsFrom(int source) throws IOException {
    delete(matching("run-.*-from-" + source + "-.*"));
  }

  /// Deletes files.
  static void delete(List<Path> files) throws IOException {
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
  }

  private List<Path> matching(String pattern) throws IOException {
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(file -> file.getFileName().toString().matches(pattern)).sorted().toList();
    }
  }
}
