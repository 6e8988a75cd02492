package tabuleiro.protocol.document;

import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tabuleiro.protocol.Operations;
import tabuleiro.protocol.operation.Operation;

/// Writes the description of the API: the last step when this module is compiled.
public final class DescribeApi {
  private DescribeApi() {}

  /// Writes `openapi.json`.
  ///
  /// @param args the folder with the sources of this module, and the folder for the file
  public static void main(String[] args) throws IOException {
    ApiDocument document =
        new ApiDocument(
            Operations.all().stream().filter(Operation::isDocumented).toList(),
            new RecordSources(Path.of(args[0])));
    String json = Jsonb.builder().build().toJsonPretty(document.build());
    Files.writeString(Path.of(args[1], "openapi.json"), json);
  }
}
