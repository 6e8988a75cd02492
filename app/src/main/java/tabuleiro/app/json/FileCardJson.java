package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tabuleiro.app.cli.BuildVersion;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.files.OutputPath;
import tabuleiro.lab.report.json.ProgramJson;

/// Which program made a certificate or a network, and from what. It is a file of its own, because
/// another version of the program gives the same bytes for the certificate or the network.
///
/// @param program the program that wrote the file
/// @param file the file, and what decided its contents
/// @param sources the files that were read
@Json
public record FileCardJson(
    ProgramJson program, DataCardJson.Source file, List<DataCardJson.Source> sources) {
  /// Copies the list.
  public FileCardJson {
    sources = List.copyOf(sources);
  }

  /// Writes the card of a file to `FILE.card.json` in the same folder.
  ///
  /// @param made what decided the contents, such as a seed
  /// @param sources the files that were read
  /// @throws tabuleiro.app.cli.CommandException when a file cannot be read or written
  public static void write(
      CommandContext context, Path file, Map<String, Object> made, List<Path> sources) {
    FileCardJson card =
        new FileCardJson(
            BuildVersion.program(),
            DataCardJson.Source.of(file).with(made),
            sources.stream().map(DataCardJson.Source::of).toList());
    new OutputPath(Path.of(file + ".card.json")).write(context, JsonOutput.format(card) + "\n");
  }
}
