package tabuleiro.app.cli;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import org.jspecify.annotations.Nullable;

/// Prints ASCII characters only: letters lose their accents, and other characters become `?`.
public final class AsciiPrintStream extends SafePrintStream {
  public AsciiPrintStream(OutputStream stream) {
    super(stream, StandardCharsets.US_ASCII);
  }

  @Override
  public void print(@Nullable String text) {
    super.print(
        Normalizer.normalize(String.valueOf(text), Normalizer.Form.NFKD).replaceAll("\\p{M}", ""));
  }
}
