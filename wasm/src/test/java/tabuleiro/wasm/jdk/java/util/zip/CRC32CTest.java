package tabuleiro.wasm.jdk.java.util.zip;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CRC32CTest {
  @Test
  void theChecksumIsThatOfJava() {
    byte[] bytes = new byte[1000];
    new Random(1).nextBytes(bytes);
    java.util.zip.CRC32C java = new java.util.zip.CRC32C();
    CRC32C ours = new CRC32C();
    java.update(bytes, 3, 900);
    ours.update(bytes, 3, 900);
    assertThat(ours.getValue()).isEqualTo(java.getValue());
    ours.reset();
    ours.update(ByteBuffer.wrap(bytes, 3, 900));
    assertThat(ours.getValue()).isEqualTo(java.getValue());
  }
}
