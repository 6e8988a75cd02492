package tabuleiro.wasm.jdk.java.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.NoSuchAlgorithmException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tabuleiro.wasm.jdk.java.util.HexFormat;

final class MessageDigestTest {
  @Test
  void hashesAreThoseOfJava() throws NoSuchAlgorithmException {
    Random random = new Random(1);
    for (int length = 0; length < 300; length++) {
      byte[] text = new byte[length];
      random.nextBytes(text);
      byte[] expected = java.security.MessageDigest.getInstance("SHA-256").digest(text);
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
      assertThat(hash).isEqualTo(expected);
      String hex = HexFormat.of().formatHex(hash);
      assertThat(hex).isEqualTo(java.util.HexFormat.of().formatHex(hash));
      assertThat(HexFormat.of().formatHex(hash, 3, 8)).isEqualTo(hex.substring(6, 16));
      assertThat(HexFormat.of().parseHex(hex)).isEqualTo(hash);
    }
  }

  @Test
  void whatIsNotThereIsRefused() {
    assertThatThrownBy(() -> MessageDigest.getInstance("MD5"))
        .isInstanceOf(NoSuchAlgorithmException.class);
    assertThatThrownBy(() -> HexFormat.of().parseHex("abc"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> HexFormat.of().parseHex("0g"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
