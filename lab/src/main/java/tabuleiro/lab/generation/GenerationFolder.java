package tabuleiro.lab.generation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.lab.selfplay.TrainingDataFile;

/// The folder of the generations. A file's name begins with the number of its generation.
///
/// @param path of the folder
public record GenerationFolder(Path path) {
  /// Returns the file of a generation's training games.
  Path data(int number) {
    return path.resolve(number + ".data");
  }

  /// Returns the files of the training games up to a generation.
  List<Path> dataUpTo(int number) {
    return IntStream.rangeClosed(1, number).mapToObj(this::data).toList();
  }

  /// Returns the file of a generation's network.
  public Path network(int number) {
    return path.resolve(number + ".network");
  }

  /// Returns the file of the records of a generation's match.
  public Path match(int number) {
    return path.resolve(number + ".match.txt");
  }

  /// Returns the file with a copy of the best network.
  public Path best() {
    return path.resolve("best.network");
  }

  /// Returns the file with a line for each complete generation.
  public Path log() {
    return path.resolve("generations.jsonl");
  }

  /// Returns the seed of the plan that this folder was made with; empty for a new one.
  ///
  /// @throws tabuleiro.lab.selfplay.TrainingDataException if the training games are damaged
  public Optional<Long> seed() throws IOException {
    Path first = data(1);
    if (!Files.exists(first) || Files.size(first) == 0) {
      return Optional.empty();
    }
    return Optional.of(GenerationPlan.seedOfPlan(TrainingDataFile.source(first).seed()));
  }
}
