package tabuleiro.server.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.ChecksumException;
import com.google.zxing.FormatException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.decoder.Decoder;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class QrCodeTest {
  private static final Pattern MODULE = Pattern.compile("M(\\d+) (\\d+)h1v1h-1z");
  private static final Pattern SIZE = Pattern.compile("viewBox=\"0 0 (\\d+) ");

  @Test
  void drawnCodeDecodesToAddress() throws ChecksumException, FormatException {
    String address = "https://example.org/g/abc-DEF_012#s=" + "x".repeat(43);
    assertThat(read(QrCode.svg(address))).isEqualTo(address);
  }

  @Test
  void quietZoneIsEmpty() {
    String svg = QrCode.svg("http://localhost/g/a");
    assertThat(MODULE.matcher(svg).results())
        .allMatch(module -> Integer.parseInt(module.group(1)) >= 4)
        .allMatch(module -> Integer.parseInt(module.group(2)) >= 4);
  }

  private static String read(String svg) throws ChecksumException, FormatException {
    var found = SIZE.matcher(svg);
    assertThat(found.find()).isTrue();
    int size = Integer.parseInt(found.group(1)) - 8;
    BitMatrix bits = new BitMatrix(size);
    MODULE
        .matcher(svg)
        .results()
        .forEach(module ->
            bits.set(Integer.parseInt(module.group(1)) - 4, Integer.parseInt(module.group(2)) - 4));
    return new Decoder().decode(bits).getText();
  }
}
