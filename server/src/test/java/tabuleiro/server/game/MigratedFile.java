package tabuleiro.server.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// A database file with all tables and no rows. To copy it takes less time than to create the
/// tables, which each test of a store would do.
final class MigratedFile {
  private static final byte[] CONTENT = create();

  private MigratedFile() {}

  private static byte[] create() {
    try {
      Path folder = Files.createTempDirectory("migrated");
      Path file = folder.resolve("games.db");
      Database.open(new DatabaseAddress.Sqlite(file)).close();
      byte[] content = Files.readAllBytes(file);
      Files.delete(file);
      Files.deleteIfExists(folder.resolve("games.db.lock"));
      Files.delete(folder);
      return content;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Writes a copy, unless there is a file.
  static void writeUnlessPresent(Path file) {
    try {
      if (Files.notExists(file)) {
        Files.write(file, CONTENT);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
