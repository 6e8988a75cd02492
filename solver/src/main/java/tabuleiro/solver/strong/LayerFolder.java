package tabuleiro.solver.strong;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;

/// The folder with the files of a strong solution in progress. A file under its final name is
/// always complete, so an interrupted run resumes from the files that are there:
///
/// - `start`: the starts of the solution, one `GAME VARIANT POSITION` a line;
/// - `layer-L.keys`: all keys of layer L;
/// - `run-L-from-S-N`: run N, in any order, of keys of layer L that were found from layer S; a run
///   is deleted when `layer-L.keys` is complete, and counts only when `layer-S.expanded` exists;
/// - `layer-L.expanded`: marks that all moves from layer L have been generated;
/// - `layer-L.codes`: a distance code for each key of the layer.
///
/// @param path the path of the folder
record LayerFolder(Path path) {
  /// Creates or opens the folder of a solution.
  ///
  /// @throws LayerException when the folder belongs to other starts
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
      AtomicFile.write(file, wanted);
    }
    return new LayerFolder(path);
  }

  /// Returns `GAME VARIANT POSITION`.
  static String title(Position position) {
    GameId id = position.game().id();
    return id.game() + " " + id.variant() + " " + position.format();
  }

  /// Returns the name of a file until it is complete.
  static Path temporary(Path file) {
    return file.resolveSibling(file.getFileName() + ".part");
  }

  Path keyFile(int layer) {
    return path.resolve("layer-" + layer + ".keys");
  }

  Path codeFile(int layer) {
    return path.resolve("layer-" + layer + ".codes");
  }

  /// Writes the distance codes of a layer.
  void writeCodes(int layer, byte[] codes) throws IOException {
    AtomicFile.write(codeFile(layer), codes);
  }

  boolean isExpanded(int layer) {
    return Files.exists(expanded(layer));
  }

  /// Marks that all moves from a layer have been generated.
  void markExpanded(int layer) throws IOException {
    Files.createFile(expanded(layer));
  }

  private Path expanded(int layer) {
    return path.resolve("layer-" + layer + ".expanded");
  }

  /// Writes a run of keys of a layer.
  ///
  /// @param source the layer from which they were found
  /// @param number the number of the run among those found from the source
  void writeRun(int layer, int source, int number, long[] keys, int count) throws IOException {
    Path file = path.resolve("run-" + layer + "-from-" + source + "-" + number);
    try (KeyFile.Writer writer = new KeyFile.Writer(file)) {
      for (int i = 0; i < count; i++) {
        writer.write(keys[i]);
      }
      writer.finish();
    }
  }

  /// Returns the run of a layer that contains the starts.
  Path startRunFile(int layer) {
    return path.resolve("run-" + layer + "-from-start");
  }

  /// Returns the runs of a layer.
  List<Path> runFiles(int layer) throws IOException {
    return matching("run-" + layer + "-from-.*");
  }

  /// Deletes the runs that were found from a layer.
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
