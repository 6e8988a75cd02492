package tabuleiro.solver.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.talpa.TalpaFamily;

final class DistanceTablesTest {
  @TempDir private Path folder;

  private static byte[] smallTable() throws IOException {
    try (InputStream in =
        new GZIPInputStream(DistanceTable.class.getResourceAsStream("talpa-3x3.table.gz"))) {
      return in.readAllBytes();
    }
  }

  private static DistanceTable read(byte[] bytes) throws IOException {
    return DistanceTable.read(new ByteArrayInputStream(bytes), "some.table");
  }

  @Test
  void rejectsEveryChangedByte() throws IOException {
    byte[] bytes = smallTable();
    assertThat(read(bytes).header().positions()).isEqualTo(204);
    for (int i = 0; i < bytes.length; i++) {
      byte[] changed = bytes.clone();
      changed[i] ^= 4;
      assertThatThrownBy(() -> read(changed))
          .as("byte " + i)
          .isInstanceOf(DistanceTableException.class)
          .hasMessageContaining("some.table");
    }
  }

  @Test
  void rejectsEveryTruncatedTable() throws IOException {
    byte[] bytes = smallTable();
    for (int length = 0; length < bytes.length; length += 7) {
      byte[] torn = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> read(torn)).isInstanceOf(DistanceTableException.class);
    }
  }

  @Test
  void findsTablesInAFolder() throws IOException {
    Files.write(folder.resolve("talpa-3x3.table"), smallTable());
    DistanceTables tables = DistanceTables.of(Map.of(DistanceTables.VARIABLE, folder.toString()));
    assertThat(tables.of(new TalpaFamily().game("3x3"))).hasSize(2);
    Files.writeString(folder.resolve("talpa-4x4.table"), "no table");
    DistanceTables broken = DistanceTables.of(Map.of(DistanceTables.VARIABLE, folder.toString()));
    assertThatThrownBy(() -> broken.of(new TalpaFamily().game("4x4")))
        .isInstanceOf(DistanceTableException.class)
        .hasMessageContaining("distances.none");
  }

  @Test
  void opensATableForItsOwnBoardOnly() throws IOException {
    Files.writeString(folder.resolve("talpa-4x4.table"), "no table");
    DistanceTables tables = DistanceTables.of(Map.of(DistanceTables.VARIABLE, folder.toString()));
    assertThat(tables.of(new TalpaFamily().game("8x8"))).isEmpty();
    assertThat(tables.of(new TalpaFamily().game("3x5"))).hasSize(1);
  }

  @Test
  void reportsAMissingFolder() {
    Path nowhere = folder.resolve("nowhere");
    DistanceTables tables = DistanceTables.of(Map.of(DistanceTables.VARIABLE, nowhere.toString()));
    assertThatThrownBy(() -> tables.of(new TalpaFamily().game("3x3")))
        .isInstanceOf(DistanceTableException.class)
        .hasMessageContaining("nowhere");
  }
}
