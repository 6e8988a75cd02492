package tabuleiro.app.train;

import io.avaje.json.JsonException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.cli.BuildVersion;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.json.GenerationJson;
import tabuleiro.app.json.JsonInput;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.SprtJson;
import tabuleiro.lab.generation.Generation;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.rules.Message;
import tabuleiro.statistics.EloEstimate;

/// The log of the generations: a file with a line of JSON for each complete one.
final class GenerationLog {
  private final Path file;
  private final List<GenerationJson> rows = new ArrayList<>();

  /// Reads the file, if there is one.
  ///
  /// @throws CommandException if it is not such a log
  GenerationLog(Path file) throws IOException {
    this.file = file;
    if (!Files.exists(file)) {
      return;
    }
    for (String line : Files.readAllLines(file)) {
      rows.add(parse(line));
    }
  }

  private GenerationJson parse(String line) {
    try {
      GenerationJson row = JsonInput.parse(GenerationJson.class, line);
      if (row.generation() == rows.size() + 1) {
        return row;
      }
    } catch (JsonException e) {
      throw new CommandException(damaged(), e);
    }
    throw new CommandException(damaged());
  }

  private Message damaged() {
    return Message.of("train-log-damaged", file.toString(), String.valueOf(rows.size() + 1));
  }

  /// Returns the number of complete generations.
  int size() {
    return rows.size();
  }

  /// Returns the number of the generation with the best network; empty when none has been better
  /// than the evaluator without one.
  Optional<Integer> best() {
    return rows.stream()
        .filter(GenerationJson::promoted)
        .map(GenerationJson::generation)
        .reduce((_, later) -> later);
  }

  /// Adds a generation.
  void add(Generation generation) throws IOException {
    Optional<EloEstimate> difference = generation.difference();
    rows.add(
        new GenerationJson(
            generation.number(),
            generation.games(),
            generation.positions(),
            generation.lossWithoutNetwork(),
            generation.loss(),
            generation.score().pairs().counts(),
            difference.map(EloEstimate::elo).filter(Double::isFinite),
            difference.map(EloEstimate::low).filter(Double::isFinite),
            difference.map(EloEstimate::high).filter(Double::isFinite),
            SprtJson.of(generation.sprt(), generation.score().pairs()),
            generation.isPromoted(),
            generation.time().toSeconds(),
            Optional.of(BuildVersion.program())));
    StringBuilder text = new StringBuilder();
    rows.forEach(row -> text.append(JsonOutput.format(row)).append('\n'));
    AtomicFile.write(file, text.toString());
  }
}
