package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.app.cli.CommandException;
import tabuleiro.lab.report.json.ProgramJson;
import tabuleiro.rules.Message;

/// What the rows of an export are and where they come from.
///
/// @param program the program that wrote the rows
/// @param rows the number of rows
/// @param columns the columns of the rows, in order
/// @param sources the files that were exported
@Json
public record DataCardJson(
    ProgramJson program, long rows, List<Column> columns, List<Source> sources) {
  /// Copies the lists.
  public DataCardJson {
    columns = List.copyOf(columns);
    sources = List.copyOf(sources);
  }

  /// A column.
  ///
  /// @param type `text`, `integer`, `number` or `boolean`
  /// @param description what its values are, with their unit, in the language of the program
  @Json
  public record Column(String name, String type, String description) {}

  /// A file.
  ///
  /// @param file its name, without its folder
  /// @param sha256 its checksum, in hexadecimal digits
  /// @param made what has decided its contents, such as a seed; empty if that is not known
  @Json
  public record Source(String file, String sha256, Map<String, String> made) {
    /// Sorts the map.
    public Source {
      made = new TreeMap<>(made);
    }

    /// Returns what is known of every file.
    ///
    /// @throws CommandException when it cannot be read
    public static Source of(Path file) {
      try (InputStream in = Files.newInputStream(file)) {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        byte[] buffer = new byte[1 << 16];
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
          digest.update(buffer, 0, read);
        }
        String name = String.valueOf(file.getFileName());
        return new Source(name, HexFormat.of().formatHex(digest.digest()), Map.of());
      } catch (IOException e) {
        throw new CommandException(Message.of("cannot-read", file.toString()), e);
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e); // Every Java has SHA-256.
      }
    }

    /// Returns the same file with what has decided its contents.
    public Source with(Map<String, Object> decided) {
      Map<String, String> texts = new TreeMap<>();
      decided.forEach((name, value) -> texts.put(name, String.valueOf(value)));
      return new Source(file, sha256, texts);
    }
  }
}
