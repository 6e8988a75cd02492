package tabuleiro.app.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;

/// Prints ASCII characters only: letters lose their accents, and other characters become `?`.
public final class AsciiPrintStream extends PrintStream {
  public AsciiPrintStream(OutputStream stream) {
    super(stream, false, StandardCharsets.US_ASCII);
  }

  @Override
  public void print(String text) {
    super.print(Normalizer.normalize(text, Normalizer.Form.NFKD).replaceAll("\\p{M}", ""));
  }

  @Override
  public void println(String text) {
    print(text);
    println();
  }
}
